import { diffLines } from 'diff';
import { usePartText } from '@genmaster/i18n';
import { pairChanges } from './pair-changes.ts';

export interface DiffViewProps {
  caption: string;
  oldName: string;
  newName: string;
  oldCode: string;
  newCode: string;
}

/**
 * Shows two versions of a file: side by side where there is room, one below the other on a phone.
 *
 * Changes are marked by signs and by words for screen readers, not by colour alone.
 */
export function DiffView({ caption, oldName, newName, oldCode, newCode }: DiffViewProps) {
  const t = usePartText('code-bifurcation');
  const pairs = pairChanges(diffLines(`${oldCode}\n`, `${newCode}\n`));
  const removed = pairs.reduce((sum, pair) => sum + (pair.kind === 'changed' ? pair.removed.length : 0), 0);
  const added = pairs.reduce((sum, pair) => sum + (pair.kind === 'changed' ? pair.added.length : 0), 0);
  return (
    <figure className="bifurcation-diff">
      <figcaption>
        <strong>{caption}</strong> {removed + added === 0 ? t('diff.none') : t('diff.count', { removed, added })}
      </figcaption>
      {/* A listing that scrolls has to be reachable by keyboard. */}
      <div role="region" aria-label={caption} tabIndex={0} dir="ltr" className="bifurcation-sides">
        <div className="bifurcation-pair bifurcation-names">
          <code>{oldName}</code>
          <code data-repeated={oldName === newName || undefined}>{newName}</code>
        </div>
        {pairs.map((pair, index) =>
          pair.kind === 'same' ? (
            <div key={index} className="bifurcation-pair">
              <Lines lines={pair.lines} />
              <Lines lines={pair.lines} isRepeated />
            </div>
          ) : (
            <div key={index} className="bifurcation-pair" data-changed>
              <Lines lines={pair.removed} change="removed" />
              <Lines lines={pair.added} change="added" />
            </div>
          ),
        )}
      </div>
    </figure>
  );
}

interface LinesProps {
  lines: readonly string[];
  change?: 'removed' | 'added';
  /** Whether the other side shows the same lines: then they are neither read twice nor shown twice on a phone. */
  isRepeated?: boolean;
}

function Lines({ lines, change, isRepeated = false }: LinesProps) {
  const t = usePartText('code-bifurcation');
  const Line = change === 'removed' ? 'del' : change === 'added' ? 'ins' : 'span';
  return (
    <code data-change={change} data-repeated={isRepeated || undefined} aria-hidden={isRepeated || undefined}>
      {lines.map((line, index) => (
        <Line key={index}>
          {change ? <span className="visually-hidden">{t(`diff.${change}`)} </span> : null}
          {line || ' '}
        </Line>
      ))}
    </code>
  );
}
