import type { ComponentType } from 'react';
import type { GenericSchema } from 'valibot';
import type { CodeLanguage } from '@genmaster/app-model';
import type { DemoId } from './demo-ids.ts';

/** A named starting state of a demo. */
export interface DemoScenario<State> {
  /** Id in kebab-case; used by `?demo=` in the page’s address. */
  id: string;
  label: string;
  state: State;
}

/** Props of a demo’s component: one state, and the callbacks that change it. */
export interface DemoPartProps<State> {
  state: State;
  /** Applies a change and keeps the new state in this browser. */
  onChange: (change: (state: State) => State) => void;
  /** Announces a change politely to screen readers. */
  announce: (text: string) => void;
}

/** Source code that belongs to a state. */
export interface DemoListing {
  caption: string;
  language: CodeLanguage;
  code: string;
}

/**
 * Definition of a demo: its starting states, the schema of a kept state, and the component that shows it.
 *
 * The first scenario is what the prerendered page contains. States are plain data: they are kept as JSON.
 */
export interface DemoDefinition<State> {
  id: DemoId;
  scenarios: readonly [DemoScenario<State>, ...DemoScenario<State>[]];
  /** Validates the state that this browser kept, perhaps from an older release; an invalid one is discarded. */
  schema: GenericSchema<unknown, State>;
  Part: ComponentType<DemoPartProps<State>>;
  /** Returns the text that Copy puts on the clipboard. */
  copy: (state: State) => string;
  /** Returns the listings that “Show the code” shows. */
  code: (state: State) => readonly DemoListing[];
  /** Whether the demo can be shown on the whole screen. @default false */
  hasFullPage?: boolean;
}
