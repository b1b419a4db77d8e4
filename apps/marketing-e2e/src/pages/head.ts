import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** The metadata of a page, in the order of its head. */
export interface HeadFacts {
  titles: string[];
  descriptions: string[];
  canonicals: string[];
  robots: string[];
  /** Social tags, name and content. */
  social: [string, string][];
  structuredData: string[];
}

/** The head of any page of the site, in the HTML and in the live document. */
export class Head {
  readonly page: Page;
  readonly request: APIRequestContext;
  /** The lines that the metadata library wrote to the console. */
  readonly warnings: string[] = [];
  #reader: Page | null = null;

  constructor(page: Page) {
    this.page = page;
    this.request = page.request;
    page.on('console', (message) => {
      if (message.text().startsWith('[seo-metadata]')) this.warnings.push(message.text());
    });
  }

  /** Returns the head in the HTML, which a client without script gets. */
  async built(path: string): Promise<HeadFacts> {
    const html = await (await this.request.get(path)).text();
    // In a page outside the site: the site’s own policy does not allow a document from text.
    this.#reader ??= await this.page.context().newPage();
    return this.#reader.evaluate(readHead, html);
  }

  async expectLive(facts: HeadFacts): Promise<void> {
    // Short intervals: most heads are correct within a frame or two.
    await expect
      .poll(() => this.page.evaluate(readHead, null), { intervals: [20, 40, 80, 160, 320, 640] })
      .toEqual(facts);
  }

  /** Makes pages use this metadata source from now on. */
  async readFrom(source: 'DB' | 'FILESYSTEM'): Promise<void> {
    await this.page.route(isPage, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace('"metadataSource":"BUILT_IN"', `"metadataSource":"${source}"`);
      expect(body, 'the page names its source').not.toBe(html);
      return route.fulfill({ response, body });
    });
  }

  /** Returns a function that lists the Trusted Types violations of the pages opened from now on. */
  async watchTrustedTypes(): Promise<() => Promise<string[]>> {
    await this.page.addInitScript(() => {
      const refused: string[] = [];
      Object.assign(window, { refused });
      document.addEventListener('securitypolicyviolation', ({ sample }) => refused.push(sample));
    });
    return () => this.page.evaluate(() => (window as unknown as { refused: string[] }).refused);
  }

  /** Follows a link to a page, without a full load, and without scrolling to the link. */
  async goTo(path: string): Promise<void> {
    await this.page.locator(`footer a[href="${path}"]`).first().dispatchEvent('click');
    await expect(this.page).toHaveURL(path);
  }
}

/** Returns true for the address of a page: it has no file name, and is no API call. */
const isPage = ({ pathname }: URL) =>
  /^\/[\w/-]*$/.test(pathname) && !/^\/(?:api|auth|clientsetting|contact|startup|theme)\//.test(pathname);

/** Reads the head of an HTML text, or of the page itself; runs in the browser. */
function readHead(html: string | null): HeadFacts {
  const source = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string, attribute: string) =>
    [...source.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');
  return {
    titles: [...source.querySelectorAll('title:not(svg title)')].map(({ textContent }) => textContent ?? ''),
    descriptions: all('meta[name="description"]', 'content'),
    canonicals: all('link[rel="canonical"]', 'href'),
    robots: all('meta[name="robots"]', 'content'),
    social: [...source.querySelectorAll('meta[property], meta[name^="twitter:"]')].map((tag) => [
      tag.getAttribute('property') ?? tag.getAttribute('name') ?? '',
      tag.getAttribute('content') ?? '',
    ]),
    structuredData: [...source.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => textContent ?? '',
    ),
  };
}
