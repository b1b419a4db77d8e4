import { loadOnce } from '@genmaster/resilience';
import { createContext } from 'react';

/** The printer of the `yaml` package. It is fetched when YAML is chosen. */
export const yamlPrinter = loadOnce(async () => (await import('./print-yaml.ts')).printYaml);

/** Fetches the printer if needed, and renders the demo again with it. */
export const FetchYamlPrinter = createContext<() => void>(() => undefined);
