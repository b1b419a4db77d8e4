import { AGAINST, attributesOf, settingsOf } from './gallery-settings.ts';
import type { GalleryState } from './gallery-state.ts';

/** Returns the React code of a state, ready to be pasted. */
export function reactCode(state: GalleryState, label: string): string {
  const { variant, value, presets } = state;
  const tag = variant === 'popup' ? 'ColorPickerPopover' : 'ColorPicker';
  const parts = variant === 'contrast' ? ['ContrastReadout', 'CopyColor'] : [];
  const props = [
    ...(variant === 'popup' ? [attribute('label', label)] : []),
    ...Object.entries(settingsOf(state)).map(([name, setting]) =>
      setting === true ? name : attribute(name, String(setting)),
    ),
    ...(variant === 'swatches' ? [`presets={${listing(presets)}}`] : []),
    ...(variant === 'presets'
      ? ['presets={presets}', 'onPresetsChange={(details) => setPresets(details.presets)}']
      : []),
    'value={color}',
    'onValueChange={({ value }) => setColor(value)}',
  ].map((prop) => `      ${prop}`);
  return [
    `import { ${[tag, ...parts].toSorted().join(', ')} } from '@genmaster/color-picker';`,
    `import '@genmaster/color-picker/style.css';`,
    `import { useState } from 'react';`,
    '',
    'export function ChosenColor() {',
    `  const [color, setColor] = useState(${quoted(value)});`,
    ...(variant === 'presets' ? [`  const [presets, setPresets] = useState(${listing(presets)});`] : []),
    '  return (',
    `    <${tag}`,
    ...props,
    ...(parts.length === 0
      ? ['    />']
      : ['    >', `      <ContrastReadout against="${AGAINST}" />`, '      <CopyColor />', `    </${tag}>`]),
    '  );',
    '}',
  ].join('\n');
}

/** Returns the HTML code of the same picker for a page without React. */
export function htmlCode(state: GalleryState, label: string): string {
  const attributes = Object.entries(attributesOf(state, label)).map(([name, value]) =>
    value === '' ? `  ${name}` : `  ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
  );
  return [
    '<gm-color-picker',
    ...attributes,
    '></gm-color-picker>',
    '',
    '<script type="module">',
    `  import { defineColorPicker } from '@genmaster/color-picker/element';`,
    `  import '@genmaster/color-picker/style.css';`,
    '',
    '  defineColorPicker();',
    '  document',
    `    .querySelector('gm-color-picker')`,
    `    .addEventListener('value-change', ({ detail }) => console.log(detail.value));`,
    '</script>',
  ].join('\n');
}

/** Prints a JSX attribute, whose text knows no escapes. */
const attribute = (name: string, text: string) =>
  text.includes('"') ? `${name}={${quoted(text)}}` : `${name}="${text}"`;

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const listing = (texts: readonly string[]) => `[${texts.map(quoted).join(', ')}]`;
