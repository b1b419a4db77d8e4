import type { FontOption, SavedTheme, ThemeEngine, ThemeMode } from '@genmaster/theme-engine';
import { useCallback, useMemo, useRef, useState, type ComponentPropsWithRef } from 'react';
import { inertProps, withRef } from '@genmaster/react-compat';
import { createFontSampler } from './create-font-sampler.ts';
import { PanelDecision, type KeptHere } from './panel-decision.tsx';
import type { MyThemes } from './my-themes.ts';
import { PanelFooter } from './panel-footer.tsx';
import { PanelBody } from './panel-body.tsx';
import { PanelHeader } from './panel-header.tsx';
import { handlePanelKey } from './panel-keys.ts';
import { PanelStateLine } from './panel-state-line.tsx';
import { PanelToolbar } from './panel-toolbar.tsx';
import type { PanelView } from './panel-view.ts';
import { panelToolsOf } from './panel-tools.ts';
import { focusSearch, showFields } from './focus-search.ts';
import type { SchemePublishing } from './scheme-publishing.ts';
import type { SoughtField } from './sought-field-context.ts';
import { SheetHandle } from './sheet-handle.tsx';
import { FetchedPointLayer } from './fetched-point-layer.tsx';
import { createHistoryVerbs } from './theme-history-verbs.ts';
import { THEME_PANEL_LABELS, type ThemePanelLabels } from './theme-panel-labels.ts';
import { useAnnouncement } from './use-announcement.ts';
import { useHeldTheme } from './use-held-theme.ts';
import { usePanelQuestion } from './use-panel-question.ts';
import { usePageRoom } from './use-page-room.ts';
import { useThemeOffer } from './use-theme-offer.ts';
import { useEngineSnapshot } from './use-engine-snapshot.ts';
import { useWaysOut } from './use-ways-out.ts';
import controls from './panel-controls.module.css';
import styles from './theme-panel.module.css';

export interface ThemePanelProps extends Omit<ComponentPropsWithRef<'aside'>, 'id'> {
  /** Id of the panel, which the cog refers to. */
  id: string;
  /** Engine whose theme the panel shows and changes. */
  engine: ThemeEngine;
  /** Whether the panel is open. */
  isOpen: boolean;
  /** Whether a save is in progress. */
  isSaving?: boolean | undefined;
  /** Fires when the visitor closes the panel. */
  onClose: () => void;
  /** Newer copy that the last save conflicted with; keeping the draft then saves at once. */
  conflict?: SavedTheme | null | undefined;
  /** Whether a save did not reach the account because the account is not known. */
  isAccountLost?: boolean | undefined;
  /** Actions for a visitor’s theme that was saved in this browser; it can be saved with an account. */
  keptHere?: KeptHere | null | undefined;
  /** Fires when the visitor confirms saving the draft. */
  onSave: () => void;
  /** Fires when the visitor confirms the reset to the saved theme. */
  onResetCurrent: () => void;
  /** Loads a font, so that the list can show its name in it. Leave it out for visitors who asked to save data. */
  loadFont?: ((font: FontOption) => Promise<unknown>) | undefined;
  /** Surface whose theme entry is shown. @default 'website' */
  surface?: 'website' | 'desktop' | undefined;
  /** Whether the page makes room for the panel in a wide window; `false` for a panel inside a page. @default true */
  docks?: boolean | undefined;
  /** Mode of the navigation bar if it has its own. @default the page’s */
  navbarMode?: ThemeMode | null | undefined;
  /** Whether the window is wide enough for the left menu; if not, the panel shows a hint. @default true */
  hasRoomForMenu?: boolean | undefined;
  /** Returns the address for a theme encoded as text; without it the panel offers no links. */
  shareAddress?: ((text: string) => string) | undefined;
  /** Text of such an address: previewed on the page, and applied when the visitor accepts it. */
  sharedText?: string | null | undefined;
  /** Fires when the shared text was read, whether it held a theme or not. */
  onSharedTextRead?: (() => void) | undefined;
  /** Saved themes of the user, each with a name; without it there is one theme. */
  myThemes?: MyThemes | undefined;
  /** Lets the visitor publish the current scheme; leave it out for users who may not. */
  publishing?: SchemePublishing | undefined;
  /** Texts to replace, for another language or wording. */
  labels?: Partial<ThemePanelLabels> | undefined;
}

