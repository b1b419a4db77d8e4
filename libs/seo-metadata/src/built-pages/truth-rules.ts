import type { Report } from '../checks/finding.ts';
import { isLanguageTag } from '../core/language-tag.ts';
import { EVENT_TYPES } from '../core/node-rules.ts';
import { typesOf, type NodeRecord } from '../core/node-types.ts';
import { isPageNode } from '../core/page-graph.ts';
import { addressesOf, addressIn, textsOf } from './facts-of-nodes.ts';
import type { PageReading } from './page-reading.ts';
import { readPage } from './read-page.ts';
import { containsWords, plain } from './same-words.ts';
import { showsCount, showsNumber, showsPrice, showsRating } from './shown-price.ts';

/** Compares one node with the page that contains it; `parent` is the node around it. */
export type TruthRule = (node: NodeRecord, page: PageReading, report: Report, parent?: NodeRecord) => void;

const page: TruthRule = (node, { canonical, language, title, description, headings }, report) => {
  const [url] = addressesOf(node['url']);
  if (url !== undefined && canonical !== null && url !== canonical)
    report('error', 'url', `Says ${url}; the canonical address is ${canonical}.`);
  const tongues = [
    ...textsOf(node['inLanguage']),
    ...recordsOf(node['inLanguage']).flatMap((tongue) => textsOf(tongue['alternateName']).filter(isLanguageTag)),
  ];
  if (tongues.length > 0 && language !== '' && !tongues.some((tongue) => sameLanguage(tongue, language)))
    report('error', 'inLanguage', `Says ${tongues.join(', ')}; the page is in ${language}.`);
  const [name] = textsOf(node['name']);
  // Either may contain the other, for example with the site's name added.
  const isTitle = (own: string) => containsWords(title, own) || (title !== '' && containsWords(own, title));
  if (name !== undefined && !isTitle(name) && !headings.some(({ text }) => containsWords(text, name)))
    report('error', 'name', `"${name}" is neither the title nor a heading.`);
  const [summary] = textsOf(node['description']);
  if (summary !== undefined && description !== '' && !containsWords(description, summary))
    report('error', 'description', 'Differs from the description of the page.');
};

const article: TruthRule = (node, reading, report, parent) => {
  const urls = addressesOf(node['url']);
  // The articles of a list have pages of their own. A list shows their headlines, in a link or beside it.
  const links = parent ? reading.links.filter(({ href }) => urls.some((url) => isPlaceOn(href, url))) : [];
  if (links.length === 0) page(node, reading, report);
  const [headline] = textsOf(node['headline']);
  if (headline !== undefined && ![...reading.headings, ...links].some(({ text }) => containsWords(text, headline)))
    report('error', 'headline', `No heading says "${headline}".`);
};

const breadcrumb: TruthRule = (node, { links, text }, report) => {
  const steps = recordsOf(node['itemListElement']);
  steps.forEach((step, index) => {
    const name = nameOfItem(step);
    const address = addressOf(step['item']) ?? addressOf(step['url']);
    // The last step is the page itself, which needs no link.
    const isShown =
      index === steps.length - 1
        ? containsWords(text, name)
        : links.some((link) => isPlaceOn(link.href, address) && containsWords(link.text, name));
    if (!isShown)
      report('error', `itemListElement.${index + 1}`, `The page shows no "${name}" that leads to ${address}.`);
  });
};

const itemList: TruthRule = (node, { links, text, language }, report) => {
  const items = [node['itemListElement'] ?? []].flat();
  const [count] = textsOf(node['numberOfItems']);
  // A part of a list may say how long the whole list is, as the page does: “1 to 20 of 100”.
  const isOfWhole = Number(count) > items.length && showsNumber(text, String(count), language);
  if (count !== undefined && Number(count) !== items.length && !isOfWhole)
    report('error', 'numberOfItems', `Says ${count}; ${items.length} are listed.`);
  items.forEach((item, index) => {
    const [record] = recordsOf(item);
    const name = record ? nameOfItem(record) : String(item);
    const address = record && (addressOf(record['url']) ?? addressOf(record['item']));
    const isNamed = name !== '' && containsWords(text, name);
    if (!isNamed && (name || address) && !links.some(({ href }) => isPlaceOn(href, address)))
      report('error', `itemListElement.${index + 1}`, `The page does not show "${name || address}".`);
  });
};

