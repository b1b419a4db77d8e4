import { expectTypeOf } from 'expect-type';
import * as v from 'valibot';
import type { PageMetadata } from '../core/page-metadata.ts';
import { entries } from '../testing/example-site.ts';
import {
  fileAnswerSchema,
  fileRequestSchema,
  metadataMapSchema,
  projectIdParamSchema,
  saveEntryRequestSchema,
  type MetadataEntryWire,
} from './metadata-schemas.ts';

describe('the metadata map of a response', () => {
  it('contains every built-in entry unchanged', () => {
    expect(v.parse(metadataMapSchema, entries)).toEqual(entries);
    expect(v.parse(fileAnswerSchema, { data: entries })).toEqual({ data: entries });
  });

  it('has exactly the five fields of an entry', () => {
    expectTypeOf<keyof MetadataEntryWire>().toEqualTypeOf<keyof PageMetadata>();
    expect(v.is(metadataMapSchema, { '/': {} })).toBe(true);
    expect(v.is(metadataMapSchema, { '/': { canonical: '/x' } })).toBe(false);
  });

  it.each([
    { what: 'an address without a slash', map: { 'about-us': {} } },
    { what: 'a title that is not text', map: { '/': { title: 7 } } },
    { what: 'an empty title', map: { '/': { title: '' } } },
    { what: 'a tag with both names', map: { '/': { og: [{ name: 'a', property: 'b', content: 'c' }] } } },
    {
      what: 'a tag with an attribute of its own',
      map: { '/': { data: [{ name: 'a', content: 'c', 'http-equiv': 'refresh' }] } },
    },
    { what: 'a node without a type', map: { '/': { schema: [{ name: 'x' }] } } },
    { what: 'too many tags', map: { '/': { data: Array(41).fill({ name: 'a', content: 'b' }) } } },
  ])('refuses $what', ({ map }) => {
    expect(v.is(metadataMapSchema, map)).toBe(false);
  });
});

describe('requests', () => {
  it.each([
    { projectId: '169', isValid: true },
    { projectId: '', isValid: false },
    { projectId: '1/2', isValid: false },
    { projectId: '../169', isValid: false },
  ])('project id $projectId is valid: $isValid', ({ projectId, isValid }) => {
    expect(v.is(projectIdParamSchema, { projectId })).toBe(isValid);
  });

  it.each([
    { body: { projectName: 'GENMASTER' }, isValid: true },
    { body: { projectName: '../etc/passwd' }, isValid: false },
    { body: { projectName: 'A', path: '/x' }, isValid: false },
    { body: {}, isValid: false },
  ])('file request $body is valid: $isValid', ({ body, isValid }) => {
    expect(v.is(fileRequestSchema, body)).toBe(isValid);
  });

  it('an editor changes one entry of one address', () => {
    expect(v.is(saveEntryRequestSchema, { address: '/about-us', entry: { title: 'New' } })).toBe(true);
    expect(v.is(saveEntryRequestSchema, { address: '/about-us' })).toBe(false);
  });
});
