import { channelsOf } from './channels.ts';
import { loadFarColors } from './far-registry.ts';
import { formatColor } from './format-color.ts';
import { parseColor } from './parse-color.ts';

const color = parseColor('rgba(51, 102, 153, 0.5)')!;

beforeAll(() => loadFarColors());

describe.each(['rgba', 'hsla', 'hwb', 'cmyk', 'gray', 'oklch', 'p3'] as const)('a channel of %s', (format) => {
  it('takes a number outside its range as the nearest end', () => {
    for (const channel of channelsOf(format, 'enabled')) {
      expect(channel.write(color, channel.max * 3)).toEqual(channel.write(color, channel.max));
      expect(channel.write(color, -1)).toEqual(channel.write(color, 0));
      expect(channel.write(color, Infinity)).toEqual(channel.write(color, channel.max));
    }
  });

  it('is not changed by what is no number', () => {
    for (const channel of channelsOf(format, 'enabled')) expect(channel.write(color, NaN)).toBe(color);
  });
});

it('a color is printed within the ranges, whatever is written to its channels', () => {
  const [hue, saturation, , alpha] = channelsOf('hsla', 'enabled');
  const odd = alpha!.write(saturation!.write(hue!.write(color, 400), 150), 2);
  expect(formatColor(odd, 'hsla')).toBe('hsla(360, 100%, 40%, 1)');
});