const offer: TruthRule = (node, { text, markedText = text, language }, report) => {
  const [currency = ''] = textsOf(node['priceCurrency']);
  for (const property of ['price', 'lowPrice', 'highPrice', 'minPrice', 'maxPrice'] as const) {
    const [price] = textsOf(node[property]);
    if (price !== undefined && !showsPrice(markedText, { price, currency, language }))
      report('error', property, `The page shows no price of ${price} ${currency}.`);
  }
};

const video: TruthRule = (node, { videos, links, frames = [] }, report) => {
  const files = addressesOf(node['contentUrl']);
  if (files.length === 0) return;
  const shown = videos.find(({ sources }) => files.some((file) => sources.includes(file)));
  // A player of another site, or of a link, has its own picture.
  const players = addressesOf(node['embedUrl']).map(withoutQuery);
  const isElsewhere =
    frames.some((frame) => players.includes(withoutQuery(frame))) || links.some(({ href }) => files.includes(href));
  if (!shown && !isElsewhere) return report('error', 'contentUrl', `No video of the page plays ${files.join(', ')}.`);
  const pictures = ['thumbnailUrl', 'thumbnail'].flatMap((property) => [
    ...addressesOf(node[property]),
    ...recordsOf(node[property]).flatMap((picture) => [
      ...addressesOf(picture['contentUrl']),
      ...addressesOf(picture['url']),
    ]),
  ]);
  if (shown && shown.poster !== null && pictures.length > 0 && !pictures.includes(shown.poster))
    report('error', 'thumbnailUrl', `The video shows ${shown.poster} before it plays.`);
};

