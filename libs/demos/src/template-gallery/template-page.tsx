import { choiceIn, choicesIn, entityIn, namesOf, type Entity, type Row } from '@genmaster/app-model';
import { useLanguage, usePartText, type LanguageCode } from '@genmaster/i18n';
import { useState } from 'react';
import { RecordForm } from '../parts/record-form.tsx';
import { SampleGrid } from '../parts/sample-grid.tsx';
import { rowsOf, type GalleryState } from './template-state.ts';
import { templates, type Block } from './templates.ts';

export interface TemplatePageProps {
  state: GalleryState;
  announce: (text: string) => void;
  onFill: () => void;
}

/** Renders a working template in one of its states. */
export function TemplatePage({ state, announce, onFill }: TemplatePageProps) {
  const t = usePartText('template-gallery');
  const { code } = useLanguage();
  const template = templates[state.template];
  const [added, setAdded] = useState<readonly Row[]>([]);
  const rows = [...added.map((row) => rowIn(code, template.entity, row)), ...rowsOf(state.template, state.page, code)];
  const shown = entityIn(code, choicesIn(code, template.entity));
  return (
    <div className="template-page" dir={state.page === 'rtl' ? 'rtl' : undefined}>
      <header>
        <strong>{t('brand')}</strong>
        <h3>{t(`template.${state.template}`)}</h3>
      </header>
      {state.page === 'loading' ? (
        <div className="template-waiting" role="status">
          <p>{t('loading')}</p>
          {Array.from({ length: 5 }, (_, index) => (
            <span key={index} aria-hidden="true" />
          ))}
        </div>
      ) : state.page === 'error' ? (
        <div className="template-notice" role="alert">
          <p>
            <b>{t('error')}</b> {t('error.why')}
          </p>
          <button type="button" className="button button-primary" onClick={onFill}>
            {t('error.again')}
          </button>
        </div>
      ) : (
        <div className="template-blocks" data-template={state.template}>
          {template.blocks.map((block, index) => (
            <TemplateBlock
              key={index}
              block={block}
              entity={shown}
              rows={rows}
              announce={announce}
              onFill={onFill}
              onSave={(values, of) => {
                if (of.name === template.entity.name && template.rows > 0)
                  setAdded([{ id: 1000 + added.length, values }, ...added]);
              }}
            />
          ))}
        </div>
      )}
    </div>
  );
}

/** Returns a row that the visitor added, with its choices in a language. */
const rowIn = (language: LanguageCode, { fields }: Entity, { id, values }: Row): Row => ({
  id,
  values: {
    ...values,
    ...Object.fromEntries(
      fields
        .filter((field) => field.type === 'choice' && values[field.id])
        .map((field) => [field.id, choiceIn(language, String(values[field.id]))]),
    ),
  },
});

interface TemplateBlockProps {
  block: Block;
  entity: Entity;
  rows: readonly Row[];
  announce: (text: string) => void;
  onFill: () => void;
  onSave: (values: Row['values'], of: Entity) => void;
}

function TemplateBlock({ block, entity, rows, announce, onFill, onSave }: TemplateBlockProps) {
  const t = usePartText('template-gallery');
  const { code } = useLanguage();
  const money = entity.fields.find(({ type }) => type === 'decimal');
  const status = entity.fields.find(({ type }) => type === 'choice');
  switch (block.kind) {
    case 'figures':
      return (
        <dl className="template-figures">
          {block.of.map((figure) => (
            <div key={figure}>
              <dt>{t(`figure.${figure}`)}</dt>
              <dd>
                {figure === 'count'
                  ? rows.length
                  : figure === 'open'
                    ? rows.filter(({ values }) => status && values[status.id] === choiceIn(code, 'open')).length
                    : new Intl.NumberFormat(`${code}-IN`, { maximumFractionDigits: 0 }).format(
                        rows.reduce((sum, { values }) => sum + Number(money ? values[money.id] : 0), 0),
                      )}
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'grid':
      return rows.length === 0 ? (
        <div className="template-notice">
          <p>
            <b>{t('empty')}</b> {t('empty.why')}
          </p>
          <button type="button" className="button" onClick={onFill}>
            {t('empty.fill')}
          </button>
        </div>
      ) : (
        <SampleGrid entity={{ ...entity, fields: entity.fields.slice(0, 5) }} rows={rows} announce={announce} />
      );
    case 'bars':
      return <StatusBars status={status} rows={rows} />;
    case 'form':
      return (
        <section className="template-form" aria-label={namesOf(entityIn(code, block.entity)).label}>
          <RecordForm
            entity={entityIn(code, block.entity)}
            announce={announce}
            hasSummary
            choiceLabel={(choice) => choiceIn(code, choice)}
            onSave={(values) => onSave(values, block.entity)}
          />
        </section>
      );
    case 'steps':
      return <StepForm entities={block.entities} announce={announce} />;
    case 'words':
      return block.id === 'points' ? (
        <ul className="template-points">
          {([1, 2, 3] as const).map((point) => (
            <li key={point}>{t(`words.point${point}`)}</li>
          ))}
        </ul>
      ) : (
        <p className="template-words">{t(`words.${block.id}`)}</p>
      );
    default:
      return block satisfies never;
  }
}

/** Renders the number of rows of each status as bars with labels. */
function StatusBars({ status, rows }: { status: Entity['fields'][number] | undefined; rows: readonly Row[] }) {
  const t = usePartText('template-gallery');
  const choices = status?.choices ?? [];
  const counts = choices.map((choice) => rows.filter(({ values }) => values[status!.id] === choice).length);
  const most = Math.max(...counts, 1);
  return (
    <figure className="template-bars">
      <figcaption>{t('bars')}</figcaption>
      {choices.map((choice, index) => (
        <div key={choice}>
          <span data-sample="">{choice}</span>
          <meter min={0} max={most} value={counts[index]} aria-hidden="true" />
          <b>{counts[index]}</b>
        </div>
      ))}
    </figure>
  );
}

/** Renders a form in steps: each is validated before the next, and a message confirms the end. */
function StepForm({ entities, announce }: { entities: readonly Entity[]; announce: (text: string) => void }) {
  const t = usePartText('template-gallery');
  const { code } = useLanguage();
  const [step, setStep] = useState(0);
  const entity = entities[step];
  if (!entity) {
    return (
      <div className="template-notice">
        <p>
          <b>{t('steps.done')}</b>
        </p>
        <button type="button" className="button" onClick={() => setStep(0)}>
          {t('steps.again')}
        </button>
      </div>
    );
  }
  return (
    <section className="template-form" aria-label={t('steps.at', { step: step + 1, count: entities.length })}>
      <p className="sample-count">{t('steps.at', { step: step + 1, count: entities.length })}</p>
      <progress max={entities.length} value={step} aria-label={t('steps.progress')} />
      <RecordForm
        key={step}
        entity={entityIn(code, entity)}
        announce={announce}
        hasSummary
        onSave={() => setStep(step + 1)}
      />
      {step > 0 ? (
        <button type="button" className="button" onClick={() => setStep(step - 1)}>
          {t('steps.back')}
        </button>
      ) : null}
    </section>
  );
}
