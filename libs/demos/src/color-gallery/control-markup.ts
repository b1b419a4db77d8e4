import type { MessageIdOf, Translate } from '@genmaster/i18n';

export const CONTROLS = ['text', 'number', 'date', 'choice', 'tick', 'file', 'fold', 'dialog', 'progress'] as const;

export type ControlId = (typeof CONTROLS)[number];

/** The states that a control can be in. */
export type ControlState = 'empty' | 'filled' | 'wrong' | 'busy' | 'readOnly' | 'disabled' | 'half' | 'done';

export const SIZES = ['small', 'medium', 'large'] as const;

export type ControlSize = (typeof SIZES)[number];

const FIELD = ['empty', 'filled', 'wrong', 'busy', 'readOnly', 'disabled'] as const;

/** States of each control. */
export const statesOf: Readonly<Record<ControlId, readonly ControlState[]>> = {
  text: FIELD,
  number: FIELD,
  date: FIELD,
  // A choice that may not be changed is shown as text; browsers have no read-only select.
  choice: ['empty', 'filled', 'wrong', 'busy', 'disabled'],
  tick: ['empty', 'filled', 'wrong', 'disabled'],
  file: ['empty', 'wrong', 'disabled'],
  fold: ['empty', 'filled'],
  dialog: ['empty', 'disabled'],
  progress: ['empty', 'half', 'done'],
};

/** A markup element that can be rendered and printed. */
export interface Markup {
  tag: string;
  attributes: Readonly<Record<string, string | true>>;
  children: readonly (Markup | string)[];
}

type TranslateGallery = Translate<MessageIdOf<'color-gallery'>>;

const markup = (
  tag: string,
  attributes: Readonly<Record<string, string | boolean | undefined>>,
  ...children: (Markup | string)[]
): Markup => ({
  tag,
  attributes: Object.fromEntries(
    Object.entries(attributes).filter(([, value]) => value !== undefined && value !== false),
  ) as Markup['attributes'],
  children,
});

/** Builds the markup of a control in a state, both for display and for the shown code. */
export function writeControl(t: TranslateGallery, control: ControlId, state: ControlState): Markup {
  const id = `${control}-${state}`;
  if (control === 'fold') {
    return markup(
      'details',
      { open: state === 'filled' },
      markup('summary', {}, t('sample.fold')),
      markup('p', {}, t('sample.foldText')),
    );
  }
  if (control === 'dialog') {
    return markup(
      'div',
      {},
      markup('button', { type: 'button', popovertarget: id, disabled: state === 'disabled' }, t('sample.open')),
      markup(
        'div',
        { id, popover: 'auto', role: 'dialog', 'aria-labelledby': `${id}-title` },
        markup('h4', { id: `${id}-title` }, t('sample.dialog')),
        markup('button', { type: 'button', popovertarget: id, popovertargetaction: 'hide' }, t('sample.close')),
      ),
    );
  }
  if (control === 'progress') {
    const value = { half: '50', done: '100' }[state as 'half'];
    return markup(
      'div',
      {},
      markup('label', { for: id }, t('sample.progress')),
      markup('progress', { id, max: '100', value }),
      markup('p', {}, t(`progress.${state as 'empty' | 'half' | 'done'}`)),
    );
  }
  return writeField(t, { control, state, id });
}

function writeField(
  t: TranslateGallery,
  {
    control,
    state,
    id,
  }: { control: Exclude<ControlId, 'fold' | 'dialog' | 'progress'>; state: ControlState; id: string },
): Markup {
  const isWrong = state === 'wrong';
  const isFilled = state === 'filled' || state === 'readOnly' || state === 'disabled' || state === 'busy';
  const common = {
    id,
    required: isWrong,
    disabled: state === 'disabled',
    'aria-invalid': isWrong ? 'true' : undefined,
    'aria-busy': state === 'busy' ? 'true' : undefined,
    'aria-describedby': isWrong || state === 'busy' ? `${id}-note` : undefined,
  };
  const note =
    isWrong || state === 'busy'
      ? [markup('p', { id: `${id}-note` }, t(isWrong ? `wrong.${control}` : 'sample.busy'))]
      : [];
  const label = markup('label', { for: id }, t(`sample.${control}`));
  if (control === 'choice') {
    const options = ['', 'open', 'paid'].map((value) =>
      markup(
        'option',
        { value, selected: isFilled && value === 'paid' },
        t(value === '' ? 'sample.choose' : `option.${value as 'open'}`),
      ),
    );
    return markup('div', {}, label, markup('select', common, ...options), ...note);
  }
  if (control === 'tick') {
    const box = markup('input', { ...common, type: 'checkbox', checked: state === 'filled' || state === 'disabled' });
    return markup('div', {}, box, label, ...note);
  }
  const value = { text: isWrong ? '' : 'INV-0007', number: isWrong ? '41' : '12', date: '2030-06-11', file: '' }[
    control
  ];
  const input = markup('input', {
    ...common,
    type: control,
    readonly: state === 'readOnly',
    value: (isFilled || (isWrong && control === 'number')) && value ? value : undefined,
    ...(control === 'number' ? { min: '0', max: '40' } : {}),
    ...(control === 'text' ? { maxlength: '20', autocomplete: 'off' } : {}),
    ...(control === 'file' ? { accept: '.csv' } : {}),
  });
  return markup('div', {}, label, input, ...note);
}

const VOID = ['input'];

/** Prints markup as HTML, one element per line. */
export function printMarkup({ tag, attributes, children }: Markup, indent = ''): string {
  const named = Object.entries(attributes).map(([name, value]) =>
    value === true ? name : `${name}="${escape(value)}"`,
  );
  const open = `${indent}<${[tag, ...named].join(' ')}>`;
  if (VOID.includes(tag)) return open;
  if (children.every((child) => typeof child === 'string')) return `${open}${children.map(escape).join('')}</${tag}>`;
  const inside = children.map((child) =>
    typeof child === 'string' ? `${indent}  ${escape(child)}` : printMarkup(child, `${indent}  `),
  );
  return [open, ...inside, `${indent}</${tag}>`].join('\n');
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
