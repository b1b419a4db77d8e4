import { indexNowKeyPath, indexNowRequests } from './index-now.ts';

const site = { origin: 'https://genmaster.example' };
const key = 'a1b2c3d4-e5f6';

it('lists the site, the key and each changed address once', () => {
  expect(
    indexNowRequests(site, {
      key,
      addresses: ['/', '/about-us', 'https://genmaster.example/about-us#team', 'https://other.example/', '//['],
    }),
  ).toEqual([
    {
      host: 'genmaster.example',
      key,
      keyLocation: 'https://genmaster.example/a1b2c3d4-e5f6.txt',
      urlList: ['https://genmaster.example/', 'https://genmaster.example/about-us'],
    },
  ]);
});

it('sends nothing without changes, and at most 10,000 addresses at once', () => {
  const addresses = Array.from({ length: 10_001 }, (_, index) => `/page-${index}`);
  expect(indexNowRequests(site, { key, addresses: [] })).toEqual([]);
  expect(indexNowRequests(site, { key, addresses }).map(({ urlList }) => urlList.length)).toEqual([10_000, 1]);
});

it.each(['short', 'with a blank', '../../etc/passwd', 'x'.repeat(129), ''])('rejects %j as a key', (wrong) => {
  expect(() => indexNowKeyPath(wrong)).toThrow('8 to 128 letters');
});
