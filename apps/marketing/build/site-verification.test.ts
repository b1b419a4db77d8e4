import { createSiteResolver } from '../src/content/page-document.ts';
import { siteIdentity } from '../src/content/site-identity.ts';
import { readSiteVerification } from './site-verification.ts';

it('prints the configured proofs of ownership on every page, and none where none is configured', () => {
  const tagsWith = (text?: string) => {
    const site = siteIdentity('https://site.example', { verification: readSiteVerification(text) });
    return createSiteResolver(site).resolve('/hi').siteTags;
  };

  expect(tagsWith(' google=a-b_c=  yandex=9 x:own=1 google=second ')).toEqual([
    { name: 'google-site-verification', content: 'a-b_c=' },
    { name: 'google-site-verification', content: 'second' },
    { name: 'yandex-verification', content: '9' },
    { name: 'x:own', content: '1' },
    { name: 'theme-color', content: expect.stringMatching(/^#[\da-f]{6}$/) as string },
  ]);
  expect(tagsWith()?.map(({ name }) => name)).toEqual(['theme-color']);
});

it.each(['google', 'google=', '=token', 'google: token'])('refuses %j and shows the correct format', (text) => {
  expect(() => readSiteVerification(text)).toThrow('Write service=token');
});
