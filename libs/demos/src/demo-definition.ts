import type { ComponentType } from 'react';
import type { GenericSchema } from 'valibot';
import type { CodeLanguage } from '@genmaster/app-model';
import type { DemoId } from './demo-ids.ts';

/** A state worth starting from. */
export interface DemoScenario<State> {
  /** Kebab-case; `?demo=` in the page’s address names it. */
  id: string;
  label: string;
  state: State;
}

/** What the component of a demo gets: one state, and the way to the next. */
export interface DemoPartProps<State> {
  state: State;
  /** Takes over a change and keeps it in this browser. */
  onChange: (change: (state: State) => State) => void;
  /** Says politely, to those who cannot see it, what has changed. */
  announce: (text: string) => void;
}

/** Source that belongs to a state. */
export interface DemoListing {
  caption: string;
  language: CodeLanguage;
  code: string;
}

/**
 * A demo as a value: where it starts, what a kept state must look like, and what shows it.
 *
 * The first scenario is what the prerendered page contains. States are plain data: they are kept as JSON.
 */
export interface DemoDefinition<State> {
  id: DemoId;
  scenarios: readonly [DemoScenario<State>, ...DemoScenario<State>[]];
  /** Checks what this browser kept, perhaps by an older release; what does not fit is forgotten. */
  schema: GenericSchema<unknown, State>;
  Part: ComponentType<DemoPartProps<State>>;
  /** The text that Copy puts on the clipboard. */
  copy: (state: State) => string;
  /** What “Show the code” shows. */
  code: (state: State) => readonly DemoListing[];
  /** Offers to show the demo on the whole screen. @default false */
  hasFullPage?: boolean;
}
