import { home } from '../core/home.ts';
import { sameListing } from './same-listing.ts';

const section = 'your-hand-written-code-survives';

it('takes over the code and its language, under the caption of the other language', () => {
  expect(sameListing(home, { section, at: 0, caption: 'पूरा अंतर' })).toEqual({
    kind: 'code',
    caption: 'पूरा अंतर',
    language: 'diff',
    code: expect.stringContaining('+export const INVOICE_NUMBER_MAX_LENGTH = 30;') as unknown,
  });
});

it.each([
  { what: 'a section that has no such listing', choice: { section, at: 1, caption: 'दूसरा' } },
  { what: 'a section that is not on the page', choice: { section: 'nowhere', at: 0, caption: 'कहीं नहीं' } },
])('refuses $what, and says which page to bring in line', ({ choice }) => {
  expect(() => sameListing(home, choice)).toThrow(`“${choice.caption}” has no code to show`);
});
