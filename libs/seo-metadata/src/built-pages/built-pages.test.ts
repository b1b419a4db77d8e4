import { createMetadataResolver, renderHead, type StructuredData } from '../index.ts';
import { exampleSite } from '../testing/example-site.ts';
import { checkTruth, comparePages, readPage, renderHeadReport, type PageReading } from './index.ts';

const ORIGIN = 'https://shop.example';

/** Reads a page with one graph and a body. */
const pageOf = (nodes: unknown, body: string, { head = '', lang = 'en' } = {}) =>
  readPage(
    `<!doctype html><html lang="${lang}"><head><title>Lamps and shades</title>
    <meta name="description" content="Lamps for every room."><link rel="canonical" href="${ORIGIN}/lamps">${head}
    <script type="application/ld+json">${JSON.stringify(nodes)}</script></head><body>${body}</body></html>`,
  );

const found = (nodes: unknown, body: string, options?: Parameters<typeof pageOf>[2]) =>
  checkTruth(pageOf(nodes, body, options)).map(({ at, message }) => `${at}: ${message}`);

describe('readPage', () => {
  it('reads the library’s own output, for every page of a site', () => {
    const resolver = createMetadataResolver(exampleSite);
    for (const { path } of resolver.routes) {
      const resolved = resolver.resolve(path);
      const page = readPage(
        `<html lang="${resolved.language}"><head>${renderHead(resolved)}</head><body></body></html>`,
      );
      expect(page).toMatchObject({
        title: resolved.title,
        description: resolved.description,
        canonical: resolved.canonicalUrl,
        nodes: resolved.graph,
        unreadable: [],
      });
    }
  });

  it('reads no invisible text, and separates words of different elements', () => {
    const page = pageOf(
      [],
      '<p>One<b>two</b></p><p hidden>three</p><template>four</template><script>5</script><ul><li>six<li>seven</ul>',
    );
    expect(page.text).toBe('Onetwo six seven');
  });

  it.each([
    '<p style="display:none">One</p>',
    '<div style="color: red; DISPLAY : none !important"><p>One</p></div>',
    '<p style="visibility: hidden;">One</p>',
    '<video src="a.mp4">One</video>',
    '<canvas>One</canvas>',
  ])('reads nothing from %s', (html) => {
    expect(pageOf([], `${html}Two`).text).toBe('Two');
  });

  it('reads the words under a reading aid, and the aid after them', () => {
    const ruby = '<ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp>字<rp>(</rp><rt>じ</rt><rp>)</rp></ruby>の本';
    expect(pageOf([], ruby).text).toBe('漢字かんじの本');
  });

  it.each(['<p style="--display:none">One</p>', '<p style="display: none-such">One</p>'])(
    'reads the text of %s',
    (html) => {
      expect(pageOf([], html).text).toBe('One');
    },
  );

  it.each(['', '<', '<html', '<title>x', '\0<a href="http://[">y</a>'])('reads %j without an error', (html) => {
    expect(readPage(html).nodes).toEqual([]);
  });

  it('resolves relative addresses against the given address, or against the canonical one', () => {
    const html = '<a href="b">B</a>';
    expect(readPage(html).links).toEqual([]);
    expect(readPage(html, `${ORIGIN}/a/`).links).toEqual([{ text: 'B', href: `${ORIGIN}/a/b` }]);
    expect(pageOf([], html).links).toEqual([{ text: 'B', href: `${ORIGIN}/b` }]);
  });
});

