import {
  DIALECT_IDS,
  byId,
  catalogueOf,
  changeField,
  choiceIn,
  choicesOf,
  countLines,
  dialects,
  endpointsOf,
  formDescription,
  formatValue,
  gridDescription,
  isNumeric,
  namesOf,
  printCatalogue,
  printOpenApi,
  readValues,
  recordOf,
  recordSchema,
  ruleMessagesIn,
  themeSheet,
  type DialectId,
  type Entity,
  type Field,
  type Row,
  writePageQuery,
  writeSql,
  writeTables,
} from '@genmaster/app-model';
import { diffLines as changedLines } from 'diff';
import type { LanguageCode } from '@genmaster/i18n';
import { safeParse } from 'valibot';
import type { DrawnBody, DrawnInput, DrawnWindow, Tone } from './drawn.ts';
import { rowsOf, rulesOf, type EntityView } from './entity-view.ts';
import { pictureWordsIn } from './picture-words.ts';
import type { Run } from './runs.ts';
import { diffLines, sourceLines, type ThreadWord } from './source-lines.ts';

/** Draws the windows of one definition in one language: at build time for pages, with every edit for the playground. */
export function entityWindows(view: EntityView, language: LanguageCode) {
  const t = pictureWordsIn[language];
  const { entity, fields } = view;
  const marked = (label: string, thread?: number): Run => (thread ? [`f${thread as 1}`, label] : label);
  const columns: readonly ThreadWord[] = fields.flatMap(({ column, thread }) =>
    thread ? [{ word: column, thread }] : [],
  );
  const properties: readonly ThreadWord[] = fields.flatMap(({ property, thread }) =>
    thread ? [{ word: property, thread }] : [],
  );

  const shownValue = (field: Field, text: string) => (field.type === 'choice' ? choiceIn(language, text) : text);

  const inputs = (values?: Readonly<Record<string, string>>): readonly DrawnInput[] => {
    const sample = rowsOf(entity, 1)[0];
    const typed = Object.fromEntries(
      fields.map(({ field }) => [field.id, values?.[field.id] ?? formatValue(field, sample?.values[field.id])]),
    );
    const schema = recordSchema(entity, { keyOf: byId, messages: ruleMessagesIn[language] });
    // An empty value stays in the row: without it the schema would report a missing key instead of an empty value.
    const checked = safeParse(schema, readValues(entity, typed));
    const problemOf = (id: string) => checked.issues?.find(({ path }) => path?.[0]?.key === id)?.message;
    return fields.map(({ field, label, thread }) => ({
      id: field.id,
      label,
      ...(thread ? { thread } : {}),
      required: field.required && field.type !== 'boolean',
      value: shownValue(field, typed[field.id] ?? ''),
      control: field.type === 'choice' ? 'select' : field.type === 'boolean' ? 'checkbox' : 'text',
      // Only values that were set explicitly show an error message.
      ...(values?.[field.id] !== undefined && problemOf(field.id) ? { problem: problemOf(field.id)! } : {}),
    }));
  };

  const tableOf = (rows: readonly Row[], views?: readonly string[]): DrawnBody => ({
    show: 'table',
    caption: t.rowsOf(view.label),
    columns: fields.map(({ field, label, thread }, index) => ({
      label: marked(label, thread),
      ...(isNumeric(field) ? { numeric: true } : {}),
      ...(!thread && index > 1 ? { optional: true } : {}),
    })),
    rows: rows.map(({ values }) =>
      fields.map(({ field }): readonly Run[] => {
        const text = formatValue(field, values[field.id]);
        const tone = field.type === 'choice' ? TONE_OF_STATE.get(text) : undefined;
        return [tone ? [tone, shownValue(field, text)] : shownValue(field, text)];
      }),
    ),
    ...(views ? { views } : {}),
  });

  return {
    definition: (renamed?: { field: string; from: string }): DrawnWindow => ({
      body: {
        show: 'definition',
        name: view.label,
        fields: fields.map(({ field, label, thread }) => ({
          id: field.id,
          label,
          ...(thread ? { thread } : {}),
          type: field.type,
          rules: rulesOf(field, t),
          ...(renamed?.field === field.id ? { was: renamed.from } : {}),
        })),
      },
    }),
    form: (values?: Readonly<Record<string, string>>, actions?: readonly string[]): DrawnWindow => ({
      title: t.form,
      note: t.lines(countLines(formDescription(entity))),
      body: { show: 'form', inputs: inputs(values), actions: actions ?? [t.save, t.clear] },
    }),
    grid: (rows?: number | readonly Row['values'][], views?: readonly string[]): DrawnWindow => {
      const shown = rowsOf(entity, rows);
      return {
        title: t.grid,
        note: t.lines(countLines(gridDescription(entity))),
        body: tableOf(shown, views),
      };
    },
    api: (): DrawnWindow => ({
      title: t.api,
      note: `OpenAPI 3.1 · ${t.lines(countLines(printOpenApi(entity)))}`,
      ink: true,
      body: { show: 'calls', calls: endpointsOf(entity).map(({ method, path }) => ({ method, path })) },
    }),
    json: (): DrawnWindow => ({
      title: `GET /${view.path}/1`,
      note: 'JSON',
      ink: true,
      body: {
        show: 'source',
        lines: sourceLines(JSON.stringify(recordOf(fields, rowsOf(entity, 1)[0]!), null, 2), properties),
      },
    }),
    sql: (dialect: string = 'postgresql', part?: 'table' | 'query'): DrawnWindow => {
      const id = dialectOf(dialect);
      const script =
        part === 'table'
          ? writeTables(entity, id).at(-1)!
          : part === 'query'
            ? writePageQuery(entity, id)
            : writeSql(entity, id);
      return {
        title: t.sql,
        note: `${dialects[id].name} · ${t.lines(countLines(script))}`,
        ink: true,
        body: { show: 'source', lines: sourceLines(script, columns) },
      };
    },
    translation: (): DrawnWindow => {
      const entries = catalogueOf(entity).slice(1);
      return {
        title: t.translation,
        note: t.lines(countLines(printCatalogue(catalogueOf(entity)))),
        body: {
          show: 'catalogue',
          words: fields.map(({ thread }, index) => {
            const { en = '', hi = null } = entries[index] ?? {};
            return {
              text: hi ?? en,
              lang: hi === null ? 'en' : 'hi',
              ...(thread ? { thread } : {}),
              ...(hi === null ? { open: t.untranslated } : {}),
            };
          }),
        },
      };
    },
    theme: (): DrawnWindow => ({
      title: t.theme,
      note: String(countLines(themeSheet(entity))),
      body: { show: 'theme', action: t.save },
    }),
    report: (by: string, sum?: string, rows?: number | readonly Row['values'][]): DrawnWindow => {
      const group = fieldOf(view, by);
      const added = sum === undefined ? undefined : fieldOf(view, sum);
      const totals = choicesOf(group.field).map((label) => {
        const own = rowsOf(entity, rows ?? 24).filter(({ values }) => values[by] === label);
        const total = added ? own.reduce((so, { values }) => so + Number(values[added.field.id] ?? 0), 0) : own.length;
        return { label, total, value: added ? formatValue(added.field, total) : String(total) };
      });
      const most = Math.max(...totals.map(({ total }) => total), 1);
      const bars = [...totals]
        .sort((a, b) => b.total - a.total)
        .map(({ label, value, total }) => ({
          label: choiceIn(language, label),
          value,
          share: Math.max(0, total) / most,
        }));
      return {
        title: added ? `${added.label} · ${group.label}` : group.label,
        note: t.rows(rowsOf(entity, rows ?? 24).length),
        body: { show: 'bars', bars },
      };
    },
    rename: (id: string, to: string, where: 'form' | 'grid' | 'sql' | 'translation'): DrawnWindow => {
      const { label, column, property } = fieldOf(view, id);
      const write = (one: Entity) =>
        ({
          form: formDescription,
          grid: gridDescription,
          sql: (e: Entity) => writeTables(e, 'postgresql').at(-1)!,
          translation: (e: Entity) => printCatalogue(catalogueOf(e)),
        })[where](one);
      const renamed = changeField(entity, id, { name: to });
      const after = namesOf(renamed).fields.find(({ field }) => field.id === id)!;
      const parts = changedLines(write(entity), write(renamed));
      const lines = parts.flatMap(({ value, added, removed }) =>
        value
          .replace(/\n$/, '')
          .split('\n')
          .map((line) => `${added ? '+' : removed ? '-' : ' '}${line}`),
      );
      const words = [label, column, property, after.label, after.column, after.property];
      return {
        title: t[where],
        note: t.lines(lines.filter((line) => line.startsWith('+')).length),
        ink: true,
        body: {
          show: 'source',
          lines: diffLines(
            lines,
            [...new Set(words)].map((word) => ({ word, thread: 3 })),
          ),
        },
      };
    },
    layers: (): DrawnWindow => {
      const row = rowsOf(entity, 3);
      const cells = (of: (index: number) => string) => fields.map((_, index) => of(index));
      return {
        ink: true,
        body: {
          show: 'layers',
          screen: tableOf(row),
          layers: [
            { name: t.model, note: t.fields(fields.length), cells: cells((index) => fields[index]!.label) },
            { name: t.api, note: 'JSON', cells: cells((index) => fields[index]!.property) },
            { name: t.sql, note: t.table, cells: cells((index) => `"${fields[index]!.column}"`) },
            {
              name: t.data,
              note: t.rows(row.length),
              cells: cells((index) => formatValue(fields[index]!.field, row[0]?.values[fields[index]!.field.id])),
            },
          ],
        },
      };
    },
  };
}

