import { renderJsonLd } from '@genmaster/seo-metadata/adapters';
import { headers } from 'next/headers';
import { resolver } from '../resolver';
import { Customiser } from '../shared/customiser';

// eslint-disable-next-line no-restricted-syntax
const structuredData = { dangerouslySetInnerHTML: { __html: renderJsonLd(resolver.resolve('/')) } };

export default async function Page() {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <>
      {/* JSON-LD, which the library escapes. */}
      {/* eslint-disable-next-line no-restricted-syntax */}
      <script type="application/ld+json" nonce={nonce} suppressHydrationWarning {...structuredData} />
      <Customiser />
    </>
  );
}