describe('readPage, as a search engine reads,', () => {
  it.each<{ what: string; html: string; read: Partial<PageReading> }>([
    {
      what: 'finds words of rel without case, and among others',
      html: `<link rel="nofollow Canonical" href="${ORIGIN}/a"><link rel="Alternate" hreflang="zh-Hant" href="/b">`,
      read: { canonical: `${ORIGIN}/a`, alternates: { 'zh-Hant': `${ORIGIN}/b` } },
    },
    {
      what: 'finds names of tags without case',
      html: '<meta name="Description" content="D"><meta name="ROBOTS" content="noindex"><meta property="OG:Title" content="T">',
      read: { description: 'D', robots: 'noindex', social: { 'og:title': ['T'] } },
    },
    {
      what: 'takes both names of one tag',
      html: '<meta name="description" property="og:description" content="D">',
      read: { description: 'D', social: { 'og:description': ['D'] } },
    },
    {
      what: 'takes no canonical address from the body',
      html: `<body><p>x</p><link rel="canonical" href="${ORIGIN}/a"></body>`,
      read: { canonical: null },
    },
    { what: 'takes no title from a picture', html: '<body><svg><title>S</title></svg></body>', read: { title: '' } },
    {
      what: 'starts relative addresses at the base of the page',
      html: `<base href="/x/"><link rel="canonical" href="${ORIGIN}/a/b"><body><a href="c">C</a></body>`,
      read: { canonical: `${ORIGIN}/a/b`, links: [{ text: 'C', href: `${ORIGIN}/x/c` }] },
    },
    {
      what: 'reads structured data whose type has parameters',
      html: '<script type="application/LD+JSON; charset=utf-8">{"@type":"Thing"}</script>',
      read: { nodes: [{ '@type': 'Thing' }] },
    },
  ])('$what', ({ html, read }) => {
    expect(readPage(html)).toMatchObject(read);
  });
});

