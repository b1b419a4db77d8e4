import { heroSchema, type HeroSpec } from '../schema/blocks/index.ts';
import { check } from './check.ts';
import { pictureNamed, type Pictures } from './compile-pictures.ts';

/** Validates the hero of a page, with its pictures inserted for their names. */
export function compileHero(
  written: unknown,
  pictures: Pictures,
  report: (path: string, message: string) => void,
): HeroSpec | undefined {
  const whole = withPictures(written, 'hero', pictures, report);
  return check(heroSchema, whole, (path, message) => report(path ? `hero.${path}` : 'hero', message)) ?? undefined;
}

/** Entries of a hero that contain the name of a picture. */
const PICTURED = ['picture', 'under', 'files', 'source', 'result'];

function withPictures(
  value: unknown,
  path: string,
  pictures: Pictures,
  report: (path: string, message: string) => void,
): unknown {
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => withPictures(item, `${path}.${index}`, pictures, report));
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, entry]: [string, unknown]) => {
    const at = `${path}.${name}`;
    if (PICTURED.includes(name) && typeof entry === 'string') {
      return [name, pictureNamed(pictures, entry, (message) => report(at, message))];
    }
    return [name, withPictures(entry, at, pictures, report)];
  });
  return Object.fromEntries(entries) as unknown;
}
