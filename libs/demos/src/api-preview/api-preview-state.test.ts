import { endpointsOf, invoice, openApiOf } from '@genmaster/app-model';
import * as v from 'valibot';
import { parse } from 'yaml';
import { printDocument, purposeOf, stateSchema } from './api-preview-state.ts';
import { yamlPrinter } from './yaml-printer.ts';

const state = { entity: invoice, view: 'document', format: 'yaml', request: null, rows: null, answer: null } as const;

it('prints the same document in both notations, and before the printer of YAML is loaded in JSON', async () => {
  const document = JSON.parse(JSON.stringify(openApiOf(invoice)));

  expect(JSON.parse(printDocument({ entity: invoice, format: 'json' }))).toEqual(document);
  expect(JSON.parse(printDocument(state))).toEqual(document);
  await yamlPrinter.load();
  expect(printDocument(state)).toMatch(/^openapi: 3/);
  expect(parse(printDocument(state))).toEqual(document);
});

it('reads what was kept before the notation could be chosen', () => {
  const { format: _, ...older } = state;

  expect(v.parse(stateSchema, older)).toEqual({ ...state, format: 'json' });
});

it('knows what each endpoint is for', () => {
  expect(endpointsOf(invoice).map(purposeOf)).toEqual(['list', 'create', 'read', 'change', 'delete']);
});