/**
 * Renders the panel that restyles the page live.
 *
 * Every control calls a method of the engine and shows the engine’s state; the panel has no theme state of its own. A
 * closed panel is inert and outside the window; its fields render when it is first opened.
 */
export const ThemePanel = /* @__PURE__ */ withRef(function ThemePanel({
  id,
  engine,
  isOpen,
  isSaving = false,
  onClose,
  conflict = null,
  isAccountLost = false,
  keptHere = null,
  onSave,
  onResetCurrent,
  loadFont,
  surface = 'website',
  navbarMode = null,
  docks = true,
  hasRoomForMenu = true,
  shareAddress,
  sharedText = null,
  onSharedTextRead,
  publishing,
  myThemes,
  labels,
  className,
  onKeyDown,
  ...rest
}: ThemePanelProps) {
  const text = { ...THEME_PANEL_LABELS, ...labels };
  const live = useEngineSnapshot(engine);
  const [view, setView] = useState<PanelView | null>(null);
  const [pointsIn, setPointsIn] = useState<Element | null>(null);
  const [sought, setSought] = useState<SoughtField | null>(null);
  const [announcement, announce] = useAnnouncement();
  const [isTall, setIsTall] = useState(false);
  const held = useHeldTheme(engine, isOpen, (isHeld) => announce(isHeld ? text.showsSaved : text.showsDraft));
  // Only the page shows the saved theme; the panel keeps showing the edits.
  const snapshot = held.snapshot ?? live;
  usePageRoom(isOpen, { isDocking: docks, isTall });
  const { question, changes, ask, answer } = usePanelQuestion({
    engine,
    snapshot,
    labels: text,
    isOpen,
    onSave,
    onResetCurrent,
  });
  const decision = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const offer = useThemeOffer({ engine, isOpen, sharedText, onSharedTextRead });
  const isOffering = offer.leftOut !== null;
  const sampler = useMemo(() => createFontSampler(loadFont), [loadFont]);
  // During a preview, the panel keeps showing the state without it.
  const [keptDirty, setKeptDirty] = useState<boolean | null>(null);
  const isDirty = keptDirty ?? snapshot.isDirty;
  // A page that only includes the panel does not pay for its controls until it is opened.
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  // A reopened panel shows its fields.
  if (!isOpen && view) setView(null);
  if (!isOpen && pointsIn) setPointsIn(null);

  useWaysOut(engine, isOpen);
  const onPreviewChange = useCallback(
    (isPreview: boolean) => setKeptDirty(isPreview ? engine.getSnapshot().isDirty : null),
    [engine],
  );
  const ofAccount = myThemes && 'themes' in myThemes ? myThemes.themes : [];
  const nameInUse = ofAccount.find(({ isInUse }) => isInUse)?.name ?? null;
  const showView = (next: PanelView) => {
    setView(view === next ? null : next);
    body.current?.scrollTo?.({ top: 0 });
  };
  const leaveView = () => {
    body.current?.parentElement?.querySelector<HTMLElement>('[data-tool][aria-pressed="true"]')?.focus();
    setView(null);
  };
  const point = () => setPointsIn(pointsIn ? null : (body.current?.parentElement ?? null));
  const history = createHistoryVerbs(engine, text, announce);
  const [tabId, tabPanelId] = [`${id}-tab`, `${id}-tab-panel`];

  return (
    // The controls inside handle the keys; the panel listens to the bubbling events.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      {...rest}
      id={id}
      aria-label={text.panel}
      // Safari focuses no pressed button but the element around it; without one, the keys of the panel would do nothing.
      tabIndex={-1}
      {...inertProps(!isOpen)}
      data-state={isOpen ? 'open' : 'closed'}
      data-tall={isTall || undefined}
      data-tone={snapshot.draft.mode === 'dark' ? 'dark' : 'light'}
      className={[styles.panel, className].filter(Boolean).join(' ')}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        handlePanelKey(event, {
          isOffering,
          leave: question ? () => answer(false) : isOffering ? offer.refuse : onClose,
          hold: () => (isDirty ? held.start() : announce(text.allSaved)),
          point,
          search: () => focusSearch(event.currentTarget, () => setView(null)),
          history,
        });
      }}
    >
      <SheetHandle isTall={isTall} onChange={setIsTall} labels={text} />
      <PanelHeader
        tabId={tabId}
        tabPanelId={tabPanelId}
        onTab={() => setView(null)}
        catalogue={engine.catalogue}
        snapshot={snapshot}
        history={history}
        labels={text}
        name={nameInUse}
        onThemes={myThemes && (() => showView('themes'))}
        areThemesOpen={view === 'themes'}
        isDirty={isDirty}
        isHeld={held.snapshot !== null}
        onHold={held.start}
        onRelease={held.end}
        isSaving={isSaving}
        isInert={isOffering}
      />
      <p className={controls.spoken} aria-live="polite">
        {announcement}
      </p>
      <PanelDecision
        ref={decision}
        engine={engine}
        snapshot={snapshot}
        labels={text}
        offer={offer}
        conflict={conflict}
        isAccountLost={isAccountLost}
        keptHere={keptHere}
        onSave={onSave}
      />
      <PanelToolbar
        label={text.toolbar}
        tools={panelToolsOf({
          labels: text,
          view,
          onView: showView,
          isPointing: pointsIn !== null,
          onPoint: point,
        })}
        isInert={isOffering}
      />
      <PanelBody
        place={body}
        id={tabPanelId}
        tabId={tabId}
        view={view}
        isOpen={isOpen}
        wasOpened={wasOpened}
        isInert={isOffering}
        sought={sought}
        tabs={{
          engine,
          snapshot,
          labels: text,
          sampler,
          surface,
          navbarMode,
          hasRoomForMenu,
          onPreviewChange,
          onModes: () => showView('modes'),
        }}
        views={{
          myThemes,
          isSaving,
          onBack: leaveView,
          pickerLabels: text.picker,
          confirmLabels: { ok: text.ok, cancel: text.cancel },
          publishing,
          shareAddress,
          onOffer(theme) {
            // Everything else is inert until the decision, including the focused control.
            decision.current?.focus();
            offer.show(theme);
          },
          onAnnounce: announce,
        }}
      />
      {pointsIn && !isOffering ? (
        <FetchedPointLayer
          engine={engine}
          snapshot={snapshot}
          labels={text}
          panel={pointsIn}
          navbarMode={navbarMode}
          onPick={(id) => {
            setPointsIn(null);
            showFields(pointsIn, () => setView(null));
            setSought({ id });
          }}
          onEnd={() => setPointsIn(null)}
          onAnnounce={announce}
        />
      ) : null}
      <PanelFooter
        labels={text}
        isSaving={isSaving}
        isInert={isOffering}
        question={question}
        changes={changes}
        onAsk={ask}
        onAnswer={answer}
        onClose={onClose}
      >
        <PanelStateLine
          catalogue={engine.catalogue}
          snapshot={snapshot}
          labels={text}
          isDirty={isDirty}
          isWanted={wasOpened}
          onFilter={(filter) => {
            const panel = body.current?.parentElement;
            if (panel) showFields(panel, () => setView(null));
            setSought({ filter });
          }}
        />
      </PanelFooter>
    </aside>
  );
});
