import { findField, parseColor, printColor, type ThemeEngine } from '@genmaster/theme-engine';
import { useSyncExternalStore } from 'react';
import { usePartText } from '@genmaster/i18n';

export interface ThemeTrialProps {
  engine: ThemeEngine | null;
  announce: (text: string) => void;
  onReadAgain: () => void;
}

/** The field that the trial makes faint: the muted text of the page. */
const TRIAL_FIELD = 'text-muted';

/** Alpha of the faint colour. */
const FAINT_ALPHA = 0.35;

/** Makes a colour of the live theme too faint on purpose, undoes the theme’s last change, and reads the page again. */
export function ThemeTrial({ engine, announce, onReadAgain }: ThemeTrialProps) {
  const t = usePartText('contrast-check');
  return (
    <div className="demo-scenarios">
      <button type="button" className="chip" onClick={onReadAgain}>
        {t('readAgain')}
      </button>
      {engine ? <TrialButtons engine={engine} announce={announce} /> : null}
    </div>
  );
}

function TrialButtons({ engine, announce }: { engine: ThemeEngine; announce: (text: string) => void }) {
  const t = usePartText('contrast-check');
  const { canUndo, undoLabel } = useSyncExternalStore(engine.subscribe, engine.getSnapshot, engine.getInitialSnapshot);
  const field = findField(engine.catalogue, TRIAL_FIELD);
  const fade = () => {
    const color = field && parseColor(engine.valueOf(field.id));
    if (!color) return;
    engine.begin('{name} made faint', field.id);
    engine.setField(field.id, printColor({ ...color, alpha: FAINT_ALPHA }));
    engine.commit();
    announce(t('fade.done', { field: field.label }));
  };
  return (
    <>
      {field ? (
        <button type="button" className="chip" onClick={fade}>
          {t('fade', { field: field.label })}
        </button>
      ) : null}
      {canUndo ? (
        <button
          type="button"
          className="chip"
          onClick={() => {
            engine.undo();
            announce(t('undone', { step: undoLabel ?? '' }));
          }}
        >
          {t('undo', { step: undoLabel ?? '' })}
        </button>
      ) : null}
    </>
  );
}
