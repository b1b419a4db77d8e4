import { stringify } from 'yaml';

/** Prints plain data as YAML that YAML 1.1 and 1.2 parse alike, without anchors or aliases. */
export const printYaml = (data: unknown): string =>
  stringify(data, { aliasDuplicateObjects: false, compat: 'yaml-1.1', lineWidth: 0 });
