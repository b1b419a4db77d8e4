import * as v from 'valibot';

/** The paths of the calls that a host makes once, in parallel, after its first paint. */
export const STARTUP_PATHS = {
  gridJson: 'startup/grid-json',
  themeStatus: 'startup/theme-status',
  allValidations: 'startup/all-validations',
  idCheck: 'startup/id-check',
  mobileData: 'startup/mobile-data',
} as const;

/** Columns of the built-in grids, by grid name. */
export const gridJsonAnswerSchema = v.strictObject({
  grids: v.array(
    v.strictObject({
      name: v.string(),
      columns: v.array(v.strictObject({ field: v.string(), label: v.string(), sortable: v.boolean() })),
    }),
  ),
});

/** Whether this installation lets visitors restyle and signed-in users save. */
export const themeStatusAnswerSchema = v.strictObject({ themeActive: v.boolean(), saveActive: v.boolean() });

/** The rules of the product's own forms, so that client and server refuse the same input. */
export const allValidationsAnswerSchema = v.strictObject({
  forms: v.array(
    v.strictObject({
      form: v.string(),
      fields: v.array(
        v.strictObject({
          field: v.string(),
          required: v.boolean(),
          /** Left out where a field is a choice. */
          maxLength: v.optional(v.pipe(v.number(), v.integer())),
        }),
      ),
    }),
  ),
});

/** Whether the token that came with the request is still good, and whose it is. */
export const idCheckAnswerSchema = v.strictObject({ signedIn: v.boolean(), userId: v.nullable(v.string()) });

/** Where the mobile editions of this installation are found; empty when there are none. */
export const mobileDataAnswerSchema = v.strictObject({
  apps: v.array(v.strictObject({ platform: v.picklist(['android', 'ios']), url: v.string() })),
});

export type GridJsonAnswer = v.InferOutput<typeof gridJsonAnswerSchema>;
export type ThemeStatusAnswer = v.InferOutput<typeof themeStatusAnswerSchema>;
export type AllValidationsAnswer = v.InferOutput<typeof allValidationsAnswerSchema>;
export type IdCheckAnswer = v.InferOutput<typeof idCheckAnswerSchema>;
export type MobileDataAnswer = v.InferOutput<typeof mobileDataAnswerSchema>;
