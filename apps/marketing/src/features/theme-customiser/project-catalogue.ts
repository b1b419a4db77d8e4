import type { ThemeCatalogue } from '@genmaster/theme-engine';
import {
  defaultCatalogue,
  extendCatalogue,
  nameCatalogue,
  withShape,
  type CatalogueNames,
} from '@genmaster/theme-engine/catalogue';
import { isReservedVariable } from './reserved-variables.ts';

/** What can be chosen on this site: the built-in catalogue and what the project adds to it. */
export interface ProjectCatalogue {
  get(): ThemeCatalogue;
  /** Whether the project adds anything to the built-in catalogue. */
  hasOwn(): boolean;
  /** Takes the project’s own schemes and fields, trusting none of them, and says whether anything is different now. */
  extend(options: unknown): boolean;
  /** Calls the built-in choices by other names from now on. */
  name(names: CatalogueNames): void;
}

/**
 * Starts with what this browser knows of the project from an earlier visit.
 *
 * Without that, a page in a scheme of the project’s own would show the built-in one until the server has answered. What
 * was kept is judged again like an answer of the server.
 */
export function createProjectCatalogue({
  storage,
  projectId,
}: {
  storage: Storage | null;
  projectId: string;
}): ProjectCatalogue {
  const key = `gm-theme-options:${encodeURIComponent(projectId)}`;
  let catalogue = extended(readKept(storage, key));
  let names: CatalogueNames = {};
  return {
    get: () => nameCatalogue(catalogue, names),
    hasOwn: () => choicesOf(catalogue) !== choicesOf(offered),
    name(next) {
      names = next;
    },
    extend(options) {
      const next = extended(options);
      if (choicesOf(next) === choicesOf(catalogue)) return false;
      catalogue = next;
      try {
        storage?.setItem(key, JSON.stringify(options));
      } catch {
        // A storage that is full or forbidden: the next visit asks the server first.
      }
      return true;
    },
  };
}

/** What every project has. */
const offered = withShape(defaultCatalogue);

/** The built-in catalogue with what a project may add to it. */
const extended = (options: unknown): ThemeCatalogue =>
  extendCatalogue(offered, options, { isReserved: isReservedVariable }).catalogue;

function readKept(storage: Storage | null, key: string): unknown {
  try {
    return JSON.parse(storage?.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** What the project has put in, as text that can be compared; the built-in palettes are not drawn for it. */
const choicesOf = ({ schemes, sections }: ThemeCatalogue): string =>
  JSON.stringify([...schemes, ...sections].filter((choice) => !builtIn.has(choice)));

const builtIn = new Set<unknown>([...offered.schemes, ...offered.sections]);
