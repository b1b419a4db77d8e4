import type { RequirementItem } from '@genmaster/app-model/sentences';
import { usePartText } from '@genmaster/i18n';
import { describeItem, listSentences } from './describe-reading.ts';

export interface FoundItemsProps {
  items: readonly RequirementItem[];
  refused: readonly string[];
  onDecide: (item: RequirementItem) => void;
  /** Called with the hovered or focused item, so that its words can be highlighted. */
  onVisit: (item: RequirementItem) => void;
}

/** Renders the list of found items, each with its sentences and its rule, to be accepted or refused. */
export function FoundItems({ items, refused, onDecide, onVisit }: FoundItemsProps) {
  const t = usePartText('requirement-reader');
  const tParts = usePartText('demo-parts');
  const typeName = (type: string) => tParts(`type.${type as 'text'}`);
  return (
    <section className="demo-pane" aria-label={t('found', { count: items.length })}>
      <header>
        <h3>{t('found', { count: items.length })}</h3>
      </header>
      <div>
        {items.length === 0 ? <p>{t('nothing')}</p> : null}
        <ul className="reader-items">
          {items.map((item) => (
            <li key={item.key} data-kind={item.kind} onPointerEnter={() => onVisit(item)}>
              <label className="demo-tick">
                <input
                  type="checkbox"
                  checked={!refused.includes(item.key)}
                  onFocus={() => onVisit(item)}
                  onChange={() => onDecide(item)}
                />
                <span data-sample="">{describeItem(t, typeName, item)}</span>
              </label>
              <small>
                {listSentences(item.from)}: {t(`rule.${item.rule}`)}
              </small>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
