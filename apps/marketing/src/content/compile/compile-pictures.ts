import type { LanguageCode } from '@genmaster/i18n';
import { drawPicture } from '../drawing/draw-picture.ts';
import { pictureSchema, type Picture } from '../schema/pictures/index.ts';
import { check } from './check.ts';
import { named, type ContentLibrary } from './library.ts';

type ReportAt = (path: string, message: string) => void;

/** Pictures of a page in one language, by name. */
export type Pictures = Readonly<Record<string, Picture>>;

/** Placeholder for an invalid picture, so that the problem is reported once. */
const NO_PICTURE: Picture = { picture: 'theme' };

/**
 * Validates every picture of a page and draws it once as a test, so that drawing errors are reported here, at their
 * line.
 */
export function compilePictures(
  written: Readonly<Record<string, unknown>>,
  { language, library }: { language: LanguageCode; library: ContentLibrary },
  report: ReportAt,
): Pictures {
  const compiled = Object.entries(written).map(([name, value]): [string, Picture] => {
    const at: ReportAt = (path, message) => report(`pictures.${name}${path && `.${path}`}`, message);
    const whole = callByName(value, { language, library }, at);
    const picture = check(pictureSchema, whole, at);
    const isGood = picture && canBeDrawn(picture, language, (message) => at('', message));
    return [name, isGood ? picture : NO_PICTURE];
  });
  return Object.fromEntries(compiled);
}

/** Replaces the name of a listing or figure in a picture by its data. */
function callByName(
  value: unknown,
  { language, library }: { language: LanguageCode; library: ContentLibrary },
  report: ReportAt,
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('windows' in value && Array.isArray(value.windows)) {
    const windows = value.windows.map((one: unknown) => callByName(one, { language, library }, report));
    return { ...value, windows };
  }
  if ('listing' in value) {
    const { listing: name, ...rest } = value;
    const found = named(library.listings, 'listing', String(name), (message) => report('listing', message));
    return { ...rest, code: found?.().code ?? '–' };
  }
  if ('figure' in value && typeof value.figure === 'string') {
    const found = named(library.figures, 'figure', value.figure, (message) => report('figure', message));
    return found ? { ...value, figure: found(language) } : { picture: 'theme' };
  }
  return value;
}

function canBeDrawn(picture: Picture, language: LanguageCode, report: (message: string) => void): boolean {
  try {
    drawPicture(picture, language);
    return true;
  } catch (error) {
    report(error instanceof Error ? error.message : String(error));
    return false;
  }
}

/** Finds a picture of the page, or reports the available names. */
export const pictureNamed = (pictures: Pictures, name: string, report: (message: string) => void): Picture =>
  named(pictures, 'picture', name, report) ?? NO_PICTURE;
