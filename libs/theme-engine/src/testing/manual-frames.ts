/** Replaces `requestAnimationFrame` of a window. Returns a function that runs the next frame. */
export function manualFrames(view: Window & typeof globalThis): () => void {
  let waiting: FrameRequestCallback[] = [];
  view.requestAnimationFrame = (run) => waiting.push(run);
  return () => {
    const due = waiting;
    waiting = [];
    for (const run of due) run(0);
  };
}
