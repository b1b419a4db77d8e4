// node tools/scripts/check-html.mjs: validates every page of the built site against the HTML standard.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { requireBuiltSite, siteDir } from './lib/built-site.mjs';

const ANY_FORM = { attributes: { form: { enum: ['', '/.+/'] } } };
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard'],
    elements: [
      'html5',
      // The picker's own fields belong to no outer form, so that they are not submitted or reset with it: form="".
      { input: ANY_FORM, select: ANY_FORM, textarea: ANY_FORM },
    ],
  }),
);

requireBuiltSite('html: 0 passed, 1 failed');
const pages = readdirSync(siteDir, { recursive: true }).filter((name) => name.endsWith('.html'));
let failed = 0;
for (const page of pages.sort()) {
  const { results } = await validator.validateString(readFileSync(join(siteDir, page), 'utf8'), page);
  const messages = results.flatMap((result) => result.messages);
  if (messages.length > 0) failed += 1;
  for (const { line, column, selector, message } of messages)
    console.log(`${page}:${line}:${column} ${selector ?? ''} ${message}`);
}
console.log(`html: ${pages.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
