import * as v from 'valibot';

interface Described {
  name: string;
  /** Whether a change needs a restart. */
  restart: boolean;
}

/** Description of a setting: its type, its limits, its default. */
export type Setting = Described &
  (
    | { type: 'integer'; minimum: number; maximum: number; default: number }
    | { type: 'boolean'; default: boolean }
    | { type: 'choice'; choices: readonly [string, ...string[]]; default: string }
    | { type: 'host'; default: string }
    | { type: 'secret'; default: null }
  );

/** Settings of the sample project; form, check and table are generated from this list. */
export const SETTINGS = [
  { name: 'session.idleMinutes', type: 'integer', minimum: 5, maximum: 480, default: 30, restart: false },
  { name: 'mail.sendRealMessages', type: 'boolean', default: false, restart: true },
  { name: 'mail.host', type: 'host', default: 'smtp.example.com', restart: true },
  { name: 'mail.password', type: 'secret', default: null, restart: true },
  { name: 'report.rowLimit', type: 'integer', minimum: 100, maximum: 100_000, default: 50_000, restart: false },
  { name: 'log.level', type: 'choice', choices: ['error', 'warn', 'info', 'debug'], default: 'info', restart: false },
] as const satisfies readonly Setting[];

export type SettingName = (typeof SETTINGS)[number]['name'];

/** A host name: letters, digits and hyphens, separated by dots. */
const HOST = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/i;
const SECRET_NAME = /^[a-z][a-z0-9-]{1,39}$/;

function schemaOf(setting: Setting): v.GenericSchema {
  switch (setting.type) {
    case 'integer':
      return v.pipe(v.number(), v.integer(), v.minValue(setting.minimum), v.maxValue(setting.maximum));
    case 'boolean':
      return v.boolean();
    case 'choice':
      return v.picklist([...setting.choices]);
    case 'host':
      return v.pipe(v.string(), v.regex(HOST));
    case 'secret':
      return v.strictObject({ secret: v.pipe(v.string(), v.regex(SECRET_NAME)) });
    default:
      return setting satisfies never;
  }
}

/** Schema of an environment’s file: known names only, each optional, each within its limits. */
export const settingsSchema = v.strictObject(
  Object.fromEntries(SETTINGS.map((setting) => [setting.name, v.optional(schemaOf(setting))])),
);

/** Returns the same description as JSON Schema, for other tools. */
export const settingsJsonSchema = () => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: Object.fromEntries(
    SETTINGS.map((setting: Setting) => {
      const { name, type, default: value } = setting;
      if (type === 'integer')
        return [name, { type, minimum: setting.minimum, maximum: setting.maximum, default: value }];
      if (type === 'boolean') return [name, { type, default: value }];
      if (type === 'choice') return [name, { enum: setting.choices, default: value }];
      if (type === 'host') return [name, { type: 'string', pattern: HOST.source, default: value }];
      const secret = { type: 'string', pattern: SECRET_NAME.source };
      return [name, { type: 'object', properties: { secret }, required: ['secret'], additionalProperties: false }];
    }),
  ),
  additionalProperties: false,
});
