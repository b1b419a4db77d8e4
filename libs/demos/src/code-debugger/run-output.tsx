import { usePartText } from '@genmaster/i18n';

export interface RunOutputProps {
  /** The printed lines of the program, in order. */
  lines: readonly string[];
}

/** The last lines of a long output are shown. */
const MOST = 200;

/** Shows what a program has printed. */
export function RunOutput({ lines }: RunOutputProps) {
  const t = usePartText('code-debugger');
  return (
    <div className="debugger-panel">
      <h3>{t('output')}</h3>
      {lines.length > 0 ? (
        <pre tabIndex={0} role="region" aria-label={t('output')} className="source-view">
          <code>{lines.slice(-MOST).join('\n')}</code>
        </pre>
      ) : (
        <p className="sample-count">{t('output.none')}</p>
      )}
    </div>
  );
}
