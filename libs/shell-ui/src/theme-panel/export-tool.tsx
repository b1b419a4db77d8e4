import type { ThemeEngine } from '@genmaster/theme-engine';
import { toDesignTokens, toShareText, toTailwindTheme, toThemeCss, toThemeJson } from '@genmaster/theme-engine/export';
import { useState } from 'react';
import type { ThemeToolsProps } from './theme-tools.tsx';
import controls from './panel-controls.module.css';
import styles from './theme-tools.module.css';

const FORMATS = ['css', 'tailwind', 'tokens', 'json'] as const;
type Format = (typeof FORMATS)[number];

const FILES: Readonly<Record<Format, { name: string; type: string }>> = {
  css: { name: 'theme.css', type: 'text/css' },
  tailwind: { name: 'theme.tailwind.css', type: 'text/css' },
  tokens: { name: 'theme.tokens.json', type: 'application/json' },
  json: { name: 'theme.json', type: 'application/json' },
};

/** The draft as a file for other tools, and as a link. */
export function ExportTool({
  engine,
  labels,
  shareAddress,
  onSay,
}: Pick<ThemeToolsProps, 'engine' | 'labels' | 'shareAddress' | 'onSay'>) {
  const [format, setFormat] = useState<Format>('css');
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      onSay(labels.copied);
    } catch {
      onSay(labels.copyFailed);
    }
  };
  return (
    <fieldset className={styles.tool}>
      <legend className={controls.legend}>{labels.exportTheme}</legend>
      <label className={controls.field}>
        <span className={controls.label}>{labels.format}</span>
        <select
          className={controls.select}
          value={format}
          onChange={(event) => setFormat(event.currentTarget.value as Format)}
        >
          {FORMATS.map((option) => (
            <option key={option} value={option}>
              {labels.formats[option]}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.pair}>
        <button type="button" className={controls.button} onClick={() => void copy(write(engine, format))}>
          {labels.copy}
        </button>
        <button
          type="button"
          className={controls.button}
          onClick={() => download(write(engine, format), FILES[format])}
        >
          {labels.download}
        </button>
      </div>
      {shareAddress ? (
        <button
          type="button"
          className={controls.button}
          onClick={() => void toShareText(engine.toSaved()).then((text) => copy(shareAddress(text)))}
        >
          {labels.copyLink}
        </button>
      ) : null}
    </fieldset>
  );
}

function write(engine: ThemeEngine, format: Format): string {
  const { draft } = engine.getSnapshot();
  switch (format) {
    case 'css':
      return toThemeCss(engine.catalogue, draft);
    case 'tailwind':
      return toTailwindTheme(engine.catalogue, draft);
    case 'tokens':
      return JSON.stringify(toDesignTokens(engine.catalogue, draft), null, 2);
    case 'json':
      return toThemeJson(engine.toSaved());
    default:
      return format satisfies never;
  }
}

function download(text: string, { name, type }: { name: string; type: string }): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
