import type { SiteIdentity, SiteTag } from './page-metadata.ts';

const VERIFICATION_NAMES: Readonly<Record<string, string>> = {
  google: 'google-site-verification',
  bing: 'msvalidate.01',
  yandex: 'yandex-verification',
  baidu: 'baidu-site-verification',
  pinterest: 'p:domain_verify',
  facebook: 'facebook-domain-verification',
};

/** Returns the tags of every page of a site: proofs of ownership and theme colours of the browser. */
export function siteTags({ verification = {}, themeColor = [] }: SiteIdentity): readonly SiteTag[] {
  const colors = typeof themeColor === 'string' ? [{ color: themeColor }] : themeColor;
  return [
    ...Object.entries(verification).map(([name, content]) => ({ name: VERIFICATION_NAMES[name] ?? name, content })),
    ...colors.map(({ color, ...media }) => ({ name: 'theme-color', content: color, ...media })),
  ].filter(({ content }) => content?.trim());
}
