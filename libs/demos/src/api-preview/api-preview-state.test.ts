import { endpointsOf, invoice, openApiOf } from '@genmaster/app-model';
import * as v from 'valibot';
import { parse } from 'yaml';
import { printDocument, purposeOf, stateSchema } from './api-preview-state.ts';
import { yamlPrinter } from './yaml-printer.ts';

const state = { entity: invoice, view: 'document', format: 'yaml', request: null, rows: null, answer: null } as const;

it('prints the same document in both notations, and in JSON before the YAML printer is loaded', async () => {
  const document = JSON.parse(JSON.stringify(openApiOf(invoice)));

  expect(JSON.parse(printDocument({ entity: invoice, format: 'json' }))).toEqual(document);
  expect(JSON.parse(printDocument(state))).toEqual(document);
  await yamlPrinter.load();
  expect(printDocument(state)).toMatch(/^openapi: 3/);
  expect(parse(printDocument(state))).toEqual(document);
});

it('reads a stored state from before the notation was a choice', () => {
  const { format: _, ...older } = state;

  expect(v.parse(stateSchema, older)).toEqual({ ...state, format: 'json' });
});

it('describes each endpoint', () => {
  expect(endpointsOf(invoice).map(purposeOf)).toEqual(['list', 'create', 'read', 'change', 'delete']);
});