/** Tones of choices that are a state. Other choices, such as units, have none. */
const TONE_OF_STATE: ReadonlyMap<string, Tone> = new Map([
  ['active', 'ok'],
  ['answered', 'ok'],
  ['approved', 'ok'],
  ['done', 'ok'],
  ['here', 'ok'],
  ['pass', 'ok'],
  ['passed', 'ok'],
  ['sent', 'ok'],
  ['new', 'info'],
  ['open', 'info'],
  ['planned', 'info'],
  ['waiting', 'info'],
  ['again', 'warn'],
  ['in review', 'warn'],
  ['on hold', 'warn'],
  ['packed', 'warn'],
  ['conflict', 'no'],
  ['fail', 'no'],
  ['refused', 'no'],
  ['returned', 'no'],
  ['closed', 'mut'],
  ['ended', 'mut'],
  ['not seen', 'mut'],
]);

function fieldOf(view: EntityView, id: string) {
  const found = view.fields.find(({ field }) => field.id === id);
  if (!found) throw new Error(`“${view.label}” shows no field “${id}”.`);
  return found;
}

function dialectOf(name: string): DialectId {
  const found = DIALECT_IDS.find((id) => id === name);
  if (!found) throw new Error(`There is no engine “${name}”. There are: ${DIALECT_IDS.join(', ')}.`);
  return found;
}