const clip: TruthRule = (node, { canonical, text }, report) => {
  const [name] = textsOf(node['name']);
  if (name !== undefined && !containsWords(text, name))
    report('error', 'name', `The page does not name the part "${name}".`);
  const [url] = addressesOf(node['url']);
  if (url !== undefined && canonical !== null && url.split(/[?#]/)[0] !== canonical)
    report('error', 'url', `Leads to ${url}; the recording stands at ${canonical}.`);
};

const shownName: TruthRule = (node, { text }, report) => {
  const [name] = textsOf(node['name']);
  if (name !== undefined && !containsWords(text, name)) report('error', 'name', `The page does not name "${name}".`);
};

/** Compares the name of a product; a page shows that of a variant as its parts, one of which a visitor chooses. */
const product: TruthRule = (node, reading, report, parent) => {
  const words = textsOf(node['name'])
    .slice(0, 1)
    .flatMap((name) => plain(name).split(/[^\p{L}\p{M}\p{N}]+/u));
  const isVariant = parent !== undefined && typesOf(parent).includes('ProductGroup');
  if (!isVariant || !words.every((word) => containsWords(reading.text, word))) shownName(node, reading, report);
};

const contact: TruthRule = (node, { text, links }, report) => {
  const hrefs = (scheme: string) => links.flatMap(({ href }) => (href.startsWith(scheme) ? [href] : []));
  for (const value of textsOf(node['telephone'])) {
    // Some numbers are links to another service: `https://wa.me/919812345678`.
    const digits = /^\+/.test(value) && value.replace(/\D/g, '');
    const isLinked = digits && links.some(({ href }) => href.split(/\D+/).includes(digits));
    if (!isLinked && ![text, ...hrefs('tel:')].some((shown) => showsTelephone(shown, value)))
      report('error', 'telephone', `The page does not show ${value}.`);
  }
  for (const value of textsOf(node['email'])) {
    const address = value.replace(/^mailto:/i, '');
    if (!containsWords(text, address) && !hrefs('mailto:').some((href) => containsWords(decoded(href), address)))
      report('error', 'email', `The page does not show ${value}.`);
  }
};

/** The code of a country at the start of an international number: its length follows from its first digits. */
const COUNTRY_CODE = /^(?:\+|00)([17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/**
 * Tells whether a text shows a telephone number, whichever way its digits are grouped. An international one may be
 * written as in its own country, without the code and with a zero.
 */
function showsTelephone(text: string, telephone: string): boolean {
  // An extension is dialled later.
  const [spoken = ''] = plain(telephone).split(/(?<=\d) ?(?:ext|x|#)/);
  const dialled = spoken.replace(/[^\d+]/g, '');
  const [start = '', code = ''] = COUNTRY_CODE.exec(dialled) ?? [];
  const number = dialled.slice(start.length).replace(/\D/g, '');
  // Without its code a number must not follow the code of another country.
  const prefix = start === '' ? '' : `(?:${grouped(code)}|(?<!\\+\\d[\\d\\s()./-]{0,20}))(?:${grouped('0')})?`;
  return number !== '' && new RegExp(`(?<!\\d)(?:00)?${prefix}${grouped(number)}(?!\\d)`).test(plain(text));
}

const grouped = (digits: string) => [...digits].map((digit) => `${digit}[\\s()./\\-]*`).join('');

const question: TruthRule = (node, { text }, report) => {
  const [name = ''] = textsOf(node['name']);
  if (!containsWords(text, name)) report('error', 'name', `The page does not ask "${name}".`);
  for (const property of ['acceptedAnswer', 'suggestedAnswer'] as const) {
    for (const answer of recordsOf(node[property])) {
      if (textsOf(answer['text']).some((own) => !containsMarkup(text, own)))
        report('error', property, `The answer to "${name}" is not on the page.`);
    }
  }
};

const review: TruthRule = (node, { text }, report) => {
  for (const words of textsOf(node['reviewBody'])) {
    if (!containsMarkup(text, words)) report('error', 'reviewBody', `The page does not show "${words}".`);
  }
};

const rating: TruthRule = (node, { text, markedText = text, alternatives = [], language }, report) => {
  for (const property of ['ratingValue', 'reviewCount', 'ratingCount'] as const) {
    const shows = property === 'ratingValue' ? showsRating : showsCount;
    for (const value of textsOf(node[property])) {
      if (![markedText, ...alternatives].some((shown) => shows(shown, value, language)))
        report('error', property, `The page does not show ${value}.`);
    }
  }
};

const jobPosting: TruthRule = (node, { text }, report) => {
  const [title] = textsOf(node['title']);
  if (title !== undefined && !containsWords(text, title))
    report('error', 'title', `The page does not name "${title}".`);
};

const rules: Readonly<Record<string, TruthRule>> = {
  Article: article,
  BlogPosting: article,
  NewsArticle: article,
  TechArticle: article,
  BreadcrumbList: breadcrumb,
  ItemList: itemList,
  Offer: offer,
  AggregateOffer: offer,
  PriceSpecification: offer,
  UnitPriceSpecification: offer,
  VideoObject: video,
  Clip: clip,
  Product: product,
  ProductGroup: shownName,
  SoftwareApplication: shownName,
  WebApplication: shownName,
  MobileApplication: shownName,
  ...Object.fromEntries(EVENT_TYPES.map((type) => [type, shownName])),
  Course: shownName,
  Recipe: shownName,
  Person: shownName,
  JobPosting: jobPosting,
  Question: question,
  Review: review,
  AggregateRating: rating,
};

/**
 * Lists the rules of a node, each comparing its claims with the visible page. A type without a visible claim has none.
 */
export function truthRulesOf(node: NodeRecord): readonly TruthRule[] {
  const own = typesOf(node).flatMap((type) => (Object.hasOwn(rules, type) ? [rules[type] as TruthRule] : []));
  // A business may have any of many types.
  const isContact = node['telephone'] !== undefined || node['email'] !== undefined;
  return [...new Set([...(isPageNode(node) ? [page] : []), ...own, ...(isContact ? [contact] : [])])];
}

const recordsOf = (value: unknown): readonly NodeRecord[] =>
  [value ?? []].flat().filter((one): one is NodeRecord => typeof one === 'object' && one !== null);

/** Tells whether a text contains the words of a property whose texts may have markup. */
const containsMarkup = (text: string, html: string): boolean =>
  containsWords(text, html) || containsWords(text, readPage(html).text);

/** Returns the address of a value: a text, or the `@id` or `url` of a node. */
function addressOf(value: unknown): string | undefined {
  if (typeof value === 'string') return addressIn(value);
  return recordsOf(value).flatMap((node) => [...addressesOf(node['@id']), ...addressesOf(node['url'])])[0];
}

/** Returns the name of an item of a list, which may stand in the node that it leads to; `''` if it has none. */
const nameOfItem = (item: NodeRecord): string =>
  [item, ...recordsOf(item['item'])].flatMap((node) => textsOf(node['name']))[0] ?? '';

/** Tells whether a link leads to an address, or to a place on that page. */
const isPlaceOn = (href: string, address: string | undefined): boolean =>
  href === address || href.replace(/#.*/s, '') === address;

const withoutQuery = (address: string): string => address.replace(/[?#].*/s, '');

/** Decodes the letters of an address; one that is not encoded stays. */
function decoded(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}

const sameLanguage = (one: string, other: string) =>
  one.toLowerCase().split('-')[0] === other.toLowerCase().split('-')[0];
