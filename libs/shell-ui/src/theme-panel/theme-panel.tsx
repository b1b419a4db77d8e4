import type { FontOption, SavedTheme, ThemeEngine, ThemeMode } from '@genmaster/theme-engine';
import { lazy, Suspense, useId, useMemo, useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { Tabs } from '../tabs/tabs.tsx';
import { createFontSampler } from './create-font-sampler.ts';
import { HistoryButton } from './history-button.tsx';
import { LayoutTab } from './layout-tab.tsx';
import { PanelFooter, type PanelQuestion } from './panel-footer.tsx';
import { PanelNotice } from './panel-notice.tsx';
import type { SchemePublishing } from './publish-tool.tsx';
import { THEME_PANEL_LABELS, type ThemePanelLabels } from './theme-panel-labels.ts';
import { ThemeTab } from './theme-tab.tsx';
import { useThemeOffer } from './use-theme-offer.ts';
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
  /** The newer copy that the last save met; keeping one’s own then saves at once. */
  conflict?: SavedTheme | null;
  /** A save did not reach the account, because it is not known whose it is. */
  isAccountLost?: boolean;
  /** The visitor agreed to save the draft. */
  onSave: () => void;
  /** The visitor agreed to go back to what is saved. */
  onResetCurrent: () => void;
  /**
   * Fetches a font, so that the list can show it in itself. Leave it out for visitors who asked to save data.
   */
  loadFont?: (font: FontOption) => Promise<unknown>;
  /** Which entry for the theme is shown. @default 'website' */
  surface?: 'website' | 'desktop';
  /** The mode of the navigation bar where it has one of its own. @default the page’s */
  navbarMode?: ThemeMode | null;
  /** Turns a theme packed as text into an address; without it the panel offers no links. */
  shareAddress?: (text: string) => string;
  /** The text of such an address: shown on the page, and taken over when the visitor says so. */
  sharedText?: string | null;
  /** The shared text was read, whatever it held. */
  onSharedTextRead?: () => void;
  /** Lets the visitor publish the scheme in use; leave it out for those who may not. */
  publishing?: SchemePublishing | undefined;
  labels?: Partial<ThemePanelLabels>;
}

/** Where the keys of undo mean something else: in text, and in the open colour picker, which has its own way back. */
const OWN_UNDO = 'input:not([type="range"], [type="radio"]), textarea, [role="dialog"] *';

