/** Replaces the frames of a window with ones that a test steps through. */
export function manualFrames(view: Window & typeof globalThis): () => void {
  let waiting: FrameRequestCallback[] = [];
  view.requestAnimationFrame = (run) => waiting.push(run);
  return () => {
    const due = waiting;
    waiting = [];
    for (const run of due) run(0);
  };
}
