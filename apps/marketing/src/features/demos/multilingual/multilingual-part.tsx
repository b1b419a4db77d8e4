import { useId } from 'react';
import type { DemoPartProps } from '../demo-definition.ts';
import { ChoiceBar } from '../parts/choice-bar.tsx';
import {
  english,
  LOCALES,
  MESSAGE_KEYS,
  readMessage,
  stateOf,
  type MessageKey,
  type SampleLanguage,
  type Translations,
} from './catalogue.ts';
import { texts } from './multilingual-texts.ts';

/** The invoice as it was filled in, the language it is shown in, and the translations. */
export interface MultilingualState {
  language: SampleLanguage;
  customer: string;
  amount: number;
  count: number;
  translations: Translations;
}

const DUE = new Date(Date.UTC(2026, 7, 15));

const languages = [
  { value: 'en', label: texts.languages.en },
  { value: 'hi', label: texts.languages.hi, lang: 'hi' },
] as const;

/** One invoice in two languages, and the report of what is translated. */
export function MultilingualPart({ state, onChange, announce }: DemoPartProps<MultilingualState>) {
  const { language, translations } = state;
  const choose = (next: SampleLanguage) => {
    onChange((now) => ({ ...now, language: next }));
    announce(texts.shown(texts.languages[next]));
  };
  return (
    <div className="multilingual">
      <ChoiceBar label={texts.language} options={languages} value={language} onValueChange={choose} />
      <InvoiceScreen state={state} onChange={onChange} />
      <Report
        translations={translations}
        onTextChange={(key, text) =>
          onChange((now) => ({ ...now, translations: { ...now.translations, [key]: text } }))
        }
      />
    </div>
  );
}

function InvoiceScreen({ state, onChange }: Pick<DemoPartProps<MultilingualState>, 'state' | 'onChange'>) {
  const id = useId();
  const { language, customer, amount, count } = state;
  const locale = LOCALES[language];
  const rupees = new Intl.NumberFormat(locale, { style: 'currency', currency: 'INR' });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const say = (key: MessageKey) => {
    const message = readMessage(key, state);
    return <span lang={message.language}>{message.text}</span>;
  };
  const numberOf = (text: string, most: number) => Math.min(Math.max(Number(text) || 0, 0), most);
  return (
    <section aria-label={texts.screen} lang={language} className="invoice-screen">
      <h3>{say('invoice.title')}</h3>
      <div className="invoice-fields">
        <label htmlFor={`${id}-customer`}>{say('invoice.customer')}</label>
        <input
          id={`${id}-customer`}
          maxLength={60}
          autoComplete="off"
          value={customer}
          onChange={({ target }) => onChange((now) => ({ ...now, customer: target.value }))}
        />
        <label htmlFor={`${id}-amount`}>{say('invoice.amount')}</label>
        <input
          id={`${id}-amount`}
          type="number"
          min={0}
          max={999999999}
          value={amount}
          onChange={({ target }) => onChange((now) => ({ ...now, amount: numberOf(target.value, 999999999) }))}
        />
        <label htmlFor={`${id}-count`} lang="en">
          {texts.count}
        </label>
        <input
          id={`${id}-count`}
          type="number"
          min={0}
          max={999999}
          value={count}
          onChange={({ target }) => onChange((now) => ({ ...now, count: Math.floor(numberOf(target.value, 999999)) }))}
        />
      </div>
      <dl className="invoice-values">
        <dt>{say('invoice.number')}</dt>
        <dd>INV-0042</dd>
        <dt>{say('invoice.dueDate')}</dt>
        <dd>{date.format(DUE)}</dd>
        <dt>{say('invoice.amount')}</dt>
        <dd>{rupees.format(amount)}</dd>
        <dt>{say('invoice.discount')}</dt>
        <dd>{rupees.format(0)}</dd>
      </dl>
      <p>{say('invoice.open')}</p>
    </section>
  );
}

interface ReportProps {
  translations: Translations;
  onTextChange: (key: MessageKey, text: string) => void;
}

function Report({ translations, onTextChange }: ReportProps) {
  const open = MESSAGE_KEYS.filter((key) => stateOf(key, translations[key]) !== 'complete').length;
  return (
    <div className="invoice-report">
      <h3>{texts.report}</h3>
      <p className="sample-count">{open === 0 ? texts.allComplete : texts.open(open)}</p>
      <div className="table" role="region" aria-label={texts.report} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.name}</th>
              <th scope="col">{texts.englishText}</th>
              <th scope="col">{texts.hindiText}</th>
              <th scope="col">{texts.state}</th>
            </tr>
          </thead>
          <tbody>
            {MESSAGE_KEYS.map((key) => (
              <tr key={key}>
                <th scope="row">
                  <code>{key}</code>
                </th>
                <td>{english[key]}</td>
                <td>
                  <input
                    lang="hi"
                    aria-label={texts.hindiOf(key)}
                    maxLength={200}
                    value={translations[key]}
                    onChange={({ target }) => onTextChange(key, target.value)}
                  />
                </td>
                <td>{texts.states[stateOf(key, translations[key])]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
