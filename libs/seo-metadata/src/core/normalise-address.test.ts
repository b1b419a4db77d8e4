import fc from 'fast-check';
import { normaliseAddress } from './normalise-address.ts';

describe('normaliseAddress', () => {
  it.each([
    { address: '', path: '/' },
    { address: '/', path: '/' },
    { address: '/about-us', path: '/about-us' },
    { address: '/about-us/', path: '/about-us' },
    { address: '/About-US', path: '/about-us' },
    { address: 'about-us', path: '/about-us' },
    { address: '//about-us///', path: '/about-us' },
    { address: '/about-us?demo=2', path: '/about-us' },
    { address: '/about-us#top', path: '/about-us' },
    { address: '/about-us/?a=/b#c?d', path: '/about-us' },
    { address: 'https://genmaster.example/about-us?x', path: '/about-us' },
    { address: 'https://genmaster.example', path: '/' },
  ])('reads $address as $path', ({ address, path }) => {
    expect(normaliseAddress(address)).toBe(path);
  });

  it('is idempotent for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath()), (address) => {
        const once = normaliseAddress(address);
        expect(normaliseAddress(once)).toBe(once);
        expect(once).toMatch(/^\/(?!.*\/\/)[^?#]*$/s);
      }),
    );
  });
});
