import { usePartText } from '@genmaster/i18n';
import type { ThemeEngine, ThemeState } from '@genmaster/theme-engine';
import { useState, useSyncExternalStore } from 'react';
import { useDemoHost } from '../demo-host.tsx';

export interface GiveToPageProps {
  /** Engine of the sample, whose theme the page receives. */
  engine: ThemeEngine;
  announce: (text: string) => void;
}

interface Given {
  page: ThemeEngine;
  theme: ThemeState;
}

/** Gives this page the theme of the sample, as one step that the page's own engine can undo. */
export function GiveToPage({ engine, announce }: GiveToPageProps) {
  const t = usePartText('multi-themes');
  const { loadTheme, log } = useDemoHost();
  const [given, setGiven] = useState<Given | null>(null);
  const give = async () => {
    try {
      const page = (await loadTheme()).getEngine();
      page.begin('Theme of the sample');
      page.restoreDraft({ ...engine.toSaved(), recordId: '', mode: engine.getSnapshot().draft.mode });
      page.commit();
      setGiven({ page, theme: page.getSnapshot().draft });
      announce(t('page.given'));
    } catch (error) {
      log('[demos] The theme could not be loaded.', error);
      announce(t('page.failed'));
    }
  };
  return (
    <div className="framed-give-to-page">
      <button type="button" className="button" onClick={() => void give()}>
        {t('page.give')}
      </button>
      {given ? <TakeBack {...given} label={t('page.undo')} onUndone={() => announce(t('page.undone'))} /> : null}
    </div>
  );
}

/** Undoes the step while the page still shows it; afterwards there is nothing of ours to undo. */
function TakeBack({ page, theme, label, onUndone }: Given & { label: string; onUndone: () => void }) {
  const { draft, canUndo } = useSyncExternalStore(page.subscribe, page.getSnapshot, page.getInitialSnapshot);
  if (draft !== theme || !canUndo) return null;
  const undo = () => {
    page.undo();
    onUndone();
  };
  return (
    <button type="button" className="button" onClick={undo}>
      {label}
    </button>
  );
}
