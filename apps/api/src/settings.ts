import * as v from 'valibot';
import { ConfigError } from './config-error.ts';
import { findMisspelt } from './misspelt-settings.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Variables whose value may hold a password and is therefore never printed. */
const SECRET_VARIABLES = new Set(['DATABASE_URL', 'SMTP_URL', 'SECRET_KEY']);

/** Reads settings one by one and collects their errors, so that all of them are reported at once. */
export function createSettings(env: Environment) {
  const names: string[] = [];
  const faults: string[] = [];
  return {
    /** Returns the value of a variable; the fallback when it is unset, empty or invalid. */
    read<Output, Schema extends v.GenericSchema<unknown, Output>>(
      name: string,
      schema: Schema,
      fallback: NoInfer<v.InferOutput<Schema>>,
      expected: string,
    ): v.InferOutput<Schema> {
      names.push(name);
      const text = env[name];
      if (text === undefined || text === '') return fallback;
      const parsed = v.safeParse(schema, text);
      if (parsed.success) return parsed.output;
      const shown = SECRET_VARIABLES.has(name) ? '' : ` ("${text.slice(0, 80)}")`;
      faults.push(`${name} has a value that cannot be used${shown}. Set it to ${expected}, or unset it.`);
      return fallback;
    },
    /** Adds an error for settings that are each valid but do not fit together. */
    refuse: (fault: string) => void faults.push(fault),
    /** Throws when there was an error, or when a variable looks like a misspelt setting. */
    assertRight(): void {
      for (const { name, meant } of findMisspelt(env, names)) {
        faults.push(`${name.slice(0, 80)} is no setting. Did you mean ${meant}? Rename it, or unset it.`);
      }
      if (faults.length > 0) throw new ConfigError(faults.join('\n'));
    },
  };
}
