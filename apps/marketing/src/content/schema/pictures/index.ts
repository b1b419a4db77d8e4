import * as v from 'valibot';
import type { Figure } from '../../figures/figure-data.ts';
import * as entities from './of-entities.ts';
import * as written from './written.ts';

const one = v.variant('picture', [
  entities.definitionPicture,
  entities.formPicture,
  entities.gridPicture,
  entities.apiPicture,
  entities.jsonPicture,
  entities.sqlPicture,
  entities.translationPicture,
  entities.renamePicture,
  entities.reportPicture,
  entities.phonePicture,
  entities.layersPicture,
  written.codePicture,
  written.diffPicture,
  written.listPicture,
  written.proposalPicture,
  written.policyPicture,
  written.treePicture,
  written.tablePicture,
  written.textPicture,
  written.wordsPicture,
  written.themePicture,
  written.pickerPicture,
  /** A drawing of lines and text. */
  v.strictObject({
    picture: v.literal('figure'),
    figure: v.custom<Figure>((value) => (value as Figure | null)?.kind === 'figure'),
  }),
]);

/** Picture of one window. */
export type SinglePicture = v.InferOutput<typeof one>;

/** A product picture in page data: one window, or several below one another. */
export const pictureSchema = v.variant('picture', [
  ...one.options,
  v.strictObject({ picture: v.literal('stack'), windows: v.pipe(v.array(one), v.minLength(2), v.maxLength(6)) }),
]);

export type Picture = v.InferOutput<typeof pictureSchema>;
