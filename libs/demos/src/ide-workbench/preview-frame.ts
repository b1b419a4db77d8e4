import { answerRequest } from '../sandbox/answer-request.ts';
import { restInFrame } from '../sandbox/rest-in-frame.ts';
import { TIME_LIMIT_MS } from '../sandbox/sandbox-messages.ts';
import { drawSheet } from './draw-sheet.ts';
import type { PreviewAnswers, PreviewRequest } from './preview-messages.ts';

/**
 * Script of the frame that shows the page of the project.
 *
 * The interpreter runs the project’s function here, and the frame draws the result. The frame has its own origin and
 * cannot fetch anything.
 */
addEventListener('message', ({ ports: [port] }) => {
  if (!port) return;
  port.onmessage = async ({ data }: MessageEvent<{ id: number; request: PreviewRequest }>) =>
    port.postMessage({ id: data.id, answer: await answer(data.request) });
});

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  body { margin: 0; padding: 1.25rem; background: var(--bg-card); color: var(--text-body); font: 1rem/1.5 system-ui, sans-serif; }
  h1 { margin: 0 0 1rem; font-size: 1.4rem; }
  table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  th, td { padding: 0.4rem 0.6rem; border: 1px solid var(--layout-border); text-align: start; }
  th { background: var(--grid-header-bg); color: var(--grid-header-text); }
  .number { text-align: end; }
  p { margin: 1rem 0 0; font-weight: 600; }
  @media (max-width: 30rem) {
    body { padding: 0.75rem; }
    th, td { padding: 0.35rem 0.4rem; font-size: 0.875rem; }
  }
`);
document.adoptedStyleSheets = [sheet];

async function answer(request: PreviewRequest): Promise<PreviewAnswers[keyof PreviewAnswers]> {
  if (request.kind === 'run') {
    const end = performance.now() + TIME_LIMIT_MS;
    return (await answerRequest(request, {
      rest: restInFrame,
      isLate: () => performance.now() > end,
    })) as PreviewAnswers['run'];
  }
  const root = document.documentElement;
  root.lang = request.lang;
  for (const [name, value] of Object.entries(request.look)) root.style.setProperty(name, value);
  drawSheet(document, request.sheet);
  return { rows: request.sheet.rows.length };
}
