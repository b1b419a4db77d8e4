import type { DemoId } from './demo-ids.ts';
import type { MessagePart } from '@genmaster/i18n';
import type { ComponentType } from 'react';

/** What the file of a demo exports. */
export interface DemoModule {
  /** The working part, its bar and its code: a `DemoStage` over the demo’s definition. */
  Demo: ComponentType;
  /** The part of the interface’s words that the demo speaks, so that they are there before it is prerendered. */
  words?: MessagePart;
}

/** Fetches the demos’ chunks, each when it is first wanted. */
export interface DemoLoader {
  load(id: DemoId): Promise<DemoModule>;
  /** The demo if it is here already, so that it can be rendered at once. */
  loaded(id: DemoId): DemoModule | null;
}
