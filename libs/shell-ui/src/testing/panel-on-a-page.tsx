import { useThemeEngine } from '@genmaster/theme-engine/react';
import { useState } from 'react';
import { ThemeCog } from '../theme-cog/theme-cog.tsx';
import { useSampleThemes } from './use-sample-themes.ts';
import { ThemePanel, type ThemePanelProps } from '../theme-panel/theme-panel.tsx';

/** Renders the panel beside a page that reacts to it, with the workshop’s own engine. */
export function PanelOnAPage({ isOpen: startsOpen, ...rest }: ThemePanelProps) {
  const engine = useThemeEngine();
  const sample = useSampleThemes(engine);
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <>
      <main style={{ minBlockSize: '40rem', padding: '2rem', paddingRight: 'max(2rem, min(20rem, 100vw - 30rem))' }}>
        <h1>A page in the chosen theme</h1>
        <h2>Second heading</h2>
        <p>
          Text with <a href="#link">a link</a> in it.
        </p>
        <button type="button" className="button button-primary">
          Main action
        </button>
      </main>
      <ThemeCog isOpen={isOpen} panelId={rest.id} onClick={() => setIsOpen(!isOpen)} />
      <ThemePanel
        {...rest}
        myThemes={rest.myThemes ?? sample}
        engine={engine}
        isOpen={isOpen}
        onClose={() => {
          rest.onClose();
          setIsOpen(false);
        }}
        onSave={() => {
          rest.onSave();
          engine.markSaved({ recordId: 'workshop', revision: 1 });
        }}
        onResetCurrent={() => {
          rest.onResetCurrent();
          engine.resetToSaved();
        }}
      />
    </>
  );
}
