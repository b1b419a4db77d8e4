import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

const ENDS = ['finished', 'errored', 'aborted'];

/**
 * Waits until the other stories in frames of the same docs page have played, and takes the turn until this one has.
 *
 * A browser gives the focus to one frame at a time and clears it in the others, so stories that press keys at the same
 * time would fail by chance.
 */
export async function playInTurn(): Promise<void> {
  if (!window.frameElement?.closest('.docs-story')) return;
  await new Promise<void>((start) => {
    void navigator.locks.request(`play on the docs page ${window.parent.performance.timeOrigin}`, () => {
      start();
      return hasEnded();
    });
  });
}

function hasEnded(): Promise<void> {
  return new Promise((end) => {
    addons.getChannel().on(STORY_RENDER_PHASE_CHANGED, ({ newPhase }: { newPhase: string }) => {
      if (ENDS.includes(newPhase)) end();
    });
  });
}
