import { toNextMetadata } from '@genmaster/seo-metadata/adapters';
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import { firstPaintScript } from '@genmaster/theme-engine/first-paint';
import '@genmaster/color-picker/style.css';
import '@genmaster/shell-ui/style.css';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { resolver } from '../resolver';

// eslint-disable-next-line no-restricted-syntax
const firstPaint = { dangerouslySetInnerHTML: { __html: firstPaintScript } };

export const generateMetadata = (): Metadata => toNextMetadata(resolver.resolve('/'));

export default async function Layout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    // The first-paint script writes the saved theme onto <html> and <body>, which the server does not know.
    <html lang="en" suppressHydrationWarning>
      <head>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/theme.css" precedence="default" />
        {/* Constant text, allowed by the nonce of the response. */}
        {/* eslint-disable-next-line no-restricted-syntax */}
        <script nonce={nonce} data-version={defaultCatalogue.version} suppressHydrationWarning {...firstPaint} />
      </head>
      <body suppressHydrationWarning>{children}</body>
    </html>
  );
}
