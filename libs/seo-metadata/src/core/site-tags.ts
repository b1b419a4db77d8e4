import type { SiteIdentity, SiteTag } from './page-metadata.ts';

const VERIFICATION_NAMES: Readonly<Record<string, string>> = {
  google: 'google-site-verification',
  bing: 'msvalidate.01',
  yandex: 'yandex-verification',
  baidu: 'baidu-site-verification',
  pinterest: 'p:domain_verify',
  facebook: 'facebook-domain-verification',
};

/** The tags that every page of a site carries: proofs of ownership and colours of the browser's frame. */
export function siteTags({ verification = {}, themeColor = [] }: SiteIdentity): readonly SiteTag[] {
  const colors = typeof themeColor === 'string' ? [{ color: themeColor }] : themeColor;
  return [
    ...Object.entries(verification).map(([name, content]) => ({ name: VERIFICATION_NAMES[name] ?? name, content })),
    ...colors.map(({ color, ...media }) => ({ name: 'theme-color', content: color, ...media })),
  ];
}