describe('checkTruth', () => {
  it('reports a script that is not valid JSON', () => {
    const page = readPage('<script type="application/ld+json">{</script>');
    expect(checkTruth(page)).toEqual([expect.objectContaining({ level: 'error', at: 'JSON-LD' })]);
  });

  it.each(['__proto__', '__defineGetter__', 'constructor'])('has no rule for the type %s', (type) => {
    expect(found({ '@type': type }, '')).toEqual([]);
  });

  it.each([
    ['₹1,299', 'INR', 1299, 'en'],
    ['INR 1299', 'INR', '1299.00', 'en'],
    ['1.299,00 €', 'EUR', 1299, 'de'],
    ['₹0', 'INR', 0, 'en'],
    ['Free until the release', 'INR', 0, 'en'],
    ['मुफ़्त', 'INR', 0, 'hi'],
    ['₹१,२०,०००', 'INR', 120_000, 'hi'],
    ['١٬٢٣٤٫٥٠ €', 'EUR', 1234.5, 'ar-EG'],
    ['500円から', 'JPY', 500, 'ja'],
    ['20 euros', 'EUR', 20, 'en'],
    ['Rs. 500', 'INR', 500, 'en'],
    ['Rs 1,20,000/-', 'INR', 120_000, 'en-IN'],
    ['$19<sup>99</sup>', 'USD', 19.99, 'en'],
    ['<span>19</span><sup> 99 </sup> €', 'EUR', 19.99, 'de'],
    ['</p><div>$</div><div>1,249</div><div>.50</div><p>', 'USD', 1249.5, 'en'],
    ['</p><table><tr><th>Price (INR)<td>1,299</table><p>', 'INR', 1299, 'en-IN'],
    ['Price in €: 20', 'EUR', 20, 'en'],
    ['20 (EUR)', 'EUR', 20, 'en'],
    ['1 299,00 zł', 'PLN', 1299, 'pl'],
    ['499,– €', 'EUR', 499, 'de'],
    ['499,- kr', 'NOK', 499, 'nb'],
    ['Rs.50/-', 'INR', 50, 'en'],
    ['रु. 50', 'INR', 50, 'hi'],
    ['50 रुपये', 'INR', 50, 'hi'],
    ['50 rupees', 'INR', 50, 'en'],
    ['20 dollars', 'USD', 20, 'en'],
    ['12,000원', 'KRW', 12_000, 'ko'],
    ['100元', 'CNY', 100, 'zh'],
    ['10 د.إ', 'AED', 10, 'ar'],
    ['Kostenlos', 'EUR', 0, 'de'],
    ['Gratuit', 'EUR', 0, 'fr'],
    ['無料', 'JPY', 0, 'ja'],
    ['Lampa 2 299 kr', 'SEK', 299, 'sv'],
  ])('finds the price %s', (text, priceCurrency, price, lang) => {
    expect(found({ '@type': 'Offer', price, priceCurrency }, `<p>${text}</p>`, { lang })).toEqual([]);
  });

  it.each([
    ['₹1,299', 'INR', 299],
    ['₹1,299', 'USD', 1299],
    ['₹10.50', 'INR', 10],
    ['1299 people', 'INR', 1299],
    ['₹5', 'INR', 'free'],
    ['In 24 hours 500 people', 'INR', 500],
    ['$19<sup>99</sup>', 'USD', 1999],
    ['$1999', 'USD', 19.99],
    ['$19<sup>99</sup>', 'USD', 19],
    ['$.50', 'USD', 50],
    ['1.50 €', 'EUR', 50],
  ])('does not find in %s a price of %s %s', (text, priceCurrency, price) => {
    const nodes = { '@type': 'Product', offers: { '@type': 'Offer', price, priceCurrency } };
    expect(found(nodes, `<p>${text}</p>`)).toEqual([
      `Product.Offer.price: The page shows no price of ${price} ${priceCurrency}.`,
    ]);
  });

  it('requires the prices of every kind of offer', () => {
    const range = { '@type': 'AggregateOffer', lowPrice: 10, highPrice: '20.00', priceCurrency: 'EUR' };
    const unit = { '@type': 'UnitPriceSpecification', price: 10, priceCurrency: 'EUR' };
    const offers = [range, { '@type': 'Offer', priceSpecification: unit }];
    expect(found(offers, '10 € to 20 €')).toEqual([]);
    expect(found(offers, '30 €')).toEqual([
      'AggregateOffer.lowPrice: The page shows no price of 10 EUR.',
      'AggregateOffer.highPrice: The page shows no price of 20.00 EUR.',
      'Offer.UnitPriceSpecification.price: The page shows no price of 10 EUR.',
    ]);
  });

  it('requires the words of a review, every answer, and the ways of contact of any business', () => {
    const nodes = [
      { '@type': 'Review', reviewBody: '<p>Bright &amp; warm</p>' },
      { '@type': 'Question', name: 'Why?', suggestedAnswer: [{ '@type': 'Answer', text: 'Because.' }] },
      { '@type': 'Dentist', telephone: '+44 20 7946 0018' },
    ];
    expect(found(nodes, 'Bright & warm. Why? Because. Call 020 7946 0018')).toEqual([]);
    expect(found(nodes, 'Why?')).toEqual([
      'Review.reviewBody: The page does not show "<p>Bright &amp; warm</p>".',
      'Question.suggestedAnswer: The answer to "Why?" is not on the page.',
      'Dentist.telephone: The page does not show +44 20 7946 0018.',
    ]);
  });

  it('takes an answer as text where it is no markup', () => {
    const answer = (text: string) => ({
      '@type': 'Question',
      name: 'How?',
      acceptedAnswer: { '@type': 'Answer', text },
    });
    expect(found(answer('Count while i<n holds.'), 'How? Count while i&lt;n holds.')).toEqual([]);
    expect(found(answer('<b>Count</b> all.'), 'How? Count all.')).toEqual([]);
    expect(found(answer('Count while i<n holds.'), 'How? Count while')).toHaveLength(1);
  });

  it('requires a link for each step of a breadcrumb, and text for the last one', () => {
    const node = {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${ORIGIN}/` },
        { '@type': 'ListItem', position: 2, name: 'Lamps', item: `${ORIGIN}/lamps` },
      ],
    };
    expect(found(node, '<a href="/">Home</a> Lamps')).toEqual([]);
    expect(found(node, '<a href="/start">Home</a> Lamps')).toHaveLength(1);
    expect(found(node, '<a href="/">Home</a>')).toHaveLength(1);
  });

  it.each([
    '<a href="/" aria-label="Home"><svg></svg></a>',
    '<a href="/"><img src="/home.svg" alt="Home"></a>',
    '<a href="/"><svg><title>Home</title><path d=""/></svg></a>',
  ])('takes the name of a link without text: %s', (home) => {
    const item = (position: number, name: string, path: string) => ({
      '@type': 'ListItem',
      position,
      name,
      item: `${ORIGIN}${path}`,
    });
    const node = { '@type': 'BreadcrumbList', itemListElement: [item(1, 'Home', '/'), item(2, 'Lamps', '/lamps')] };
    expect(found(node, `${home} Lamps`)).toEqual([]);
    expect(found(node, `${home.replace('Home', 'Start')} Lamps`)).toHaveLength(1);
  });

  it('requires that the recording in the markup is the one that plays, with its poster', () => {
    const node = { '@type': 'VideoObject', contentUrl: `${ORIGIN}/a.mp4`, thumbnailUrl: [`${ORIGIN}/a.jpg`] };
    expect(found(node, '<video poster="/a.jpg"><source src="/a.webm"><source src="/a.mp4"></video>')).toEqual([]);
    expect(found(node, '<video src="/b.mp4"></video>')).toHaveLength(1);
    expect(found(node, '<video src="/a.mp4" poster="/b.jpg"></video>')).toHaveLength(1);
  });

  it('requires that the parts of a recording are named and link to its page', () => {
    const partAt = (url: string) => ({
      '@type': 'VideoObject',
      hasPart: [{ '@type': 'Clip', name: 'Sort', startOffset: 4, url }],
    });
    const here = partAt(`${ORIGIN}/lamps?t=4`);
    expect(found(here, '<ol><li>Sort</li></ol>')).toEqual([]);
    expect(found(here, 'Group')).toEqual(['VideoObject.Clip.name: The page does not name the part "Sort".']);
    expect(found(partAt(`${ORIGIN}/tables?t=4`), 'Sort')).toHaveLength(1);
  });

  it('requires that questions, lists, names, ratings and contact details are visible', () => {
    const nodes = {
      '@graph': [
        {
          '@type': 'FAQPage',
          mainEntity: [
            { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: '<p>So.</p>' } },
          ],
        },
        {
          '@type': 'ItemList',
          numberOfItems: 1,
          itemListElement: [{ '@type': 'ListItem', name: 'Shade', url: `${ORIGIN}/shade` }],
        },
        {
          '@type': 'Product',
          name: 'Lamp',
          aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 12 },
        },
        { '@type': 'Organization', contactPoint: { '@type': 'ContactPoint', email: 'a@shop.example' } },
      ],
    };
    expect(
      found(
        nodes,
        '<h2>Why?</h2><p>So.</p><a href="/shade">S</a> Lamp 4.5 (12) <a href="mailto:a@shop.example">write</a>',
      ),
    ).toEqual([]);
    expect(found(nodes, '').map((line) => line.split(':')[0])).toEqual([
      'FAQPage.Question.name',
      'FAQPage.Question.acceptedAnswer',
      'ItemList.itemListElement.1',
      'Product.name',
      'Product.AggregateRating.ratingValue',
      'Product.AggregateRating.reviewCount',
      'Organization.ContactPoint.email',
    ]);
  });

  it.each([
    { ratingValue: 4.5, reviewCount: 1200, shown: '4.5 of 5, 1,200 reviews' },
    { ratingValue: '4.5', reviewCount: '1200', shown: '4,5 von 5 (1.200)', lang: 'de' },
    { ratingValue: '4.50', ratingCount: 1200000, shown: '★ 4.5/5 – 12,00,000', lang: 'en-IN' },
    { ratingValue: 4.5, reviewCount: 12, shown: '४.५ (१२)', lang: 'hi' },
    { ratingValue: 'good', reviewCount: 3, shown: 'Good, by 3 people.' },
  ])('finds a rating in “$shown”', ({ shown, lang, ...rating }) => {
    expect(found({ '@type': 'AggregateRating', ...rating }, shown, { ...(lang && { lang }) })).toEqual([]);
  });

  it('finds no rating in a part of another number', () => {
    const node = { '@type': 'AggregateRating', ratingValue: 4, reviewCount: 20 };
    expect(found(node, '14 lamps, 4.5 of 5 by 120')).toHaveLength(2);
  });

  it.each([
    '+91 22 123 4567',
    '+91 (22) 123-4567',
    '<a href="tel:+91221234567">Call us</a>',
    '<a href="tel:+91-22-1234567">Call us</a>',
  ])('finds a telephone number, however it is grouped, in %s', (body) => {
    for (const telephone of ['+91-22-1234567', '+91221234567', '+91 22 123 4567'])
      expect(found({ '@type': 'ContactPoint', telephone }, body)).toEqual([]);
  });

  it.each([
    { telephone: '+1-212-555-0100', body: 'Call (212) 555-0100' },
    { telephone: '+44 20 7946 0000', body: 'Call 020 7946 0000' },
    { telephone: '+44 20 7946 0000', body: 'Call +44 (0)20 7946 0000' },
    { telephone: '0044 20 7946 0000', body: '<a href="tel:02079460000">Call</a>' },
    { telephone: '+353 1 234 5678', body: '01 234 5678' },
    { telephone: '+353 1 234 5678', body: 'Fax 00353 1 234 5679, phone 00353 1 234 5678' },
    { telephone: '20 7946 0000', body: '+44 20 7946 0000' },
  ])('finds $telephone as people of that country write it: $body', ({ telephone, body }) => {
    expect(found({ '@type': 'ContactPoint', telephone }, body)).toEqual([]);
  });

  it.each([
    { telephone: '+1-212-555-0100', body: '(718) 555-0100, 555-0100' },
    { telephone: '+44 20 7946 0000', body: '+49 20 7946 0000' },
    { telephone: '+44 20 7946 0000', body: '7946 0000' },
    { telephone: '212 555 0100', body: '2 555 0100' },
  ])('does not find $telephone in $body', ({ telephone, body }) => {
    expect(found({ '@type': 'ContactPoint', telephone }, body)).toHaveLength(1);
  });

  it('finds an e-mail address that is written as a link', () => {
    const node = { '@type': 'ContactPoint', email: 'mailto:a@shop.example' };
    expect(found(node, 'a@shop.example')).toEqual([]);
    expect(found(node, 'b@shop.example')).toHaveLength(1);
  });

  it('finds no telephone number in a longer or another one', () => {
    const node = { '@type': 'ContactPoint', telephone: '+91 22 1234' };
    expect(found(node, '+91 22 12345, <a href="tel:+91221235">call</a>')).toHaveLength(1);
  });

  it('reads an answer as a page does: elements inside words, entities', () => {
    const answers = (text: string) => ({
      '@type': 'Question',
      name: 'Why?',
      acceptedAnswer: { '@type': 'Answer', text },
    });
    const body = '<p>Why?</p><p>It is <b>this</b>, a &amp; b.</p><ul><li>One</li><li>Two</li></ul>';
    expect(found(answers('<p>It is <b>this</b>, a &amp;&nbsp;b.</p><ul><li>One</li><li>Two</li></ul>'), body)).toEqual(
      [],
    );
    expect(found(answers('It is this, a & b.'), body)).toEqual([]);
    expect(found(answers('It is <b>that</b>.'), body)).toHaveLength(1);
  });

  it('compares addresses and moments, not their spelling', () => {
    const home = readPage(
      `<html lang="en"><head><title>Home</title><link rel="canonical" href="${ORIGIN}/caf%C3%A9">
      <meta property="og:url" content="${ORIGIN}/café"></head><body><time datetime="2026-03-02T04:00Z">2 March</time>
      <a href="/">Shop</a> Café <video src="/a b.mp4" poster="/é.jpg"></video></body></html>`,
    );
    const nodes: readonly StructuredData[] = [
      { '@type': 'WebPage', url: `${ORIGIN}/café`, inLanguage: ['hi', 'en-GB'] },
      { '@type': 'Article', datePublished: '2026-03-01T23:00:00-05:00' },
      { '@type': 'VideoObject', contentUrl: `${ORIGIN}/a b.mp4`, thumbnailUrl: `${ORIGIN}/é.jpg` },
      { '@type': 'Clip', url: `${ORIGIN}/café?t=4` },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', name: 'Shop', item: ORIGIN },
          { '@type': 'ListItem', name: 'Café', item: `${ORIGIN}/café` },
        ],
      },
    ];
    expect(checkTruth({ ...home, nodes })).toEqual([]);
  });

  it('compares address, language, name, headline and description with the page', () => {
    const node = {
      '@type': 'Article',
      url: `${ORIGIN}/x`,
      inLanguage: 'hi',
      name: 'Cups',
      headline: 'Mugs',
      description: 'Cups.',
    };
    expect(found(node, '<h1>Lamps</h1>').map((line) => line.split(':')[0])).toEqual([
      'Article.url',
      'Article.inLanguage',
      'Article.name',
      'Article.description',
      'Article.headline',
    ]);
  });

  it.each([
    { '@type': 'SearchResultsPage', name: 'Cups' },
    { '@type': 'QAPage', name: 'Cups' },
    { '@type': 'CheckoutPage', name: 'Cups' },
    { '@type': ['CreativeWork', 'Product'], name: 'Cups' },
    { '@type': 'MobileApplication', name: 'Cups' },
    { '@type': 'Recipe', name: 'Cups' },
    { '@type': 'Course', name: 'Cups' },
    { '@type': 'JobPosting', title: 'Cups' },
    { '@type': 'Restaurant', telephone: '+91 12345' },
  ])('compares $@type with the page', (node) => {
    expect(found(node, '<h1>Cups</h1> +91 12345')).toEqual([]);
    expect(found(node, '<h1>Lamps</h1>')).toHaveLength(1);
  });

  it('compares dates with those on the page and in the sitemap', () => {
    const node = { '@type': 'WebPage', dateModified: '2026-03-01' };
    const page = pageOf(node, '<time datetime="2026-03-01T09:00Z">1 March</time>');
    expect(checkTruth(page, { lastModified: '2026-03-01' })).toEqual([]);
    expect(checkTruth(page, { lastModified: '2026-03-02' })).toHaveLength(1);
    expect(found(node, '<time datetime="2026-02-01">1 February</time>')).toHaveLength(1);
    expect(found(node, '')).toEqual([]);
  });

  it('asks no page to show both dates: one that shows only the first day, or only the last, contradicts neither', () => {
    const node = { '@type': 'BlogPosting', datePublished: '2026-02-01', dateModified: '2026-03-01' };
    const levels = (body: string) => checkTruth(pageOf(node, body)).map(({ level }) => level);
    expect(levels('<time datetime="2026-02-01">1 February</time>')).toEqual(['info']);
    expect(levels('<time datetime="2026-03-01">1 March</time>')).toEqual(['info']);
    expect(levels('<time datetime="2026-04-01">1 April</time>')).toEqual(['error', 'error']);
  });

  it('takes dashes of any length for the same, as editors set them', () => {
    const head = '<meta property="og:title" content="Cups -- an e-book | Shop - Home">';
    const node = { '@type': 'Article', headline: 'Cups -- an e-book' };
    const page = pageOf(node, '<h1>Cups — an e‑book</h1>', { head });
    expect(checkTruth({ ...page, title: 'Cups — an e‑book | Shop – Home' })).toEqual([]);
  });

  it('compares social tags with title and canonical address', () => {
    const head = `<meta property="og:url" content="${ORIGIN}/other"><meta property="og:title" content="Other">`;
    expect(found([], '', { head }).map((line) => line.split(':').slice(0, 2).join(':'))).toEqual([
      'og:url',
      'og:title',
    ]);
  });
});

describe('comparePages', () => {
  const old = pageOf([{ '@type': 'WebPage', name: 'a' }], '');
  const next = pageOf([{ '@type': 'WebPage', name: 'b' }], '', { head: '<meta name="robots" content="noindex">' });

  it('finds equal heads equal, for any body', () => {
    expect(comparePages({ '/a': old }, { '/a': pageOf([{ '@type': 'WebPage', name: 'a' }], 'other words') })).toEqual(
      [],
    );
  });

  it('lists added, removed and changed values', () => {
    const [changed, added, removed] = comparePages({ '/a': old, '/c': old }, { '/a': next, '/b': next });
    expect(changed).toMatchObject({ path: '/a', kind: 'changed' });
    expect(changed?.changes.map(({ at }) => at)).toEqual(['robots', 'WebPage']);
    expect(added).toMatchObject({ path: '/b', kind: 'added' });
    expect(removed).toMatchObject({ path: '/c', kind: 'removed' });
    expect(removed?.changes.every(({ after }) => after === null)).toBe(true);
  });

  it('compares nodes of one type with each other, whichever other nodes come and go', () => {
    const of = (...types: string[]) =>
      pageOf(
        types.map((type) => ({ '@type': type })),
        '',
      );
    const [page] = comparePages({ '/a': of('Offer', 'Brand', 'Offer') }, { '/a': of('Offer', 'Offer') });
    expect(page?.changes.map(({ at }) => at)).toEqual(['Brand']);
    const [odd] = comparePages({ '/a': of() }, { '/a': of('constructor', '__proto__') });
    expect(odd?.changes.map(({ at, before }) => [at, before])).toEqual([
      ['constructor', null],
      ['__proto__', null],
    ]);
  });

  it('prints a report with escaped texts', () => {
    const evil = readPage(
      '<title>&lt;script>alert(1)&lt;/script></title><link rel="canonical" href="https://a.example/x">',
    );
    const report = renderHeadReport(comparePages({}, { '/"><script>': evil }), {
      before: {},
      after: { '/"><script>': evil },
    });
    expect(report).not.toContain('<script');
    expect(report).toContain('&lt;script');
    expect(report).toContain('1 added');
  });
});
