import { checkTruth, readPage } from './index.ts';

const ORIGIN = 'https://shop.example';

/** Claims of a page that it does not show, without mere information. */
function wrong(nodes: unknown, body: string, lang = 'en'): readonly string[] {
  const page = readPage(
    `<!doctype html><html lang="${lang}"><head><title>Lamps and shades</title>
    <link rel="canonical" href="${ORIGIN}/lamps"><script type="application/ld+json">${JSON.stringify(nodes)}</script>
    </head><body>${body}</body></html>`,
  );
  return checkTruth(page).flatMap(({ level, at }) => (level === 'error' ? [at] : []));
}

const offer = (price: number | string, priceCurrency: string) => ({ '@type': 'Offer', price, priceCurrency });

describe('a price that a page shows', () => {
  it.each([
    ['1 299 kr', 1299, 'SEK', 'sv'],
    ['kr 1 299', 1299, 'NOK', 'nb'],
    ['1&nbsp;299,50&#8239;€', 1299.5, 'EUR', 'fr'],
    ['12 999 €', 12_999, 'EUR', 'es'],
    ["CHF 1'299.-", 1299, 'CHF', 'de-CH'],
    ['Fr. 20', 20, 'CHF', 'de-CH'],
    ['kr. 100', 100, 'DKK', 'da'],
    ['19 990 руб.', 19_990, 'RUB', 'ru'],
    ['20 TL', 20, 'TRY', 'tr'],
    ['200.000đ', 200_000, 'VND', 'vi'],
    ['KD 19.999', 19.999, 'KWD', 'en'],
    ['$0.0025 per call', 0.0025, 'USD', 'en'],
    ['20€50', 20.5, 'EUR', 'fr'],
    ['20 euro', 20, 'EUR', 'en'],
    ['Now $.99', 0.99, 'USD', 'en'],
    ['Now 99¢', 0.99, 'USD', 'en'],
    ['99 cents each', 0.99, 'USD', 'en'],
    ['0.25¢ per call', 0.0025, 'USD', 'en'],
    ['29p', 0.29, 'GBP', 'en-GB'],
    ['99 ct', 0.99, 'EUR', 'de'],
    ['50 paise', 0.5, 'INR', 'en-IN'],
    ['20 Straße, 20 €', 20, 'EUR', 'de'],
    ['US$20', 20, 'USD', 'en'],
    ['A$20', 20, 'AUD', 'en'],
    ['HK$20', 20, 'HKD', 'en'],
    ['Ücretsiz', 0, 'TRY', 'tr'],
    ['Za darmo', 0, 'PLN', 'pl'],
    ['Miễn phí', 0, 'VND', 'vi'],
    ['free-forever plan', 0, 'USD', 'en'],
    ['free of charge', 0, 'USD', 'en'],
    ['Eintritt frei', 0, 'EUR', 'de'],
    ['Entrée libre', 0, 'EUR', 'fr'],
    ['٢٤٩٫٥٠ ر.س', 249.5, 'SAR', 'ar'],
    ['١٬٢٤٩ ر.س', 1249, 'SAR', 'ar'],
    ['1,249 جنيه', 1249, 'EGP', 'ar'],
    ['1,299 pesos', 1299, 'MXN', 'es-MX'],
    ['20 dollars', 20, 'CAD', 'fr-CA'],
    ['1 299:-', 1299, 'SEK', 'sv'],
    ['1.299,-', 1299, 'DKK', 'da'],
    ['₹45 लाख', 4_500_000, 'INR', 'hi'],
    ['₹45 lakh', 4_500_000, 'INR', 'en-IN'],
    ['$1.25 million', 1_250_000, 'USD', 'en'],
    ['128.5万円', 1_285_000, 'JPY', 'ja'],
  ])('is found in “%s”', (text, price, currency, lang) => {
    expect(wrong(offer(price, currency), `<p>${text}</p>`, lang)).toEqual([]);
  });

  it.each(['10–20 €', '€10–20', '10 € – 20 €', '10 to 20 EUR'])('is either end of the range “%s”', (text) => {
    const range = { '@type': 'AggregateOffer', lowPrice: 10, highPrice: 20, priceCurrency: 'EUR' };
    expect(wrong(range, `<p>${text}</p>`)).toEqual([]);
    expect(wrong({ ...range, highPrice: 30 }, `<p>${text}</p>`)).toEqual(['AggregateOffer.highPrice']);
  });

  it.each([
    ['1 299 kr', 299, 'SEK', 'sv'],
    ['<b>Lampa</b>, 1&nbsp;299 kr', 299, 'SEK', 'sv'],
    ['kr 1 299', 1, 'NOK', 'nb'],
    ["CHF 1'299", 299, 'CHF', 'de-CH'],
    ["CHF 1'299", 1, 'CHF', 'de-CH'],
    ['1٬299 ر.س', 299, 'SAR', 'ar'],
    ['١٫٢٩٩ ر.س', 299, 'SAR', 'ar'],
    ['₹45.5 लाख', 4_500_000, 'INR', 'hi'],
    ['$1.25 million', 1250, 'USD', 'en'],
    ['20 Indian lamps', 20, 'INR', 'en'],
    ['Freie Plätze, 20 €', 0, 'EUR', 'de'],
    ['HK$20', 20, 'USD', 'en'],
    ['A$20', 20, 'USD', 'en'],
    ['Free delivery, $20', 0, 'USD', 'en'],
    ['Feel free to ask. $20', 0, 'USD', 'en'],
    ['Sugar-free. $20', 0, 'USD', 'en'],
    ['$1.99', 0.99, 'USD', 'en'],
    ['$.995', 0.99, 'USD', 'en'],
    ['199¢', 0.99, 'USD', 'en'],
    ['1,099¢', 0.99, 'USD', 'en'],
    ['99p', 0.99, 'USD', 'en'],
    ['99 pages', 0.99, 'GBP', 'en'],
    ['99¢', 99, 'USD', 'en'],
  ])('is not a part of “%s”', (text, price, currency, lang) => {
    expect(wrong(offer(price, currency), `<p>${text}</p>`, lang)).toEqual(['Offer.price']);
  });

  it('leaves the text of the page as it is written', () => {
    expect(readPage('<p>1 299 kr</p><p>2&nbsp;500 kr</p>').text).toBe('1 299 kr 2 500 kr');
  });
});

