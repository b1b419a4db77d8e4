import { useLanguage, useLoaded } from '@genmaster/i18n';
import { ThemePanel, type ThemePanelProps } from '@genmaster/shell-ui/theme-panel';
import { defaultCatalogue, nameCatalogue } from '@genmaster/theme-engine/catalogue';
import { Suspense, useEffect } from 'react';
import { useDemoHost } from '../demo-host.tsx';

/** Renders the theme panel for the engine of a frame, with its labels and choices in the language of the page. */
export function FramedPanel(props: ThemePanelProps) {
  return (
    <Suspense>
      <SpokenPanel {...props} />
    </Suspense>
  );
}

function SpokenPanel({ engine, labels, ...panel }: ThemePanelProps) {
  const { code } = useLanguage();
  const { themeWordsIn } = useDemoHost();
  const { panelLabels, catalogueNames } = useLoaded(themeWordsIn, code);
  useEffect(() => {
    if (!catalogueNames) return undefined;
    engine.replaceCatalogue(nameCatalogue(defaultCatalogue, catalogueNames));
    return () => engine.replaceCatalogue(defaultCatalogue);
  }, [engine, catalogueNames]);
  return <ThemePanel {...panel} engine={engine} labels={{ ...panelLabels, ...labels }} />;
}
