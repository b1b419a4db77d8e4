import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { createSandbox, SandboxError, type Sandbox } from '../sandbox/create-sandbox.ts';
import { planPreview, sheetOf, type PreviewProblem } from './plan-preview.ts';
import { LOOK, PREVIEW_PATH, type PreviewAnswers, type PreviewLook, type PreviewRequest } from './preview-messages.ts';
import type { PreviewSheet } from './preview-sheet.ts';
import type { ProjectFiles } from './workbench-files.ts';

export interface Preview {
  /** Page shown in the frame; `null` while the prerendered page is shown instead. */
  sheet: PreviewSheet | null;
  /** Reason why the current files have no preview; the frame keeps the last one. */
  problem: PreviewProblem | null;
  isBusy: boolean;
  hasFailed: boolean;
}

const AT_REST: Preview = { sheet: null, problem: null, isBusy: false, hasFailed: false };

/**
 * Shows the project’s page in a frame and updates it after each change of the files. Does nothing until `isWanted` is
 * true.
 */
export function usePreview(
  files: ProjectFiles,
  {
    place,
    title,
    lang,
    isWanted,
  }: { place: RefObject<HTMLElement | null>; title: string; lang: string; isWanted: boolean },
): Preview & { retry: () => void } {
  const [preview, setPreview] = useState(AT_REST);
  const [round, setRound] = useState(0);
  const frame = useRef<Sandbox<PreviewRequest, PreviewAnswers>>(null);
  const next = useRef<ProjectFiles>(null);
  const isAtWork = useRef(false);

  const show = async (wanted: ProjectFiles) => {
    const planned = planPreview(wanted);
    if ('problem' in planned) {
      setPreview((now) => ({ ...now, problem: planned.problem }));
      return;
    }
    const { plan } = planned;
    frame.current ??= createSandbox({
      document,
      path: PREVIEW_PATH,
      view: { place: place.current!, title },
    });
    const outcome = await frame.current.ask({ kind: 'run', code: plan.code, call: plan.call });
    const made = sheetOf(plan, outcome);
    if ('problem' in made) {
      setPreview((now) => ({ ...now, problem: made.problem }));
      return;
    }
    await frame.current.ask({ kind: 'draw', sheet: made.sheet, lang, look: lookOf(place.current!) });
    setPreview((now) => ({ ...now, sheet: made.sheet, problem: null }));
  };
  /** Runs until the newest files are shown. Typing does not interrupt a run in progress. */
  const work = useEffectEvent(async () => {
    if (isAtWork.current) return;
    isAtWork.current = true;
    setPreview((now) => ({ ...now, isBusy: true, hasFailed: false }));
    try {
      while (next.current) {
        const wanted = next.current;
        next.current = null;
        await show(wanted);
      }
    } catch (error) {
      if (!(error instanceof SandboxError)) throw error;
      if (error.failure !== 'stopped') setPreview({ ...AT_REST, hasFailed: true });
    } finally {
      isAtWork.current = false;
      setPreview((now) => ({ ...now, isBusy: false }));
    }
  });
  useEffect(() => {
    if (!isWanted) return;
    next.current = files;
    void work();
  }, [files, isWanted, round, lang]);
  useEffect(() => {
    if (!isWanted) return undefined;
    // The frame cannot see a change of theme or mode by itself.
    const observer = new MutationObserver(() => setRound((now) => now + 1));
    for (const element of [document.documentElement, document.body])
      observer.observe(element, { attributes: true, attributeFilter: ['data-bs-theme', 'style'] });
    return () => observer.disconnect();
  }, [isWanted]);
  useEffect(() => () => frame.current?.stop(), []);
  return { ...preview, retry: () => setRound((now) => now + 1) };
}

function lookOf(element: HTMLElement): PreviewLook {
  const style = getComputedStyle(element);
  return Object.fromEntries(LOOK.map((name) => [name, style.getPropertyValue(name)])) as PreviewLook;
}
