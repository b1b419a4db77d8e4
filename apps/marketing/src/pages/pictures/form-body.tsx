import { HindiWords } from '@genmaster/demos';
import { Icon } from '../icon.tsx';
import { usePageWords } from '../use-page-words.ts';
import type { BodyOf } from './body-of.ts';

/** Renders the picture of a form that is being filled in; it has no controls. */
export function FormBody({ body }: BodyOf<'form'>) {
  const t = usePageWords();
  return (
    <div className="in form-in">
      {body.inputs.map(({ id, label, thread, required, value, control, problem }) => (
        <div key={id} className="fld">
          <span>
            <span className={thread ? `f f${thread}` : undefined}>
              <HindiWords text={label} />
            </span>{' '}
            {required ? <small>{t.required}</small> : null}
          </span>
          <span className={problem ? 'box bad' : 'box'} data-control={control} data-end={thread}>
            {value}
          </span>
          {problem ? (
            <p className="err">
              <Icon name="alert" />
              <HindiWords text={problem} />
            </p>
          ) : null}
        </div>
      ))}
      {body.actions.length > 0 ? (
        <p className="acts">
          {body.actions.map((action, index) => (
            <span key={action} className={index === 0 ? 'b p' : 'b'}>
              {action}
            </span>
          ))}
        </p>
      ) : null}
    </div>
  );
}
