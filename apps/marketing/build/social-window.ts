import type { SocialWindow } from '../src/content/social-window.ts';

type Box = (style: Readonly<Record<string, string | number>>, ...children: unknown[]) => unknown;

/** Lays out the window of a card: a bar, and its lines with their threads. */
export function windowBox(
  { title, note = '', lines }: SocialWindow,
  { box, color }: { box: Box; color: (name: string) => string },
): unknown {
  const ink = color('--heading-h1');
  const rule = color('--layout-border');
  const threads = [color('--layout-primary'), color('--layout-accent'), color('--layout-warning')];
  const line = { justifyContent: 'space-between', padding: '13px 24px', borderTop: `1px solid ${rule}`, fontSize: 23 };
  return box(
    { flexDirection: 'column', width: 540, borderRadius: 14, backgroundColor: color('--bg-card'), overflow: 'hidden' },
    box(
      { justifyContent: 'space-between', padding: '16px 24px', fontFamily: 'Manrope', fontSize: 24, color: ink },
      box({}, short(title, 28)),
      box({ fontFamily: 'Public Sans', fontSize: 19, color: color('--text-muted') }, short(note, 26)),
    ),
    ...lines.map(({ text, end = '', thread, isCode = false }) =>
      box(
        { ...line, fontFamily: 'Public Sans', color: ink, ...(isCode ? { padding: '8px 24px', fontSize: 20 } : {}) },
        box(thread ? { borderBottom: `4px solid ${threads[thread - 1] ?? ink}` } : {}, short(text, end ? 30 : 46)),
        box({ color: color('--text-muted') }, short(end, 18)),
      ),
    ),
  );
}

const short = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text || ' ';
