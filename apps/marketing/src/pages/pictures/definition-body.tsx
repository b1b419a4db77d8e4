import type { DrawnBody } from '../../content/drawing/drawn.ts';
import { usePageWords } from '../use-page-words.ts';

type Definition = Extract<DrawnBody, { show: 'definition' }>;

/** Renders a definition as a card: each field with its thread, type and rules. */
export function DefinitionBody({ body, name }: { body: Definition; name?: string | undefined }) {
  const t = usePageWords();
  return (
    <div className="def fixed" data-window={name} role="group" aria-label={`${t.entity} ${body.name}`}>
      <p className="ent">
        <span className="kind">{t.entity}</span> <b>{body.name}</b>
      </p>
      <ul>
        {body.fields.map(({ id, label, thread, type, rules, was }) => (
          <li key={id} className="row" data-thread={thread} data-end={thread}>
            <span className={thread ? `pin f${thread}` : 'pin none'} />
            <b className="nm">
              {was ? <del>{was}</del> : null}
              {label}
            </b>
            <i>
              <b>{type}</b> {rules}
            </i>
          </li>
        ))}
      </ul>
    </div>
  );
}
