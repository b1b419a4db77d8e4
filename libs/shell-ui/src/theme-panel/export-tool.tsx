import type { SavedTheme, ThemeCatalogue, ThemeEngine, ThemeMode, ThemeState } from '@genmaster/theme-engine';
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
import { ExportStyle, type ChosenStyle } from './export-style.tsx';
import { MODES } from './theme-modes.ts';
import type { ThemePanelLabels } from './theme-panel-labels.ts';
import type { ThemeToolsProps } from './theme-tools-props.ts';
import { useAnnouncement } from './use-announcement.ts';
import controls from './panel-controls.module.css';
import styles from './theme-tools.module.css';

interface FileFormat {
  name: string;
  type: string;
  write: (catalogue: ThemeCatalogue, draft: ThemeState, style: ChosenStyle, saved: SavedTheme) => string;
}

const asJson = (value: unknown) => JSON.stringify(value, null, 2);

/** The files, in the order of their choice. Of stylesheets, notation and modes can be chosen. */
const FILES: Readonly<Record<ExportFormat, FileFormat>> = {
  css: { name: 'theme.css', type: 'text/css', write: toThemeCss },
  tailwind: { name: 'theme.tailwind.css', type: 'text/css', write: toTailwindTheme },
  shadcn: { name: 'theme.shadcn.css', type: 'text/css', write: toShadcnTheme },
  tokens: {
    name: 'theme.tokens.json',
    type: 'application/json',
    write: (catalogue, draft) => asJson(toDesignTokens(catalogue, draft)),
  },
  figma: {
    name: 'theme.{mode}.tokens.json',
    type: 'application/json',
    write: (catalogue, draft) => asJson(toFigmaVariables(catalogue, draft)[draft.mode]),
  },
  mui: { name: 'theme.ts', type: 'text/plain', write: toMuiTheme },
  json: {
    name: 'theme.json',
    type: 'application/json',
    write: (_catalogue, _draft, _style, saved) => toThemeJson(saved),
  },
};

export interface ExportToolProps extends Pick<ThemeToolsProps, 'engine' | 'shareAddress'> {
  /** Texts of the panel, with the names of the modes. */
  texts: ThemePanelLabels;
}

/** Renders the export of the draft: as a file for other tools, and as a link. */
export function ExportTool({ engine, texts, shareAddress }: ExportToolProps) {
  const labels = texts.tools;
  const [format, setFormat] = useState<ExportFormat>('css');
  const [style, setStyle] = useState<ChosenStyle>({ colors: 'rgb', modes: MODES });
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
          {(Object.keys(FILES) as ExportFormat[]).map((option) => (
            <option key={option} value={option}>
              {labels.formats[option]}
            </option>
          ))}
        </select>
      </label>
      {FILES[format].type === 'text/css' ? <ExportStyle style={style} labels={texts} onChange={setStyle} /> : null}
      <ExportNames engine={engine} format={format} labels={labels} />
      <div className={styles.pair}>
        <button type="button" className={controls.button} onClick={() => void copy(write(engine, format, style))}>
          {labels.copy}
        </button>
        <button type="button" className={controls.button} onClick={() => downloadAll(engine, format, style)}>
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

function write(engine: ThemeEngine, format: ExportFormat, style: ChosenStyle, mode?: ThemeMode): string {
  const { draft } = engine.getSnapshot();
  return FILES[format].write(engine.catalogue, { ...draft, mode: mode ?? draft.mode }, style, engine.toSaved());
}

/** Downloads the theme. Figma needs one file for each mode; every other format is one file. */
function downloadAll(engine: ThemeEngine, format: ExportFormat, style: ChosenStyle): void {
  const file = FILES[format];
  if (format !== 'figma') return download(write(engine, format, style), file);
  // One after another: of downloads that begin together, WebKit keeps only the last one.
  MODES.forEach((mode, index) => {
    const text = write(engine, format, style, mode);
    setTimeout(() => download(text, { ...file, name: file.name.replace('{mode}', mode) }), index * 100);
  });
}

function download(text: string, { name, type }: Pick<FileFormat, 'name' | 'type'>): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
