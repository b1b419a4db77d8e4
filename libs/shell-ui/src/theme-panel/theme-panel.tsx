import type { ThemeEngine } from '@genmaster/theme-engine';
import { useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { Tabs } from '../tabs/tabs.tsx';
import { LayoutTab } from './layout-tab.tsx';
import { THEME_PANEL_LABELS, type ThemePanelLabels } from './theme-panel-labels.ts';
import { ThemeTab } from './theme-tab.tsx';
import { useThemeSnapshot } from './use-theme-snapshot.ts';
import styles from './theme-panel.module.css';

export interface ThemePanelProps extends Omit<ComponentPropsWithRef<'aside'>, 'id'> {
  /** Id that the cog points at. */
  id: string;
  engine: ThemeEngine;
  isOpen: boolean;
  /** Whether a save is under way. */
  isSaving?: boolean;
  onClose: () => void;
  /** The visitor agreed to save the draft. */
  onSave: () => void;
  /** The visitor agreed to go back to what is saved. */
  onResetCurrent: () => void;
  labels?: Partial<ThemePanelLabels>;
}

/** Where the keys of undo mean something else: in text, and in the open colour picker, which has its own way back. */
const OWN_UNDO = 'input:not([type="range"], [type="radio"]), textarea, [role="dialog"] *';

type Question = 'confirmSave' | 'confirmDefault' | 'confirmReset';

/**
 * The panel that restyles the page live.
 *
 * Every control calls a verb of the engine and shows what the engine holds; the panel keeps no theme of its own.
 * Closed it is inert and lies outside the window.
 */
export function ThemePanel({
  id,
  engine,
  isOpen,
  isSaving = false,
  onClose,
  onSave,
  onResetCurrent,
  labels,
  className,
  onKeyDown,
  ...rest
}: ThemePanelProps) {
  const text = { ...THEME_PANEL_LABELS, ...labels };
  const snapshot = useThemeSnapshot(engine);
  const [question, setQuestion] = useState<Question | null>(null);
  // A host that closes the panel takes its question away as well.
  if (!isOpen && question) setQuestion(null);

  const answer = (agreed: boolean) => {
    setQuestion(null);
    if (!agreed) return;
    if (question === 'confirmSave') onSave();
    if (question === 'confirmDefault') engine.applyDefaultChanges();
    if (question === 'confirmReset') onResetCurrent();
  };
  const onKeys = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || question) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
      return;
    }
    if ((event.target as Element).matches(OWN_UNDO) || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key === 'z' || key === 'y') {
      event.preventDefault();
      if (key === 'y' || event.shiftKey) engine.redo();
      else engine.undo();
    }
  };

  return (
    // The keys belong to the controls inside; the panel listens where they bubble to.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      {...rest}
      id={id}
      aria-label={text.panel}
      inert={!isOpen}
      data-state={isOpen ? 'open' : 'closed'}
      className={[styles.panel, className].filter(Boolean).join(' ')}
      onKeyDown={onKeys}
    >
      <header className={styles.header}>
        <p className={styles.status} role="status" data-dirty={snapshot.isDirty || undefined}>
          {snapshot.isDirty ? text.unsaved : text.allSaved}
        </p>
        <HistoryButton
          label={text.undo}
          detail={snapshot.undoLabel}
          isEnabled={snapshot.canUndo}
          onPress={() => engine.undo()}
          path="M7 4 3 8l4 4M3.5 8H11a4.5 4.5 0 0 1 0 9H8"
        />
        <HistoryButton
          label={text.redo}
          detail={snapshot.redoLabel}
          isEnabled={snapshot.canRedo}
          onPress={() => engine.redo()}
          path="m13 4 4 4-4 4M16.5 8H9a4.5 4.5 0 0 0 0 9h3"
        />
      </header>
      {snapshot.newerCopy ? (
        <div className={styles.notice} role="alert">
          <p>{text.newerCopy}</p>
          <button type="button" className={styles.button} onClick={() => engine.takeNewerCopy()}>
            {text.useNewerCopy}
          </button>
          <button type="button" className={styles.button} onClick={() => engine.dismissNewerCopy()}>
            {text.keepMine}
          </button>
        </div>
      ) : null}
      <div className={styles.body}>
        <Tabs
          label={text.panel}
          items={[
            {
              id: 'theme',
              label: text.themeTab,
              content: (
                <Tabs
                  label={text.themeTab}
                  appearance="secondary"
                  items={[
                    {
                      id: 'theme',
                      label: text.themeSubTab,
                      content: <ThemeTab engine={engine} snapshot={snapshot} labels={text} />,
                    },
                    {
                      id: 'layout',
                      label: text.layoutSubTab,
                      content: <LayoutTab engine={engine} snapshot={snapshot} labels={text} />,
                    },
                  ]}
                />
              ),
            },
          ]}
        />
      </div>
      <footer className={styles.footer}>
        <button type="button" className={styles.button} onClick={() => setQuestion('confirmReset')}>
          {text.resetCurrent}
        </button>
        <button type="button" className={styles.button} onClick={() => setQuestion('confirmDefault')}>
          {text.defaultChanges}
        </button>
        <button
          type="button"
          className={styles.primary}
          aria-disabled={isSaving}
          onClick={() => {
            if (!isSaving) setQuestion('confirmSave');
          }}
        >
          {isSaving ? text.saving : text.saveChanges}
        </button>
        <button type="button" className={styles.button} onClick={onClose}>
          {text.close}
        </button>
      </footer>
      <ConfirmDialog
        isOpen={question !== null}
        question={question ? text[question] : ''}
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
        labels={{ ok: text.ok, cancel: text.cancel }}
      />
    </aside>
  );
}

interface HistoryButtonProps {
  label: string;
  detail: string | null;
  isEnabled: boolean;
  onPress: () => void;
  path: string;
}

function HistoryButton({ label, detail, isEnabled, onPress, path }: HistoryButtonProps) {
  const name = detail ? `${label}: ${detail}` : label;
  return (
    <button
      type="button"
      className={styles.iconButton}
      aria-label={name}
      title={name}
      aria-disabled={!isEnabled}
      onClick={() => {
        if (isEnabled) onPress();
      }}
    >
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <path
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.7"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
