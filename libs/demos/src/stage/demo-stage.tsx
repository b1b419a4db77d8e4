import { usePartText } from '@genmaster/i18n';
import { keepFocus } from '@genmaster/keyboard';
import { useEffect, useRef } from 'react';
import { CodeListing } from '../parts/code-listing.tsx';
import type { DemoDefinition } from '../demo-definition.ts';
import { useDemoSpeech } from '../speech/demo-speech.tsx';
import { SpeechButton } from '../speech/speech-button.tsx';
import { copyText } from './copy-text.ts';
import { DemoMenu } from './demo-menu.tsx';
import { focusPressed } from './focus-pressed.ts';
import { FullPageButton } from './full-page-button.tsx';
import { revealFocus } from './reveal-focus.ts';
import { SHARE_PREFIX } from './share-prefix.ts';
import { packState } from './share-state.ts';
import { useDemoState } from './use-demo-state.ts';
import { useUndoByWords } from './use-undo-by-words.ts';
import './demo-stage.css';

/** Renders a demo: its examples, Reset and Copy, the part itself, the note on stored data, and its code. */
export function DemoStage<State>({ definition }: { definition: DemoDefinition<State> }) {
  const t = usePartText('demo-parts');
  const stage = useRef<HTMLDivElement>(null);
  const session = useDemoState(definition);
  const speech = useDemoSpeech();
  useUndoByWords(stage);
  useEffect(() => keepFocus(stage.current!), []);
  useEffect(() => focusPressed(stage.current!), []);
  const { state, scenario, announce } = session;
  const { scenarios, Part, copy, code, hasFullPage } = definition;
  const copyAndSay = async (text: string | Promise<string>, done: string | Promise<string>) =>
    announce((await copyText(text)) ? await done : t('stage.copyRefused'));
  const copyAddress = () => {
    const page = `${location.origin}${location.pathname}`;
    const example = `${page}?demo=${scenario}`;
    // An example has a short address; a changed state is added after the `#`, behind the example that Reset returns to.
    const origin = scenario === scenarios[0].id ? page : example;
    const packing = session.isOwn ? packState(state) : Promise.resolve(undefined);
    return copyAndSay(
      packing.then((packed) => (packed ? `${origin}${SHARE_PREFIX}${packed}` : `${example}#demo`)),
      packing.then((packed) => t(packed === null ? 'stage.addressTooLong' : 'stage.addressCopied')),
    );
  };
  const restore = () => {
    session.restore();
    // The pressed button disappears; the menu is visible at every width.
    stage.current?.querySelector<HTMLElement>('.demo-menu > summary')?.focus();
  };
  const renderFrequent = (className: string) => (
    <>
      <button type="button" className={className} onClick={session.reset}>
        {t('stage.reset')}
      </button>
      <button type="button" className={className} onClick={() => void copyAndSay(copy(state), t('stage.copied'))}>
        {t('stage.copy')}
      </button>
    </>
  );
  return (
    <div ref={stage} className="demo-stage" lang={speech?.foreign} onFocus={revealFocus}>
      <div className="demo-bar">
        <div role="group" aria-label={t('stage.examples')} className="demo-scenarios">
          {scenarios.map(({ id, label }) => (
            <button
              key={id}
              type="button"
              className="chip"
              aria-pressed={id === scenario}
              onClick={() => session.choose(id)}
            >
              {label}
            </button>
          ))}
        </div>
        <div className="demo-tools">
          {renderFrequent('chip')}
          <DemoMenu>
            {renderFrequent('on-phone')}
            <button type="button" onClick={() => void copyAddress()}>
              {t('stage.copyAddress')}
            </button>
            {hasFullPage ? <FullPageButton target={stage} /> : null}
            <SpeechButton announce={announce} />
          </DemoMenu>
        </div>
      </div>
      {session.problem ? <p className="demo-notice">{session.problem}</p> : null}
      <Part key={session.round} state={state} onChange={session.change} announce={announce} />
      <div className="demo-tools demo-notes">
        <p role="status" className="demo-said">
          {session.said.text ? <span key={session.said.count}>{session.said.text}</span> : null}
        </p>
        {session.canRestore ? (
          <button type="button" className="chip" onClick={restore}>
            {t('stage.restore')}
          </button>
        ) : null}
      </div>
      <div className="demo-foot">
        {session.isKept ? (
          <p className="demo-kept">
            {t(session.isRefused ? 'stage.notKept' : 'stage.kept')}{' '}
            <button type="button" className="chip" onClick={session.clear}>
              {t('stage.clear')}
            </button>
          </p>
        ) : null}
      </div>
      <details className="demo-code">
        <summary>{t('stage.code')}</summary>
        {code(state).map((listing) => (
          <CodeListing key={listing.caption} {...listing} />
        ))}
      </details>
    </div>
  );
}
