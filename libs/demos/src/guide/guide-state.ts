import * as v from 'valibot';

const id = v.pipe(v.string(), v.maxLength(30));

/** Schema that validates stored or shared answers. An option that the guide no longer has adds no points. */
export const guideSchema = v.strictObject({
  answers: v.record(id, v.pipe(v.array(id), v.maxLength(12))),
});

/** Answers given by the visitor. */
export type GuideState = v.InferOutput<typeof guideSchema>;
