import { stringify } from 'yaml';

/** Prints plain data as YAML that reads the same in versions 1.1 and 1.2, with every value where it stands. */
export const printYaml = (data: unknown): string =>
  stringify(data, { aliasDuplicateObjects: false, compat: 'yaml-1.1', lineWidth: 0 });
