import type { DemoId } from './demo-ids.ts';
import type { MessagePart } from '@genmaster/i18n';
import type { ComponentType } from 'react';

/** Exports of a demo’s module. */
export interface DemoModule {
  /** The demo itself: a `DemoStage` with the demo’s definition. */
  Demo: ComponentType;
  /** Message part that the demo uses; it is loaded before the demo is prerendered. */
  words?: MessagePart;
}

/** Fetches the demos’ chunks, each when it is first needed. */
export interface DemoLoader {
  load(id: DemoId): Promise<DemoModule>;
  /** Returns the demo if it is loaded already, so that it can be rendered at once; otherwise `null`. */
  loaded(id: DemoId): DemoModule | null;
}
