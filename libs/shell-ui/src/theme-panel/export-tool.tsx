import type { ThemeEngine, ThemeMode } from '@genmaster/theme-engine';
import {
  toDesignTokens,
  toFigmaVariables,
  toMuiTheme,
  toShadcnTheme,
  toShareText,
  toTailwindTheme,
  toThemeCss,
  toThemeJson,
  type ExportFormat,
} from '@genmaster/theme-engine/export';
import { useState } from 'react';
import { copyText } from './copy-text.ts';
import { ExportNames } from './export-names.tsx';
import type { ThemeToolsProps } from './theme-tools-props.ts';
import { useAnnouncement } from './use-announcement.ts';
import controls from './panel-controls.module.css';
import styles from './theme-tools.module.css';

const FORMATS: readonly ExportFormat[] = ['css', 'tailwind', 'shadcn', 'tokens', 'figma', 'mui', 'json'];
const FIGMA_MODES: readonly ThemeMode[] = ['light', 'dark', 'flately'];

const FILES: Readonly<Record<ExportFormat, { name: string; type: string }>> = {
  css: { name: 'theme.css', type: 'text/css' },
  tailwind: { name: 'theme.tailwind.css', type: 'text/css' },
  shadcn: { name: 'theme.shadcn.css', type: 'text/css' },
  figma: { name: 'theme.{mode}.tokens.json', type: 'application/json' },
  mui: { name: 'theme.ts', type: 'text/plain' },
  tokens: { name: 'theme.tokens.json', type: 'application/json' },
  json: { name: 'theme.json', type: 'application/json' },
};

/** Renders the export of the draft: as a file for other tools, and as a link. */
export function ExportTool({
  engine,
  labels,
  shareAddress,
}: Pick<ThemeToolsProps, 'engine' | 'labels' | 'shareAddress'>) {
  const [format, setFormat] = useState<ExportFormat>('css');
  const [outcome, announce] = useAnnouncement();
  const copy = async (text: string | Promise<string>) =>
    announce((await copyText(text)) ? labels.copied : labels.copyFailed);
  return (
    <fieldset className={styles.tool}>
      <legend className={controls.legend}>{labels.exportTheme}</legend>
      <label className={controls.field}>
        <span className={controls.label}>{labels.format}</span>
        <select
          className={controls.select}
          value={format}
          onChange={(event) => setFormat(event.currentTarget.value as ExportFormat)}
        >
          {FORMATS.map((option) => (
            <option key={option} value={option}>
              {labels.formats[option]}
            </option>
          ))}
        </select>
      </label>
      <ExportNames engine={engine} format={format} labels={labels} />
      <div className={styles.pair}>
        <button type="button" className={controls.button} onClick={() => void copy(write(engine, format))}>
          {labels.copy}
        </button>
        <button type="button" className={controls.button} onClick={() => downloadAll(engine, format)}>
          {labels.download}
        </button>
      </div>
      {shareAddress ? (
        <button
          type="button"
          className={controls.button}
          onClick={() => void copy(toShareText(engine.toSaved()).then(shareAddress))}
        >
          {labels.copyLink}
        </button>
      ) : null}
      <p aria-live="polite" className={controls.hint}>
        {outcome}
      </p>
    </fieldset>
  );
}

function write(engine: ThemeEngine, format: ExportFormat): string {
  const { draft } = engine.getSnapshot();
  switch (format) {
    case 'css':
      return toThemeCss(engine.catalogue, draft);
    case 'tailwind':
      return toTailwindTheme(engine.catalogue, draft);
    case 'shadcn':
      return toShadcnTheme(engine.catalogue, draft);
    case 'figma':
      return JSON.stringify(toFigmaVariables(engine.catalogue, draft)[draft.mode], null, 2);
    case 'mui':
      return toMuiTheme(engine.catalogue, draft);
    case 'tokens':
      return JSON.stringify(toDesignTokens(engine.catalogue, draft), null, 2);
    case 'json':
      return toThemeJson(engine.toSaved());
    default:
      return format satisfies never;
  }
}

/** Downloads the theme. Figma needs one file for each mode; every other format is one file. */
function downloadAll(engine: ThemeEngine, format: ExportFormat): void {
  const { name, type } = FILES[format];
  if (format !== 'figma') return download(write(engine, format), FILES[format]);
  const files = toFigmaVariables(engine.catalogue, engine.getSnapshot().draft);
  // One after another: of downloads that begin together, WebKit keeps only the last one.
  FIGMA_MODES.forEach((mode, index) =>
    setTimeout(
      () => download(JSON.stringify(files[mode], null, 2), { name: name.replace('{mode}', mode), type }),
      index * 100,
    ),
  );
}

function download(text: string, { name, type }: { name: string; type: string }): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
