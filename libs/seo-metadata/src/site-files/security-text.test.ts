import { site } from '../testing/example-site.ts';
import { renderSecurityText } from './security-text.ts';

it('prints contacts, date, languages and its own address', () => {
  const facts = { contact: ['mailto:a@genmaster.example', '/contact-us'], expires: new Date('2027-01-01T10:00:00Z') };

  expect(renderSecurityText(site, facts)).toBe(
    [
      'Contact: mailto:a@genmaster.example',
      'Contact: https://genmaster.example/contact-us',
      'Expires: 2027-01-01T10:00:00Z',
      'Preferred-Languages: en, hi',
      'Canonical: https://genmaster.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it.each([
  { lacks: 'a contact', facts: { contact: [], expires: new Date('2027-01-01') } },
  { lacks: 'a date', facts: { contact: ['/contact-us'], expires: new Date('soon') } },
])('rejects a file without $lacks, which would be invalid', ({ facts }) => {
  expect(() => renderSecurityText(site, facts)).toThrow('needs a contact and a date on which it expires');
});
