import * as v from 'valibot';

const id = v.pipe(v.string(), v.maxLength(30));

/** Checks kept or shared answers. An option that a guide no longer has speaks for nothing. */
export const guideSchema = v.strictObject({
  answers: v.record(id, v.pipe(v.array(id), v.maxLength(12))),
});

/** The answers that were given. */
export type GuideState = v.InferOutput<typeof guideSchema>;
