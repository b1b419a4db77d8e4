import { needOptions } from '../core/need-options.ts';
import type { SiteIdentity } from '../core/page-metadata.ts';
import { withoutNulls } from '../core/without-nulls.ts';

/** Icon of the site for a home screen. */
export interface WebManifestIcon {
  readonly src: string;
  /** `192x192`, or `any` for a vector image. */
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: 'any' | 'maskable' | 'monochrome' | 'any maskable' | undefined;
}

/** Options of the web manifest. */
export interface WebManifestFacts {
  readonly description: string;
  readonly themeColor: string;
  readonly backgroundColor: string;
  readonly icons: readonly WebManifestIcon[];
  /** @default 'browser' */
  readonly display?: 'browser' | 'minimal-ui' | 'standalone' | 'fullscreen' | undefined;
}

/** Prints the web manifest of the site. */
export function renderWebManifest(site: SiteIdentity, facts: WebManifestFacts): string {
  needOptions(facts, 'description themeColor backgroundColor icons', 'no file is written');
  const manifest = {
    id: '/',
    name: site.name,
    short_name: site.name,
    description: facts.description,
    lang: site.languages[0]?.code,
    start_url: '/',
    scope: '/',
    display: facts.display ?? 'browser',
    theme_color: facts.themeColor,
    background_color: facts.backgroundColor,
    icons: withoutNulls(facts).icons,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
