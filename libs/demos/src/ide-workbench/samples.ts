import type { Entity } from '@genmaster/app-model';
import { invoice } from '@genmaster/app-model';
import type { ProjectFiles, WorkbenchState } from './workbench-files.ts';

const billed: Entity = {
  ...invoice,
  fields: [
    ...invoice.fields,
    { id: 'status', name: 'Status', type: 'choice', required: true, choices: ['open', 'sent', 'paid'] },
  ],
};

/** Prints an entity as a file of the project, one field per line. */
const printEntity = ({ name, fields }: Entity): string =>
  `{\n  "name": ${JSON.stringify(name)},\n  "fields": [\n${fields
    .map((field) => `    ${JSON.stringify(field)}`)
    .join(',\n')}\n  ]\n}\n`;

const overdue: ProjectFiles = {
  entity: printEntity(billed),
  rule: `// The rows of the page: what is late, the largest first.
function overdue(invoices, today) {
  return invoices
    .filter((one) => one.dueDate < today && one.status !== 'paid')
    .sort((one, other) => other.amount - one.amount);
}
`,
  page: `{
  "title": "Overdue invoices",
  "rows": "overdue",
  "today": "2030-12-01",
  "columns": ["number", "dueDate", "amount"],
  "total": "amount",
  "empty": "Nothing is late."
}
`,
};

/** A project without errors. */
export const working: WorkbenchState = { files: overdue, open: 'rule' };

/** A project in which a field was renamed in the definition; the page still uses the old name. */
export const renamed: WorkbenchState = {
  files: {
    ...overdue,
    entity: printEntity({
      ...billed,
      fields: billed.fields.map((field) => (field.id === 'due' ? { ...field, name: 'Pay by' } : field)),
    }),
  },
  open: 'page',
};

/** A project whose function never ends. */
export const endless: WorkbenchState = {
  files: {
    ...overdue,
    rule: `function overdue(invoices, today) {
  const late = [];
  let place = 0;
  while (place < invoices.length) {
    if (invoices[place].dueDate < today) late.push(invoices[place]);
  }
  return late;
}
`,
  },
  open: 'rule',
};
