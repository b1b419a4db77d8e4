import { usePartText } from '@genmaster/i18n';
import type { Choice, RegenerationPlan } from './regeneration.ts';

export interface ConflictListProps {
  conflicts: RegenerationPlan['conflicts'];
  onChoose: (key: string, choice: Choice) => void;
}

/** Lists every conflict in its three versions, with a choice for each. */
export function ConflictList({ conflicts, onChoose }: ConflictListProps) {
  const t = usePartText('code-bifurcation');
  return conflicts.map(({ key, conflict, choice }, index) => (
    <fieldset key={key} className="bifurcation-conflict">
      <legend>{t('conflict.title', { place: index + 1, count: conflicts.length })}</legend>
      <p>{t('conflict.text')}</p>
      <dl>
        <Version name={t('conflict.base')} lines={conflict.base} />
        <Version name={t('conflict.fresh')} lines={conflict.fresh} />
        <Version name={t('conflict.mine')} lines={conflict.mine} />
      </dl>
      <div className="demo-scenarios">
        {(['fresh', 'mine'] as const).map((version) => (
          <button
            key={version}
            type="button"
            className="chip"
            aria-pressed={choice === version}
            onClick={() => onChoose(key, version)}
          >
            {t(`conflict.take.${version}`)}
          </button>
        ))}
      </div>
    </fieldset>
  ));
}

function Version({ name, lines }: { name: string; lines: readonly string[] }) {
  const t = usePartText('code-bifurcation');
  return (
    <div>
      <dt>{name}</dt>
      <dd>{lines.length > 0 ? <code dir="ltr">{lines.join('\n')}</code> : t('conflict.nothing')}</dd>
    </div>
  );
}
