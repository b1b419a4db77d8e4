import { booking, invoice, visit, type Entity } from '@genmaster/app-model';
import type { CanvasState } from './canvas-state.ts';
import type { Part } from './screen.ts';

/** The site’s invoice, with the extra fields that an office needs. */
const officeInvoice: Entity = {
  ...invoice,
  fields: [
    invoice.fields[0]!,
    { id: 'customer', name: 'Customer', type: 'text', required: true, maxLength: 60 },
    ...invoice.fields.slice(1),
    { id: 'status', name: 'Status', type: 'choice', required: true, choices: ['open', 'sent', 'paid'] },
    { id: 'email', name: 'E-mail', type: 'email', required: false },
  ],
};

const part = (id: string, bind: string, half = false): Part => ({ id, kind: 'field', bind, text: '', half });

const canvas = (entity: Entity, parts: Part[]): CanvasState => ({
  entity,
  parts,
  selected: parts[0]?.id ?? null,
  past: [],
  future: [],
  output: 'preview',
  done: [],
});

/** A form that works; two fields of its model are not shown yet. */
export const invoiceCanvas = canvas(officeInvoice, [
  part('p1', 'number', true),
  part('p2', 'due', true),
  part('p3', 'customer'),
  part('p4', 'amount'),
]);

/** The form of an appointment; its room and its status are not shown yet. */
export const visitCanvas = canvas(visit, [part('p1', 'patient'), part('p2', 'day', true), part('p3', 'minutes', true)]);

/** A form with findings: a field without a name, one that is shown twice, one that is left out. */
export const checkedCanvas = canvas(booking, [
  part('p1', 'room', true),
  part('p2', 'from', true),
  { id: 'p3', kind: 'field', bind: null, text: '', half: false },
  part('p4', 'nights'),
  part('p5', 'nights'),
]);

/** An empty form. */
export const emptyCanvas = canvas(officeInvoice, []);
