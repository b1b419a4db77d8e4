import { parseColor } from '../color/parse-color.ts';
import type { judgeContrast as JudgeContrastFunction } from '../contrast-readout/judge-contrast.ts';
import { html, setAttribute, type Part } from './dom.ts';
import type { ReadSettings } from './picker-settings.ts';
import contrastStyles from '../contrast-readout/contrast-readout.module.css';
import panelStyles from '../picker-panel/picker-panel.module.css';

type JudgeContrast = typeof JudgeContrastFunction;

// Loaded with the first read-out that is asked for: most elements show none, and it brings conversions of its own.
let judging: Promise<void> | undefined;
let judgeContrast: JudgeContrast | undefined;

async function loadJudge(): Promise<void> {
  try {
    ({ judgeContrast } = await import('../contrast-readout/judge-contrast.ts'));
  } catch {
    // Out of reach: the next change asks again.
    judging = undefined;
  }
}

/** Says how well the colour can be read against another one, and mends it with one press. */
export function createContrastPart(read: ReadSettings): Part {
  const verdict = html('span');
  const advice = html('span');
  const fix = html('button', { type: 'button', class: panelStyles['button'] });
  const root = html('div', { class: contrastStyles['readout'] }, verdict, advice, fix);
  const judge = () => {
    const { store, contrast } = read();
    const other = contrast && parseColor(contrast.against);
    return other ? (judgeContrast?.(store.getState().color, other, contrast) ?? null) : null;
  };
  fix.addEventListener('click', () => {
    const { store } = read();
    const better = judge()?.better;
    if (better) store.setColor(better);
    store.commit();
  });

  function update() {
    const { labels, contrast, isDisabled } = read();
    if (contrast && !judgeContrast) void (judging ??= loadJudge()).then(() => judgeContrast && update());
    const judged = judge();
    root.hidden = !judged;
    if (!judged) return;
    const { ratio, apca, passes, better } = judged;
    setAttribute(root, 'data-state', passes ? 'passes' : 'fails');
    const result = passes ? labels.passes : labels.fails;
    verdict.textContent = `${labels.contrast} ${ratio}:1, ${result} ${contrast?.level ?? 'AA'}`;
    advice.textContent = `${labels.apca} ${apca}`;
    fix.textContent = labels.fix;
    fix.hidden = !better;
    fix.disabled = isDisabled;
  }
  return { root, update };
}
