/** @jest-environment jsdom */
import { ColorPicker } from '@genmaster/color-picker';
import { render } from '@testing-library/react';
import * as ts from 'typescript';
import * as v from 'valibot';
import { htmlCode, reactCode } from './gallery-code.ts';
import { attributesOf, settingsOf } from './gallery-settings.ts';
import { startOf, stateSchema, VARIANTS, type GalleryState } from './gallery-state.ts';

const every = VARIANTS.map((variant) => ({ variant, state: startOf(variant) }));

const changed: GalleryState = {
  ...startOf('presets'),
  format: 'hsla',
  alphaMode: 'forced',
  isDisabled: true,
  isWide: true,
};

it.each(every)('starts “$variant” from a valid stored state', ({ state }) => {
  expect(v.safeParse(stateSchema, state).success).toBe(true);
});

it.each([...every, { variant: 'changed', state: changed }])('prints code for “$variant” that compiles', ({ state }) => {
  const { diagnostics = [] } = ts.transpileModule(reactCode(state, 'Chosen "color"'), {
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX },
    fileName: 'chosen-color.tsx',
  });

  expect(diagnostics.map(({ messageText }) => messageText)).toEqual([]);
});

it('prints only settings that differ from the picker’s defaults', () => {
  expect(reactCode(startOf('inline'), 'Color')).not.toMatch(/alphaMode|outputFormat|disabled|width/);
  expect(reactCode(changed, 'Color')).toMatch(
    /outputFormat="hsla"\n +alphaMode="forced"\n +disabled\n +width="100%"\n +presets=\{presets\}/,
  );
});

it.each([...every, { variant: 'changed', state: changed }])(
  'prints HTML for “$variant” with the attributes of the shown element',
  ({ state }) => {
    const place = document.createElement('div');
    place.innerHTML = htmlCode(state, 'Chosen "color"').split('\n\n<script')[0]!;
    const element = place.querySelector('gm-color-picker')!;

    expect(Object.fromEntries(element.getAttributeNames().map((name) => [name, element.getAttribute(name)]))).toEqual(
      attributesOf(state, 'Chosen "color"'),
    );
  },
);

it('shows in React what its settings describe', () => {
  const { container } = render(<ColorPicker {...settingsOf(changed)} value={changed.value} />);

  expect(container.querySelectorAll('input:not(:disabled), button:not(:disabled)')).toHaveLength(0);
});

it.each(['reddish', '', `#${'0'.repeat(100)}`])('forgets a stored colour that is invalid: “%s”', (value) => {
  expect(v.safeParse(stateSchema, { ...startOf('inline'), value }).success).toBe(false);
});
