import * as v from 'valibot';

/** Paths of the requests that a host sends once, in parallel, after its first paint. */
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

/** Whether visitors may change the theme on this installation, and whether signed-in users may save it. */
export const themeStatusAnswerSchema = v.strictObject({ themeActive: v.boolean(), saveActive: v.boolean() });

/** Rules of the product's own forms, so that client and server reject the same input. */
export const allValidationsAnswerSchema = v.strictObject({
  forms: v.array(
    v.strictObject({
      form: v.string(),
      fields: v.array(
        v.strictObject({
          field: v.string(),
          required: v.boolean(),
          /** Omitted for a field with choices. */
          maxLength: v.optional(v.pipe(v.number(), v.integer())),
        }),
      ),
    }),
  ),
});

/** Whether the token of the request is still valid, and the id of its user. */
export const idCheckAnswerSchema = v.strictObject({ signedIn: v.boolean(), userId: v.nullable(v.string()) });

/** Addresses of the mobile apps of this installation; empty when there are none. */
export const mobileDataAnswerSchema = v.strictObject({
  apps: v.array(v.strictObject({ platform: v.picklist(['android', 'ios']), url: v.string() })),
});

export type GridJsonAnswer = v.InferOutput<typeof gridJsonAnswerSchema>;
export type ThemeStatusAnswer = v.InferOutput<typeof themeStatusAnswerSchema>;
export type AllValidationsAnswer = v.InferOutput<typeof allValidationsAnswerSchema>;
export type IdCheckAnswer = v.InferOutput<typeof idCheckAnswerSchema>;
export type MobileDataAnswer = v.InferOutput<typeof mobileDataAnswerSchema>;
