import { booking, gridOrder, invoice, leaveDays, type Entity } from '@genmaster/app-model';

export const TEMPLATE_IDS = [
  'dashboard',
  'list',
  'settings',
  'sign-in',
  'public',
  'steps',
  'approval',
  'booking',
  'report',
] as const;

export type TemplateId = (typeof TEMPLATE_IDS)[number];

/** Blocks of a page; each one works. */
export type Block =
  | { kind: 'figures'; of: readonly ('count' | 'open' | 'sum')[] }
  | { kind: 'grid' }
  | { kind: 'form'; entity: Entity }
  | { kind: 'steps'; entities: readonly Entity[] }
  | { kind: 'bars' }
  | { kind: 'words'; id: 'welcome' | 'promise' | 'points' | 'help' };

/** A template: its entity, its number of rows, and its blocks. */
export interface Template {
  id: TemplateId;
  /** Entity of the rows; a template without rows has no empty state. */
  entity: Entity;
  rows: number;
  blocks: readonly Block[];
}

const company: Entity = {
  name: 'Company',
  fields: [
    { id: 'name', name: 'Name', type: 'text', required: true, maxLength: 60 },
    { id: 'email', name: 'E-mail', type: 'email', required: true },
    { id: 'language', name: 'Language', type: 'choice', required: true, choices: ['English', 'हिन्दी'] },
    { id: 'day', name: 'Working day, in hours', type: 'integer', required: true, minimum: 1, maximum: 12 },
    { id: 'mails', name: 'Send a summary by mail', type: 'boolean', required: false },
  ],
};
const signIn: Entity = {
  name: 'Sign in',
  fields: [
    { id: 'email', name: 'E-mail', type: 'email', required: true },
    { id: 'code', name: 'Code from the mail', type: 'integer', required: true, minimum: 100_000, maximum: 999_999 },
  ],
};
const question: Entity = {
  name: 'Question',
  fields: [
    { id: 'name', name: 'Name', type: 'text', required: true, maxLength: 60 },
    { id: 'email', name: 'E-mail', type: 'email', required: true },
    { id: 'reason', name: 'Reason', type: 'choice', required: true, choices: ['Order', 'Invoice', 'Other'] },
  ],
};
const only = (entity: Entity, ...ids: readonly string[]): Entity => ({
  ...entity,
  fields: entity.fields.filter(({ id }) => ids.includes(id)),
});

/** All templates, in the order of the gallery. */
export const templates: Readonly<Record<TemplateId, Template>> = {
  dashboard: {
    id: 'dashboard',
    entity: gridOrder,
    rows: 24,
    blocks: [{ kind: 'figures', of: ['count', 'open', 'sum'] }, { kind: 'bars' }, { kind: 'grid' }],
  },
  list: {
    id: 'list',
    entity: invoice,
    rows: 18,
    blocks: [{ kind: 'grid' }, { kind: 'form', entity: invoice }],
  },
  settings: { id: 'settings', entity: company, rows: 0, blocks: [{ kind: 'form', entity: company }] },
  'sign-in': {
    id: 'sign-in',
    entity: signIn,
    rows: 0,
    blocks: [
      { kind: 'words', id: 'welcome' },
      { kind: 'form', entity: signIn },
    ],
  },
  public: {
    id: 'public',
    entity: question,
    rows: 0,
    blocks: [
      { kind: 'words', id: 'promise' },
      { kind: 'words', id: 'points' },
      { kind: 'form', entity: question },
    ],
  },
  steps: {
    id: 'steps',
    entity: leaveDays,
    rows: 0,
    blocks: [
      {
        kind: 'steps',
        entities: [
          only(leaveDays, 'employee', 'email'),
          only({ ...leaveDays, rules: leaveDays.rules }, 'first', 'last', 'days'),
          only(leaveDays, 'reason'),
        ],
      },
    ],
  },
  approval: {
    id: 'approval',
    entity: leaveDays,
    rows: 9,
    blocks: [{ kind: 'figures', of: ['count', 'open'] }, { kind: 'grid' }],
  },
  booking: {
    id: 'booking',
    entity: booking,
    rows: 12,
    blocks: [{ kind: 'form', entity: booking }, { kind: 'grid' }],
  },
  report: {
    id: 'report',
    entity: gridOrder,
    rows: 60,
    blocks: [{ kind: 'bars' }, { kind: 'figures', of: ['count', 'sum'] }, { kind: 'words', id: 'help' }],
  },
};

/** Returns the form of a template, to be opened in the workbench. */
export function formOf({ blocks, entity }: Template): Entity {
  for (const block of blocks) {
    if (block.kind === 'form') return block.entity;
    if (block.kind === 'steps')
      return { name: entity.name, fields: block.entities.flatMap(({ fields }) => fields).slice(0, 12) };
  }
  return entity;
}
