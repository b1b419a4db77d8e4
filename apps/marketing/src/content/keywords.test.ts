import { createPageDocuments } from './page-document.ts';
import { keywordsOf } from './keywords.ts';
import { siteIdentity } from './site-identity.ts';
import { everyPage, findPage } from './site-map.ts';

const keywordsAt = (path: string) => keywordsOf(findPage(path)!);

it('includes the page, its parent page and the pages it links to', () => {
  expect(keywordsAt('/uniqueness/power')).toEqual([
    'Power and control',
    'What’s different',
    'Database neutrality',
    'File access control',
  ]);
});

it('includes the pages of an area on its overview, in the language of the page', () => {
  expect(keywordsAt('/api-generator').slice(0, 3)).toEqual([
    'API generator',
    'Typed API workflows',
    'Automatic API generation',
  ]);
  expect(keywordsAt('/hi/api-generator').slice(0, 2)).toEqual(['API जनरेटर', 'टाइप वाले API वर्कफ़्लो']);
});

it('includes every area on the home page, and never the home page itself', () => {
  expect(keywordsAt('/')).toEqual(expect.arrayContaining(['Online IDE', 'Design tool', 'Built-in parts']));
  expect(everyPage.flatMap(keywordsOf)).not.toContain('Home');
  expect(everyPage.flatMap(keywordsOf)).not.toContain('होम');
});

it('is in the head of every page, with each keyword once', () => {
  const documents = createPageDocuments(siteIdentity('https://site.example'));

  for (const { path } of everyPage) {
    const [keywords, ...more] = documents(path).head.data.filter(({ name }) => name === 'keywords');
    const subjects = keywords!.content.split(', ');

    expect(more).toEqual([]);
    expect(subjects.length).toBeGreaterThan(1);
    expect(new Set(subjects).size).toBe(subjects.length);
  }
});
