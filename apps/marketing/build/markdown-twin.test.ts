import { markdownTwin } from './markdown-twin.ts';

const FACTS = { title: 'A "title"', description: 'D', url: 'https://genmaster.example/about-us' };
const twin = (main: string) =>
  markdownTwin(`<body><nav>Menu</nav><main>${main}</main></body>`, FACTS)
    .split('---\n\n')
    .slice(1)
    .join('---\n\n')
    .trimEnd();

it('starts with the metadata of the page', () => {
  expect(markdownTwin('<main><h1>H</h1></main>', FACTS)).toBe(
    '---\ntitle: "A \\"title\\""\ndescription: "D"\nurl: "https://genmaster.example/about-us"\n---\n\n# H\n',
  );
});

it.each([
  {
    what: 'links side by side',
    html: '<div><a href="/a">A</a><a href="/b">B</a></div>',
    markdown: '[A](https://genmaster.example/a) [B](https://genmaster.example/b)',
  },
  {
    what: 'headings and paragraphs',
    html: '<h1>One</h1><div><p>Two <b>three</b></p></div>',
    markdown: '# One\n\nTwo **three**',
  },
  {
    what: 'links',
    html: '<p>See <a href="/x?a=1">this</a>.</p>',
    markdown: 'See [this](https://genmaster.example/x?a=1).',
  },
  { what: 'lists', html: '<ul><li>A</li><li><p>B</p><p>C</p></li></ul>', markdown: '- A\n- B\n  C' },
  { what: 'numbers', html: '<ol><li>A</li><li>B</li></ol>', markdown: '1. A\n2. B' },
  {
    what: 'tables',
    html: '<table><tr><th>A|B</th><th>C</th></tr><tr><td>1</td><td>2</td></tr></table>',
    markdown: '| A\\|B | C |\n| --- | --- |\n| 1 | 2 |',
  },
  { what: 'code', html: '<pre>a\n b</pre><p><code>x</code></p>', markdown: '```\na\n b\n```\n\n`x`' },
  { what: 'questions', html: '<details><summary>Why?</summary><p>So.</p></details>', markdown: '### Why?\n\nSo.' },
  {
    what: 'pictures with words',
    html: '<p><img src="/i.png" alt="Grid"><img src="/j.png" alt=""></p>',
    markdown: '![Grid](https://genmaster.example/i.png)',
  },
  {
    what: 'no controls and no drawings',
    html: '<p>A</p><button>B</button><svg><text>C</text></svg><p hidden>D</p>',
    markdown: 'A',
  },
])('keeps $what', ({ html, markdown }) => {
  expect(twin(html)).toBe(markdown);
});
