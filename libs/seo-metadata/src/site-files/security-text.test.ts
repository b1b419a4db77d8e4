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

it('takes the date as the text that a configuration in JSON has', () => {
  const facts = { contact: ['/contact-us'], expires: '2027-01-01T10:00:00Z' as never };

  expect(renderSecurityText(site, facts)).toContain('Expires: 2027-01-01T10:00:00Z\n');
});

it.each([
  ['security@g.example', 'mailto:security@g.example'],
  ['MAILTO:a@g.example', 'mailto:a@g.example'],
  ['tel:+1-201-555-0123', 'tel:+1-201-555-0123'],
  ['https://g.example/report', 'https://g.example/report'],
])('prints the contact %s as %s', (contact, printed) => {
  expect(renderSecurityText(site, { contact: [contact], expires: new Date('2027-01-01') })).toContain(
    `Contact: ${printed}\n`,
  );
});

it.each([
  'http://g.example/report',
  'javascript:alert(1)',
  'Security <security@g.example>',
  'https://',
  'mailto:',
  'tel:',
  'tel:+1 201',
  'mailto:a@g.example\nExpires: 2099-01-01T00:00:00Z',
  '+1 201',
  '',
])('rejects the contact %j by its name, because RFC 9116 does not allow it', (contact) => {
  expect(() => renderSecurityText(site, { contact: [contact], expires: new Date('2027-01-01') })).toThrow(
    `"${contact}" is no contact`,
  );
});

it.each([
  ['/security', 'https://genmaster.example/security'],
  ['security', 'https://genmaster.example/security'],
  ['https://g.example/policy', 'https://g.example/policy'],
])('prints the policy %s as %s', (policy, printed) => {
  const facts = { contact: ['/contact-us'], expires: new Date('2027-01-01'), policy };

  expect(renderSecurityText(site, facts)).toContain(`Policy: ${printed}\n`);
});

it.each(['http://g.example/policy', 'mailto:a@g.example', 'javascript:alert(1)', 'https://'])(
  'rejects the policy %j by its name, because RFC 9116 does not allow it',
  (policy) => {
    const facts = { contact: ['/contact-us'], expires: new Date('2027-01-01'), policy };

    expect(() => renderSecurityText(site, facts)).toThrow(`"${policy}" is no policy`);
  },
);

it('names no languages for a site without any, because an empty list is invalid', () => {
  const facts = { contact: ['/contact-us'], expires: new Date('2027-01-01') };

  expect(renderSecurityText({ ...site, languages: [] }, facts)).not.toContain('Preferred-Languages');
});

it('prints a page of a site on trial, which has no https yet', () => {
  const facts = { contact: ['/contact-us'], expires: new Date('2027-01-01') };

  expect(renderSecurityText({ ...site, origin: 'http://localhost:4200' }, facts)).toContain(
    'Contact: http://localhost:4200/contact-us\n',
  );
});
