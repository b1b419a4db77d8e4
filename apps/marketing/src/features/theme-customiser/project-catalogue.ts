import { tryStorage } from '@genmaster/resilience';
import type { ThemeCatalogue } from '@genmaster/theme-engine';
import {
  defaultCatalogue,
  extendCatalogue,
  nameCatalogue,
  withShape,
  type CatalogueNames,
} from '@genmaster/theme-engine/catalogue';
import { isReservedVariable } from './reserved-variables.ts';

/** The choices of this site: the built-in catalogue and the project’s additions. */
export interface ProjectCatalogue {
  get(): ThemeCatalogue;
  /** Whether the project adds anything to the built-in catalogue. */
  hasOwn(): boolean;
  /** Validates and adds the project’s schemes and fields. Returns whether the catalogue changed. */
  extend(options: unknown): boolean;
  /** Translates the names of the built-in choices. Returns whether the names changed. */
  name(names: CatalogueNames): boolean;
}

/**
 * Creates the catalogue with the project’s additions that this browser stored on an earlier visit.
 *
 * Without them, a page in a scheme of the project would show the built-in one until the server responds. Stored
 * additions are validated like a response of the server.
 */
export function createProjectCatalogue({
  storage,
  projectId,
}: {
  storage: Storage | null;
  projectId: string;
}): ProjectCatalogue {
  const key = `gm-theme-options:${encodeURIComponent(projectId)}`;
  let catalogue = extended(tryStorage(storage, (area): unknown => JSON.parse(area.getItem(key) ?? 'null')));
  let names: CatalogueNames = {};
  return {
    get: () => nameCatalogue(catalogue, names),
    hasOwn: () => choicesOf(catalogue) !== choicesOf(offered),
    name(next) {
      // Each caller without a translation passes an empty object of its own.
      const isSame = next === names || Object.keys({ ...next, ...names }).length === 0;
      names = next;
      return !isSame;
    },
    extend(options) {
      const next = extended(options);
      if (choicesOf(next) === choicesOf(catalogue)) return false;
      catalogue = next;
      tryStorage(storage, (area) => area.setItem(key, JSON.stringify(options)));
      return true;
    },
  };
}

/** The catalogue of every project. */
const offered = withShape(defaultCatalogue);

/** Returns the built-in catalogue with the additions of a project. */
const extended = (options: unknown): ThemeCatalogue =>
  extendCatalogue(offered, options, { isReserved: isReservedVariable }).catalogue;

/** Returns the project’s additions as comparable text, without computing the built-in palettes. */
const choicesOf = ({ schemes, sections }: ThemeCatalogue): string =>
  JSON.stringify([...schemes, ...sections].filter((choice) => !builtIn.has(choice)));

const builtIn = new Set<unknown>([...offered.schemes, ...offered.sections]);