describe('a rating that a page shows', () => {
  it.each([
    ['4.0 (3)', 4],
    ['4.5 (3)', 4.47],
    ['<span role="img" aria-label="4.5 out of 5 stars"></span> (3)', 4.5],
    ['<img alt="Rated 4.5 of 5" src="/stars.png"> by 3', 4.5],
  ])('is found in “%s”', (body, ratingValue) => {
    expect(wrong({ '@type': 'AggregateRating', ratingValue, reviewCount: 3 }, body)).toEqual([]);
  });

  it.each([
    ['1.2k reviews', 1249, 'en'],
    ['1.2K reviews', 1150, 'en'],
    ['10K+ ratings', 10_000, 'en'],
    ['1.2万件', 12_000, 'ja'],
  ])('may be rounded in its count “%s”', (text, reviewCount, lang) => {
    expect(wrong({ '@type': 'AggregateRating', ratingValue: 4.5, reviewCount }, `4.5, ${text}`, lang)).toEqual([]);
  });

  it.each([
    ['1.2k reviews', 1300, 'en'],
    ['1.2k reviews', 2000, 'en'],
    ['11.2k reviews', 1200, 'en'],
  ])('is not counted by “%s”', (text, reviewCount, lang) => {
    expect(wrong({ '@type': 'AggregateRating', ratingValue: 4.5, reviewCount }, `4.5, ${text}`, lang)).toHaveLength(1);
  });

  it('is not another one', () => {
    const stars = '<span role="img" aria-label="3.5 out of 5 stars"></span> (3)';
    expect(wrong({ '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 3 }, stars)).toHaveLength(1);
  });
});

describe('dates of a page', () => {
  const article = { '@type': 'Article', datePublished: '2026-03-01T23:30:00Z' };

  it.each([
    '<time datetime="2026-03-02">2 March</time> in India',
    '<time datetime="2026-03">March 2026</time>',
    '<time>2026-03-01</time>',
    '<time>1 March 2026</time>, a <time datetime="PT4M">4 minutes</time> read',
    'open from <time datetime="09:00">nine</time>',
    '<aside><time datetime="2025-01-01">1 January</time></aside>',
    '<ul><li><a href="/other">Other</a> <time datetime="2025-01-01">1 January</time></li></ul>',
    '<article>This<article><time datetime="2026-03-09">9 March</time> Nice!</article></article>',
    '<article><time datetime="2025-01-01">1</time></article><article><time datetime="2025-01-02">2</time></article>',
  ])('are not contradicted by %s', (body) => {
    expect(wrong(article, body)).toEqual([]);
  });

  it('are explained by any date of its data', () => {
    const event = { '@type': 'Event', name: 'Fair', startDate: '2026-05-01T10:00:00+05:30' };
    expect(wrong([event, article], 'Fair, <time datetime="2026-05-01">1 May</time>')).toEqual([]);
  });

  it.each(['<time datetime="2026-03-04">4 March</time>', '<article><time datetime="2026-04">April</time></article>'])(
    'are contradicted by %s',
    (body) => {
      expect(wrong(article, body)).toEqual(['Article.datePublished']);
    },
  );
});

describe('items of a list', () => {
  const list = (...itemListElement: unknown[]) => ({ '@type': 'ItemList', itemListElement });

  it('may have no name, be texts, or have their facts in a node', () => {
    const shade = { '@type': 'ListItem', position: 1, item: { '@type': 'Product', name: 'Shade', url: `${ORIGIN}/s` } };
    expect(wrong(list({ '@type': 'ListItem', url: `${ORIGIN}/a` }), '<a href="/a#more">A</a>')).toEqual([]);
    expect(wrong(list({ '@type': 'ListItem', url: `${ORIGIN}/b` }), '<a href="/a">A</a>')).toHaveLength(1);
    expect(wrong(list('Shade', 'Bulb'), 'Shade')).toEqual(['ItemList.itemListElement.2']);
    expect(wrong(list(shade), '<a href="/s">See</a> Shade')).toEqual([]);
    expect(wrong(list(shade), 'Bulb')).toContain('ItemList.itemListElement.1');
  });

  it('may be a part of the list, where the page says how long it is', () => {
    const part = { ...list('Shade'), numberOfItems: 100 };
    expect(wrong(part, 'Shade, 1 of 100')).toEqual([]);
    expect(wrong(part, 'Shade')).toEqual(['ItemList.numberOfItems']);
  });
});

describe('a recording that a page shows', () => {
  const video = { '@type': 'VideoObject', contentUrl: `${ORIGIN}/a.mp4`, thumbnailUrl: `${ORIGIN}/a.jpg` };
  const inPlayer = { ...video, embedUrl: 'https://player.example/embed/a' };

  it.each([
    [video, '<video src="/a.mp4#t=0.1"></video>'],
    [video, '<video data-src="/a.mp4"></video>'],
    [video, '<a href="/a.mp4"><img src="/a.jpg" alt="Play"></a>'],
    [inPlayer, '<iframe src="https://player.example/embed/a?rel=0"></iframe>'],
    [
      { ...video, thumbnail: { '@type': 'ImageObject', contentUrl: `${ORIGIN}/b.jpg` } },
      '<video src="/a.mp4" poster="/b.jpg"></video>',
    ],
  ])('is found: %o', (node, body) => {
    expect(wrong(node, body)).toEqual([]);
  });

  it('is not the one of another player', () => {
    expect(wrong(inPlayer, '<iframe src="https://player.example/embed/b"></iframe>')).toHaveLength(1);
  });
});

describe('words of a page', () => {
  it.each([
    [{ '@type': 'WebPage', name: 'Lamps and shades | Shop' }, ''],
    [{ '@type': 'Article', headline: 'Big lamps' }, '<div role="heading" aria-level="1">Big lamps</div>'],
    [{ '@type': 'Article', headline: 'Big lamps' }, '<h1><img src="/l.svg" alt="Big lamps"></h1>'],
    [{ '@type': 'Article', headline: 'İSTANBUL, STRASSE' }, '<h1>istanbul, Straße</h1>'],
    [{ '@type': 'Article', headline: '"Lamps"' }, '<h1>«Lamps»</h1>'],
    [{ '@type': 'Product', name: 'Lamp' }, '<div hidden="until-found">Lamp</div>'],
    [{ '@type': 'Person', name: '山田太郎' }, '著者:山田 太郎'],
    [{ '@type': 'Product', name: '東京 タワー' }, '東京\nタワー'],
    [{ '@type': 'Organization', email: 'a+b@shop.example' }, '<a href="mailto:a%2Bb@shop.example">Write</a>'],
    [{ '@type': 'Organization', telephone: '+1 212 555 0100 ext. 5' }, '(212) 555-0100, extension 5'],
    [{ '@type': 'Organization', telephone: '+91 98123 45678' }, '<a href="https://wa.me/919812345678">Chat</a>'],
  ])('are found: %o', (node, body) => {
    expect(wrong(node, body)).toEqual([]);
  });

  it.each([
    [{ '@type': 'Product', name: 'Lamp' }, '<dialog>Lamp</dialog>'],
    [{ '@type': 'MusicEvent', name: 'Lamp night' }, 'Lamps'],
    [{ '@type': 'ProductGroup', name: 'Lamp' }, 'Shade'],
    [{ '@type': 'Product', name: 'Lamp' }, '<p style="content-visibility: hidden">Lamp</p>'],
    [{ '@type': 'WebPage', inLanguage: { '@type': 'Language', name: 'Hindi', alternateName: 'hi' } }, ''],
  ])('are missing: %o', (node, body) => {
    expect(wrong(node, body)).toHaveLength(1);
  });

  it.each([
    [
      { '@type': 'Blog', blogPost: { '@type': 'BlogPosting', headline: 'Big lamps', url: `${ORIGIN}/big` } },
      '<a href="/big">Big lamps</a>',
      [],
    ],
    [
      { '@type': 'Blog', blogPost: { '@type': 'BlogPosting', headline: 'Big lamps', url: `${ORIGIN}/big` } },
      '<h2>Big lamps</h2> <a href="/small">Read</a>',
      ['Blog.BlogPosting.url'],
    ],
    [
      { '@type': 'BlogPosting', headline: 'Big lamps', url: `${ORIGIN}/big` },
      '<h1>Big lamps</h1> <a href="/big">Read</a>',
      ['BlogPosting.url'],
    ],
  ])('are those of a teaser for the articles of a list: %o', (node, body, at) => {
    expect(wrong(node, body)).toEqual(at);
  });

  it.each([
    ['<h1>Wool lamp</h1> <select><option>Small</option><option>Green</option></select>', []],
    ['<h1>Wool lamp</h1> <select><option>Small</option><option>Blue</option></select>', ['ProductGroup.Product.name']],
  ])('of a variant stand one by one in “%s”', (body, at) => {
    const variants = [{ '@type': 'Product', name: 'Wool lamp - Small / Green' }];
    expect(wrong({ '@type': 'ProductGroup', name: 'Wool lamp', hasVariant: variants }, body)).toEqual(at);
    expect(wrong({ '@type': 'Product', name: 'Lamp, wool' }, body)).toHaveLength(1);
  });

  it('name a step of the breadcrumb, also where its name stands in the node that it leads to', () => {
    const step = (position: number, name: string, path: string) => ({
      '@type': 'ListItem',
      position,
      item: { '@id': `${ORIGIN}${path}`, name },
    });
    const way = { '@type': 'BreadcrumbList', itemListElement: [step(1, 'Home', '/'), step(2, 'Lamps', '/lamps')] };
    expect(wrong(way, '<a href="/#top">Home</a> Lamps')).toEqual([]);
    expect(wrong(way, '<a href="/">Start</a> Lamps')).toEqual(['BreadcrumbList.itemListElement.1']);
    expect(wrong(way, '<a href="/" aria-labelledby="h"><svg></svg></a><i id="h" hidden>Home</i> Lamps')).toEqual([]);
    expect(wrong(way, '<a href="/" title="Home"><svg></svg></a> Lamps')).toEqual([]);
  });
});
