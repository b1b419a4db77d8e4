import { LANGUAGE_NAMES } from '@genmaster/i18n';
import { useLanguage, usePartText } from '@genmaster/i18n';
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

/** Values of the invoice, the current language, and the translations. */
export interface MultilingualState {
  language: SampleLanguage;
  customer: string;
  amount: number;
  count: number;
  translations: Translations;
}

const DUE = new Date(Date.UTC(2026, 7, 15));

const languages = [
  { value: 'en', label: LANGUAGE_NAMES.en, lang: 'en' },
  { value: 'hi', label: LANGUAGE_NAMES.hi, lang: 'hi' },
] as const;

/** Renders one invoice in two languages, and the report of its translations. */
export function MultilingualPart({ state, onChange, announce }: DemoPartProps<MultilingualState>) {
  const t = usePartText('multilingual');
  const { language, translations } = state;
  const choose = (next: SampleLanguage) => {
    onChange((now) => ({ ...now, language: next }));
    announce(t('shown', { language: LANGUAGE_NAMES[next] }));
  };
  return (
    <div className="multilingual">
      <ChoiceBar label={t('language')} options={languages} value={language} onValueChange={choose} />
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
  const { code } = useLanguage();
  const t = usePartText('multilingual');
  const id = useId();
  const { language, customer, amount, count } = state;
  const locale = LOCALES[language];
  const rupees = new Intl.NumberFormat(locale, { style: 'currency', currency: 'INR' });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const read = (key: MessageKey) => {
    const message = readMessage(key, state);
    return <span lang={message.language}>{message.text}</span>;
  };
  const change = (next: Partial<MultilingualState>) => onChange((now) => ({ ...now, ...next }));
  /** Returns the typed number. Firefox and Safari take a letter as well, as an empty value; the number stays then. */
  const numberIn = ({ value, max, validity }: HTMLInputElement, known: number) =>
    validity.badInput ? known : Math.min(Math.max(Number(value) || 0, 0), Number(max));
  return (
    <section aria-label={t('screen')} lang={language} className="invoice-screen">
      <h3>{read('invoice.title')}</h3>
      <div className="invoice-fields">
        <label htmlFor={`${id}-customer`}>{read('invoice.customer')}</label>
        <input
          id={`${id}-customer`}
          maxLength={60}
          autoComplete="off"
          value={customer}
          onChange={({ target }) => change({ customer: target.value })}
        />
        <label htmlFor={`${id}-amount`}>{read('invoice.amount')}</label>
        <input
          id={`${id}-amount`}
          type="number"
          min={0}
          max={999999999}
          value={amount}
          onChange={({ target }) => change({ amount: numberIn(target, amount) })}
        />
        <label htmlFor={`${id}-count`} lang={code}>
          {t('count')}
        </label>
        <input
          id={`${id}-count`}
          type="number"
          min={0}
          max={999999}
          value={count}
          onChange={({ target }) => change({ count: Math.floor(numberIn(target, count)) })}
        />
      </div>
      <div className="invoice-shown">
        <dl className="invoice-values">
          <dt>{read('invoice.number')}</dt>
          <dd>INV-0042</dd>
          <dt>{read('invoice.dueDate')}</dt>
          <dd>{date.format(DUE)}</dd>
          <dt>{read('invoice.amount')}</dt>
          <dd>{rupees.format(amount)}</dd>
          <dt>{read('invoice.discount')}</dt>
          <dd>{rupees.format(0)}</dd>
        </dl>
        <p>{read('invoice.open')}</p>
      </div>
    </section>
  );
}

interface ReportProps {
  translations: Translations;
  onTextChange: (key: MessageKey, text: string) => void;
}

function Report({ translations, onTextChange }: ReportProps) {
  const t = usePartText('multilingual');
  const open = MESSAGE_KEYS.filter((key) => stateOf(key, translations[key]) !== 'complete').length;
  return (
    <div className="invoice-report">
      <h3>{t('report')}</h3>
      <p className="sample-count">{t('open', { count: open })}</p>
      <div className="table" role="region" aria-label={t('report')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('englishText')}</th>
              <th scope="col">{t('hindiText')}</th>
              <th scope="col">{t('state')}</th>
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
                    aria-label={t('hindiOf', { name: key })}
                    maxLength={200}
                    value={translations[key]}
                    onChange={({ target }) => onTextChange(key, target.value)}
                  />
                </td>
                <td>{t(`states.${stateOf(key, translations[key])}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
