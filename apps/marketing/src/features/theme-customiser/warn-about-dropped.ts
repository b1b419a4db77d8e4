import type { LoadReport } from '@genmaster/theme-engine';

/** Maximum number of names in one line. */
const MOST_NAMES = 8;

/**
 * Logs the rejected fields of a stored theme in one line; the same line is logged once.
 *
 * A missing property is not reported, because its default applies.
 */
export function createDroppedWarning(log: (message: string) => void): (report: LoadReport | null | undefined) => void {
  const said = new Set<string>();
  return (report) => {
    const dropped = (report?.dropped ?? []).filter(({ reason }) => reason !== 'missing');
    if (dropped.length === 0) return;
    const names = dropped.slice(0, MOST_NAMES).map(({ path, reason }) => `${path || 'all of it'} (${reason})`);
    const more = dropped.length > MOST_NAMES ? ` and ${dropped.length - MOST_NAMES} more` : '';
    const line = `[marketing] Of the stored theme this was not taken over: ${names.join(', ')}${more}. The rest of it shows.`;
    if (said.has(line)) return;
    said.add(line);
    log(line);
  };
}
