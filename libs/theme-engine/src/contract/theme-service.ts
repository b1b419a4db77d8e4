import * as v from 'valibot';

const projectName = v.pipe(v.string(), v.minLength(1), v.maxLength(128));
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const schemeCode = v.pipe(v.string(), v.regex(/^\d{1,2}\.\d{1,2}$/));
const colorText = v.pipe(v.string(), v.maxLength(64));
const variable = v.pipe(v.string(), v.regex(/^--[a-z][a-z0-9-]{0,63}$/));
const colors = v.record(variable, colorText);

/** Request: the initial mode of a project. */
export const prjColorThemeRequestSchema = v.strictObject({ projectName });

/** Response: the initial mode of a project. A value that is not one of the three modes is ignored. */
export const prjColorThemeAnswerSchema = v.strictObject({ colortheme: v.pipe(v.string(), v.maxLength(32)) });

/** A colour scheme of a project. It overrides colours of the first scheme of its theme. */
export const schemeOptionSchema = v.strictObject({
  color_scheme: schemeCode,
  name,
  theme_id: v.pipe(v.string(), v.maxLength(16)),
  colors: v.strictObject({
    light: v.optional(colors),
    dark: v.optional(colors),
    flately: v.optional(colors),
  }),
});

/** A published scheme. */
export const publishedSchemeSchema = v.strictObject({
  ...schemeOptionSchema.entries,
  /** Id of the publication, different each time the same code is published. */
  published_at: v.optional(v.pipe(v.string(), v.maxLength(32))),
});

/** Limit of a range, as a number or as text. */
const limit = v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,6}(\.\d+)?(px)?$/))]);

/** Options of a select: words, lengths or lists of font families. */
const options = v.pipe(
  v.array(
    v.strictObject({
      value: v.pipe(v.string(), v.regex(/^[\w"'][\w"' ,.%-]{0,63}$/)),
      label: name,
    }),
  ),
  v.maxLength(64),
);

/** A font of a project. The project's stylesheet declares its `@font-face` rules. */
export const fontOptionSchema = v.strictObject({
  label: name,
  family: v.pipe(v.string(), v.regex(/^[A-Za-z][\w -]{0,47}$/)),
  weight: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(1000))),
  generic: v.optional(v.picklist(['sans-serif', 'serif', 'monospace'])),
});

/** A field that a project adds. */
export const fieldOptionSchema = v.strictObject({
  label: name,
  id: v.pipe(v.string(), v.regex(/^[A-Za-z][\w-]{0,63}$/)),
  inputType: v.picklist(['color', 'range', 'selectOption', 'selectOptions']),
  '--value': variable,
  /** Default value. Without it, a colour is transparent, a range has its minimum, a select its first option. */
  value: v.optional(v.pipe(v.string(), v.maxLength(64))),
  min: v.optional(limit),
  max: v.optional(limit),
  /** Options of a select, in either spelling. */
  optionValues: v.optional(options),
  optionValue: v.optional(options),
});

/** Response: the schemes, fields and fonts that a project adds to the catalogue. */
export const themeOptionAnswerSchema = v.strictObject({
  status: v.literal(1),
  result: v.strictObject({
    color_schemes: v.pipe(v.array(publishedSchemeSchema), v.maxLength(32)),
    sections: v.pipe(
      v.array(
        v.strictObject({
          section_name: name,
          section_fields: v.pipe(v.array(fieldOptionSchema), v.maxLength(64)),
        }),
      ),
      v.maxLength(16),
    ),
    fonts: v.optional(v.pipe(v.array(fontOptionSchema), v.maxLength(64))),
  }),
});

/** Request: publishes a changed scheme to all users. */
export const updateClrSchemeRequestSchema = v.strictObject({
  projectName,
  scheme: schemeOptionSchema,
  /**
   * The `published_at` of the scheme on which the changes are based; `null` for one that was never published.
   *
   * If someone else has published the scheme since, it is not replaced. Without this field, it is always replaced.
   */
  replaces: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(32)))),
});

/** Response to a published scheme. */
export const updateClrSchemeAnswerSchema = v.strictObject({ status: v.literal(1), result: publishedSchemeSchema });

export type PrjColorThemeRequest = v.InferOutput<typeof prjColorThemeRequestSchema>;
export type PrjColorThemeAnswer = v.InferOutput<typeof prjColorThemeAnswerSchema>;
export type SchemeOption = v.InferOutput<typeof schemeOptionSchema>;
export type PublishedScheme = v.InferOutput<typeof publishedSchemeSchema>;
export type FieldOptionAnswer = v.InferOutput<typeof fieldOptionSchema>;
export type ThemeOptionAnswer = v.InferOutput<typeof themeOptionAnswerSchema>;
export type UpdateClrSchemeRequest = v.InferOutput<typeof updateClrSchemeRequestSchema>;
export type UpdateClrSchemeAnswer = v.InferOutput<typeof updateClrSchemeAnswerSchema>;
