import type { FontOption, SavedTheme, ThemeEngine, ThemeMode } from '@genmaster/theme-engine';
import { lazy, Suspense, useId, useMemo, useRef, useState, type ComponentPropsWithRef } from 'react';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { createFontSampler } from './create-font-sampler.ts';
import { PanelDecision } from './panel-decision.tsx';
import { PanelFooter, type PanelQuestion } from './panel-footer.tsx';
import { PanelHeader, type ThemeHistoryVerbs } from './panel-header.tsx';
import { handlePanelKey } from './panel-keys.ts';
import { PanelTabs } from './panel-tabs.tsx';
import type { SchemePublishing } from './publish-tool.tsx';
import { THEME_PANEL_LABELS, type ThemePanelLabels } from './theme-panel-labels.ts';
import { useThemeOffer } from './use-theme-offer.ts';
import { useThemeSnapshot } from './use-theme-snapshot.ts';
import controls from './panel-controls.module.css';
import styles from './theme-panel.module.css';

export interface ThemePanelProps extends Omit<ComponentPropsWithRef<'aside'>, 'id'> {
  /** Id that the cog points at. */
  id: string;
  /** What the panel shows and changes. */
  engine: ThemeEngine;
  /** Whether it is shown. */
  isOpen: boolean;
  /** Whether a save is under way. */
  isSaving?: boolean;
  /** The visitor wants it gone. */
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
  /** Whether the window is wide enough for the left menu; where it is not, the panel says so. @default true */
  hasRoomForMenu?: boolean;
  /** Turns a theme packed as text into an address; without it the panel offers no links. */
  shareAddress?: (text: string) => string;
  /** The text of such an address: shown on the page, and taken over when the visitor says so. */
  sharedText?: string | null;
  /** The shared text was read, whatever it held. */
  onSharedTextRead?: () => void;
  /** Lets the visitor publish the scheme in use; leave it out for those who may not. */
  publishing?: SchemePublishing | undefined;
  /** Any of the texts, in another language or wording. */
  labels?: Partial<ThemePanelLabels>;
}

const ThemeTools = lazy(async () => ({ default: (await import('./theme-tools.tsx')).ThemeTools }));

/**
 * The panel that restyles the page live.
 *
 * Every control calls a verb of the engine and shows what the engine holds; the panel keeps no theme of its own.
 * Closed it is inert and lies outside the window; its fields are drawn when it is first opened.
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
  hasRoomForMenu = true,
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
  const decision = useRef<HTMLDivElement>(null);
  const offer = useThemeOffer({ engine, isOpen, sharedText, onSharedTextRead });
  const isOffering = offer.leftOut !== null;
  const sampler = useMemo(() => createFontSampler(loadFont ?? (() => Promise.reject(new Error('none')))), [loadFont]);
  // While a scheme is only looked at, the panel goes on saying what holds without it.
  const [heldDirty, setHeldDirty] = useState<boolean | null>(null);
  const isDirty = heldDirty ?? snapshot.isDirty;
  // A page that only has the panel wired pays for none of its controls.
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
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
  const history: ThemeHistoryVerbs = {
    undo() {
      const { undoLabel } = engine.getSnapshot();
      if (undoLabel) say(`${text.undone}: ${undoLabel}`);
      engine.undo();
    },
    redo() {
      const { redoLabel } = engine.getSnapshot();
      if (redoLabel) say(`${text.redone}: ${redoLabel}`);
      engine.redo();
    },
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
      onKeyDown={(event) => {
        onKeyDown?.(event);
        handlePanelKey(event, { isOffering, leave: isOffering ? offer.refuse : onClose, history });
      }}
    >
      <PanelHeader
        snapshot={snapshot}
        history={history}
        labels={text}
        isDirty={isDirty}
        isSaving={isSaving}
        isInert={isOffering}
      />
      <p className={controls.spoken} aria-live="polite">
        {said}
      </p>
      <PanelDecision
        ref={decision}
        engine={engine}
        snapshot={snapshot}
        labels={text}
        offer={offer}
        conflict={conflict}
        isAccountLost={isAccountLost}
        onSave={onSave}
      />
      <div className={styles.body} inert={isOffering}>
        {wasOpened ? (
          <PanelTabs
            engine={engine}
            snapshot={snapshot}
            labels={text}
            sampler={sampler}
            surface={surface}
            navbarMode={navbarMode}
            hasRoomForMenu={hasRoomForMenu}
            onPreviewChange={(isPreview) => setHeldDirty(isPreview ? snapshot.isDirty : null)}
          />
        ) : null}
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
                onOffer={(theme) => {
                  // All else is out of reach until it is decided, the control in use too.
                  decision.current?.focus();
                  offer.show(theme);
                }}
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