const ThemeTools = lazy(async () => ({ default: (await import('./theme-tools.tsx')).ThemeTools }));

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
  conflict = null,
  isAccountLost = false,
  onSave,
  onResetCurrent,
  loadFont,
  surface = 'website',
  navbarMode = null,
  shareAddress,
  sharedText = null,
  onSharedTextRead,
  publishing,
  labels,
  className,
  onKeyDown,
  ...rest
}: ThemePanelProps) {
  const text = { ...THEME_PANEL_LABELS, ...labels };
  const snapshot = useThemeSnapshot(engine);
  const [question, setQuestion] = useState<PanelQuestion | null>(null);
  const [hasTools, setHasTools] = useState(false);
  const [said, setSaid] = useState('');
  const toolsId = useId();
  const offer = useThemeOffer({
    engine,
    isOpen,
    sharedText,
    onSharedTextRead,
    stepName: text.tools.importStep,
  });
  const isOffering = offer.leftOut !== null;
  const sampler = useMemo(() => createFontSampler(loadFont ?? (() => Promise.reject(new Error('none')))), [loadFont]);
  // While a scheme is only looked at, the panel goes on saying what holds without it.
  const [heldDirty, setHeldDirty] = useState<boolean | null>(null);
  const isDirty = heldDirty ?? snapshot.isDirty;
  // A host that closes the panel takes its question away as well.
  if (!isOpen && question) setQuestion(null);

  const answer = (agreed: boolean) => {
    setQuestion(null);
    if (!agreed) return;
    if (question === 'confirmSave') onSave();
    if (question === 'confirmDefault') engine.applyDefaultChanges();
    if (question === 'confirmReset') onResetCurrent();
  };
  // A text that comes twice is only spoken twice when it differs.
  const say = (next: string) => setSaid((last) => (last === next ? `${next}\u00a0` : next));
  const isConflict = conflict !== null && conflict === snapshot.newerCopy;
  const keepMine = () => {
    engine.dismissNewerCopy();
    if (isConflict) onSave();
  };
  const undo = () => {
    if (snapshot.undoLabel) say(`${text.undone}: ${snapshot.undoLabel}`);
    engine.undo();
  };
  const redo = () => {
    if (snapshot.redoLabel) say(`${text.redone}: ${snapshot.redoLabel}`);
    engine.redo();
  };
  const onKeys = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event);
    // Escape answers an open question and does not close the panel as well.
    if (event.defaultPrevented || (event.target as Element).closest('dialog')) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      if (isOffering) offer.refuse();
      else onClose();
      return;
    }
    if (isOffering || (event.target as Element).matches(OWN_UNDO) || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key === 'z' || key === 'y') {
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
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
      <header className={styles.header} inert={isOffering}>
        <p className={styles.status} role="status" data-dirty={isDirty || undefined}>
          {isDirty ? text.unsaved : text.allSaved}
        </p>
        <HistoryButton
          label={text.undo}
          detail={snapshot.undoLabel}
          isEnabled={snapshot.canUndo}
          onPress={undo}
          path="M7 4 3 8l4 4M3.5 8H11a4.5 4.5 0 0 1 0 9H8"
        />
        <HistoryButton
          label={text.redo}
          detail={snapshot.redoLabel}
          isEnabled={snapshot.canRedo}
          onPress={redo}
          path="m13 4 4 4-4 4M16.5 8H9a4.5 4.5 0 0 0 0 9h3"
        />
      </header>
      {isSaving ? <progress className={styles.progress} aria-label={text.saving} /> : null}
      <p className={styles.spoken} aria-live="polite">
        {said}
      </p>
      {offer.leftOut !== null ? (
        <PanelNotice
          text={`${text.offer}${offer.leftOut > 0 ? ` ${offer.leftOut} ${text.leftOut}` : ''}`}
          answers={[
            [text.takeOffer, offer.take],
            [text.refuseOffer, offer.refuse],
          ]}
        />
      ) : snapshot.newerCopy ? (
        <PanelNotice
          text={isConflict ? text.conflict : text.newerCopy}
          answers={[
            [text.useNewerCopy, () => engine.takeNewerCopy()],
            [text.keepMine, keepMine],
          ]}
        />
      ) : isAccountLost ? (
        <PanelNotice text={text.accountLost} answers={[[text.tryAgain, onSave]]} />
      ) : offer.isBroken ? (
        <PanelNotice text={text.brokenLink} answers={[[text.dismiss, offer.dismissProblem]]} />
      ) : null}
      <div className={styles.body} inert={isOffering}>
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
                      content: (
                        <ThemeTab
                          engine={engine}
                          snapshot={snapshot}
                          labels={text}
                          sampler={sampler}
                          surface={surface}
                          navbarMode={navbarMode}
                          onPreviewChange={(isPreview) => setHeldDirty(isPreview ? snapshot.isDirty : null)}
                        />
                      ),
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
        <button
          type="button"
          className={styles.toolsButton}
          aria-expanded={hasTools}
          aria-controls={toolsId}
          onClick={() => setHasTools(!hasTools)}
        >
          {text.tools.tools}
        </button>
        <div id={toolsId}>
          {hasTools && isOpen ? (
            <Suspense>
              <ThemeTools
                engine={engine}
                snapshot={snapshot}
                labels={text.tools}
                pickerLabels={text.picker}
                confirmLabels={{ ok: text.ok, cancel: text.cancel }}
                publishing={publishing}
                shareAddress={shareAddress}
                onOffer={offer.show}
                onSay={say}
              />
            </Suspense>
          ) : null}
        </div>
      </div>
      <PanelFooter labels={text} isSaving={isSaving} isInert={isOffering} onAsk={setQuestion} onClose={onClose} />
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
