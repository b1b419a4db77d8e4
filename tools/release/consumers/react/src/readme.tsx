import { defaultThemeCss, defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import { projectTheme } from '@genmaster/theme-engine/dom';
import { ThemeEngineProvider, useThemeEngine, useThemeSelector } from '@genmaster/theme-engine/react';
import { createThemeEngine } from '@genmaster/theme-engine';
import { usePageMetadata } from '@genmaster/seo-metadata/react';
import { createHeadEntries, createHeadManager } from '@genmaster/seo-metadata/dom';
import { createMetadataResolver } from '@genmaster/seo-metadata';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrandColor } from './readme/color-picker.tsx';
import { Frame } from './readme/shell-ui.tsx';

const engine = createThemeEngine({ catalogue: defaultCatalogue });
const entry = { title: 'Reports', description: 'All of them.', data: [], og: [], schema: [] };
const resolver = createMetadataResolver({
  site: {
    origin: 'https://reports.example',
    name: 'Reports',
    locale: 'en_US',
    areaServed: ['IN'],
    languages: [{ code: 'en', name: 'English', locale: 'en_US' }],
  },
  routes: [{ path: '/', name: 'Home', indexable: true }],
  entries: { '/': entry },
  notFound: { ...entry, title: 'Not found' },
});
const headEntries = createHeadEntries(createHeadManager(document));

function Page() {
  const theme = useThemeEngine();
  const mode = useThemeSelector((snapshot) => snapshot.resolved.attributes.mode);
  const [saved, setSaved] = useState('');
  usePageMetadata(headEntries, resolver.resolve('/'));
  return (
    <Frame>
      <button onClick={() => theme.chooseMode('dark')}>Mode: {mode}</button>
      <BrandColor save={setSaved} />
      <output>{saved}</output>
    </Frame>
  );
}

const styles = new CSSStyleSheet();
styles.replaceSync(defaultThemeCss(defaultCatalogue));
document.adoptedStyleSheets.push(styles);
projectTheme(engine, { document, sheetHref: () => '' });

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ThemeEngineProvider engine={engine}>
      <Page />
    </ThemeEngineProvider>
  </StrictMode>,
);

document.addEventListener('keydown', ({ key }) => {
  if (key === 'F2') void import('./readme/auth-client.ts');
});
