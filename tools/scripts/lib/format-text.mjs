import { format } from 'oxfmt';
import options from '../../../.oxfmtrc.json' with { type: 'json' };

/** Formats generated text as `npm run format` formats the file with this path; throws for text that cannot be parsed. */
export async function formatText(path, text) {
  const { code, errors } = await format(path, text, options);
  if (errors.length > 0) throw new Error(`${path} cannot be formatted: ${errors[0].message}.`);
  return code;
}
