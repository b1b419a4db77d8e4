import { loadOnce } from '@genmaster/resilience';
import { createContext } from 'react';
import type { Fetched } from '../parts/use-fetched.ts';

/** The printer of the `yaml` package. It is fetched when YAML is chosen. */
export const yamlPrinter = loadOnce(async () => (await import('./print-yaml.ts')).printYaml);

/** The printer as the demo fetches it, so that all of the demo is rendered again with it. */
export const FetchedYamlPrinter = createContext<{
  printer: Pick<Fetched<unknown>, 'isLost' | 'retry'>;
  /** Fetches the printer if needed. */
  want: () => void;
}>({ printer: { isLost: false, retry: () => undefined }, want: () => undefined });
