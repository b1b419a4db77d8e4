import { textOf } from '../core/text-of.ts';
import { isRecord } from '../core/is-record.ts';
import type { ValuesByMode } from './read-tokens.ts';

/**
 * Parses an item of a registry of shadcn/ui, as tweakcn publishes its themes: `cssVars` with the variables of both
 * modes, and those of the `theme`, which both have.
 */
export function readRegistryItem({ cssVars }: Record<string, unknown>): ValuesByMode | null {
  if (!isRecord(cssVars)) return null;
  const named = (group: unknown) =>
    Object.fromEntries(
      Object.entries(isRecord(group) ? group : {}).map(([name, text]) => [
        `--${name.replace(/^--/, '')}`,
        textOf(text),
      ]),
    );
  const { theme, light, dark } = cssVars;
  const found: ValuesByMode = { light: { ...named(theme), ...named(light) } };
  return isRecord(dark) ? { ...found, dark: named(dark) } : found;
}
