import { entityIn } from '@genmaster/app-model';
import type { LanguageCode } from '@genmaster/i18n';
import type { Picture, SinglePicture } from '../schema/pictures/index.ts';
import type { DrawnBody, DrawnPicture, DrawnWindow } from './drawn.ts';
import { entityWindows } from './draw-entity.ts';
import { viewEntity } from './entity-view.ts';
import { pictureEntity } from './picture-entities.ts';
import { pictureWordsIn } from './picture-words.ts';
import { readRuns } from './runs.ts';
import { diffLines, sourceLines, type ThreadWord } from './source-lines.ts';
import type { Thread } from './drawn.ts';

/** Draws a picture of the page data. Throws an error with the reason when it cannot be drawn. */
export const drawPicture = (picture: Picture, language: LanguageCode): DrawnPicture =>
  picture.picture === 'stack'
    ? picture.windows.map((one) => drawWindow(one, language))
    : [drawWindow(picture, language)];

function drawWindow(spec: SinglePicture, language: LanguageCode): DrawnWindow {
  const { planned } = pictureWordsIn[language];
  const drawn = bodyOf(spec, language);
  const own = spec as { title?: string; note?: string; foot?: string; planned?: true | string; ink?: boolean };
  return {
    ...drawn,
    ...(own.title === undefined ? {} : { title: own.title }),
    ...(own.note === undefined ? {} : { note: own.note }),
    ...(own.foot === undefined ? {} : { foot: own.foot }),
    ...(own.ink === undefined ? {} : { ink: own.ink }),
    ...(own.planned === undefined ? {} : { planned: own.planned === true ? planned : own.planned }),
  };
}

const threadWords = (words: readonly string[] = []): readonly ThreadWord[] =>
  words.map((word, index) => ({ word, thread: (index + 1) as Thread }));

function bodyOf(spec: SinglePicture, language: LanguageCode): DrawnWindow {
  if ('of' in spec) return entityBody(spec, language);
  const t = pictureWordsIn[language];
  const plain = (body: DrawnBody): DrawnWindow => ({ body });
  switch (spec.picture) {
    case 'code': {
      const lines = sourceLines(spec.code, threadWords(spec.threads));
      const { from = 1, now, stops = [] } = spec;
      return {
        ink: true,
        body: {
          show: 'source',
          lines: lines.map((line, index) => ({
            ...line,
            ...(index + from === now ? { now: true } : {}),
            ...(stops.includes(index + from) ? { stop: true } : {}),
          })),
          ...(spec.from || now ? { from } : {}),
        },
      };
    }
    case 'diff':
      return { ink: true, body: { show: 'source', lines: diffLines(spec.lines, threadWords(spec.threads)) } };
    case 'list':
      return plain({
        show: 'list',
        items: spec.items.map(({ text, ...rest }) => ({ runs: readRuns(text), ...defined(rest) })),
      });
    case 'proposal':
      return plain({
        show: 'proposal',
        items: spec.items.map((item) => ({ ...defined(item), said: t[item.state] })),
      });
    case 'policy':
      return plain({
        show: 'policy',
        rules: spec.rules.map((rule) => ({ ...rule, said: rule.allowed ? t.may : t.mayNot })),
      });
    case 'tree':
      return plain({ show: 'tree', items: spec.items.map(({ depth = 0, ...item }) => ({ ...defined(item), depth })) });
    case 'table':
      return plain({
        show: 'table',
        caption: spec.title ?? spec.columns.join(', '),
        columns: spec.columns.map((label, index) => ({
          label: readRuns(label)[0] ?? '',
          ...(spec.numeric?.includes(index) ? { numeric: true } : {}),
          ...(index > 2 ? { optional: true } : {}),
        })),
        rows: spec.rows.map((row) => row.map(readRuns)),
        isWordy: true,
      });
    case 'text':
      return plain({ show: 'text', lines: spec.text.split('\n').map(readRuns) });
    case 'words':
      return plain({
        show: 'words',
        text: spec.text,
        facts: spec.facts ?? [],
        ...(spec.lang ? { lang: spec.lang } : {}),
      });
    case 'theme':
      return { title: t.theme, body: { show: 'theme', action: t.save } };
    case 'picker':
      return plain({ show: 'picker' });
    case 'figure':
      return plain({ show: 'figure', figure: spec.figure });
    default:
      return spec satisfies never;
  }
}

type EntityPicture = Extract<SinglePicture, { of: string }>;

function entityBody(spec: EntityPicture, language: LanguageCode): DrawnWindow {
  const entity = pictureEntity(spec.of);
  // Screens are shown in the reader’s language; code keeps the names of the definition.
  const isScreen = ['definition', 'form', 'grid', 'report', 'phone', 'layers'].includes(spec.picture);
  const shown = isScreen ? entityIn(language, entity) : entity;
  const draw = entityWindows(viewEntity(shown, spec), language);
  switch (spec.picture) {
    case 'definition':
      return draw.definition(spec.renamed);
    case 'form':
      return draw.form(spec.values, spec.actions);
    case 'grid':
      return draw.grid(spec.rows, spec.views);
    case 'api':
      return draw.api();
    case 'json':
      return draw.json();
    case 'sql':
      return draw.sql(spec.dialect, spec.part);
    case 'translation':
      return draw.translation();
    case 'rename':
      return draw.rename(spec.field, spec.to, spec.in);
    case 'report':
      return draw.report(spec.by, spec.sum, spec.rows);
    case 'phone':
      return { ...draw.form(spec.values, spec.actions), title: entity.name, note: '', phone: true };
    case 'layers':
      return draw.layers();
    default:
      return spec satisfies never;
  }
}

/** Removes undefined entries, so that a document contains none. */
const defined = <T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as never;
