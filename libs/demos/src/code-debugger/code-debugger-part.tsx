import type { KeyboardEvent } from 'react';
import { usePartText } from '@genmaster/i18n';
import type { Advance } from '@genmaster/app-model/script';
import type { DemoPartProps } from '../demo-definition.ts';
import { editCode, toggleBreakpoint, type CodeDebuggerState } from './code-debugger-state.ts';
import { CodeWithLines } from './code-with-lines.tsx';
import { ConditionList } from './condition-list.tsx';
import { DebugBar } from './debug-bar.tsx';
import { DebugPanels } from './debug-panels.tsx';
import { describeRun } from './describe-run.ts';
import { RunOutput } from './run-output.tsx';
import { useDebugRun } from './use-debug-run.ts';
import '../parts/record-form.css';
import './code-debugger.css';

/** Keys of the commands, as in common editors. */
const KEYS: Readonly<Record<string, Advance | 'stop'>> = {
  F5: 'continue',
  F10: 'over',
  F11: 'into',
  'Shift+F11': 'out',
  'Shift+F5': 'stop',
};

/** Shows a paused program: its code, output and breakpoints beside its calls, values and watches. */
export function CodeDebuggerPart({ state, onChange, announce }: DemoPartProps<CodeDebuggerState>) {
  const t = usePartText('code-debugger');
  const { run, take, stop } = useDebugRun(state);
  const isPaused = run.view?.status === 'paused';
  const advance = async (how: Advance | 'start') => {
    const command = how === 'start' ? how : ({ kind: 'advance', how, breakpoints: state.breakpoints } as const);
    const next = await take(command);
    if (next) announce(describeRun(t, next));
  };
  const end = () => {
    stop();
    announce(t('said.stopped'));
  };
  const toggle = (line: number) => {
    const isSet = state.breakpoints.some((breakpoint) => breakpoint.line === line);
    onChange((now) => toggleBreakpoint(now, line));
    announce(t(isSet ? 'said.cleared' : 'said.set', { line }));
  };
  const press = (event: KeyboardEvent) => {
    const command = KEYS[`${event.shiftKey ? 'Shift+' : ''}${event.key}`];
    if (!command) return;
    event.preventDefault();
    if (command === 'stop') end();
    else if (isPaused && !run.isBusy) void advance(command);
    else if (command === 'continue' && !run.isBusy) void advance('start');
  };
  return (
    // The keys work wherever the focus is in this area; every command also has a button.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="debugger" onKeyDown={press}>
      <DebugBar run={run} onAdvance={(how) => void advance(how)} onStop={end} />
      <p className="debugger-status" data-status={run.failure ? 'failed' : (run.view?.status ?? 'idle')}>
        {describeRun(t, run)}
      </p>
      <div className="debugger-pair">
        <div className="demo-column">
          <CodeWithLines
            code={state.code}
            breakpoints={state.breakpoints}
            line={
              run.view && run.view.status !== 'finished'
                ? (run.view.stack[run.view.frame]?.line ?? run.view.line)
                : null
            }
            onToggle={toggle}
            onEdit={(code) => onChange((now) => editCode(now, code))}
          />
          <RunOutput lines={run.view?.output ?? []} />
          <ConditionList breakpoints={state.breakpoints} onState={onChange} />
        </div>
        <DebugPanels
          state={state}
          run={run}
          onState={onChange}
          onLook={(frame) => void take({ kind: 'look', frame })}
          onSet={async (name, expression) => {
            const next = await take({ kind: 'change', name, expression });
            if (next) announce(next.problem ?? t('said.changed', { name, value: expression }));
          }}
        />
      </div>
      <p className="sample-count">{t('keys')}</p>
    </div>
  );
}
