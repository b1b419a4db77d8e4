// The words of the interface as gettext catalogues, one PO file per language.
//
// `msgctxt` is the id of a text, `part/id`; `msgid` is the English text, `msgstr` its translation. The English catalogue
// is the source: its `msgstr` stay empty.
import { po } from 'gettext-parser';

/**
 * @typedef {object} Entry
 * @property {string} key Part and id, separated by a slash: `gen-grid/column.pin`.
 * @property {string} english
 * @property {string} translation Empty while there is none.
 * @property {string} [note] Information for a translator.
 * @property {string} [previous] The translated English text, when it has changed since.
 */

/** Reads a catalogue; throws at an entry without a part and an id, and at a duplicate. */
export function readCatalogue(text) {
  const { translations } = po.parse(text);
  const entries = Object.entries(translations).flatMap(([key, texts]) =>
    Object.values(texts)
      .filter(({ msgid }) => msgid !== '')
      .map(({ msgid, msgstr, comments = {} }) => readEntry(key, msgid, msgstr, comments)),
  );
  const twice = entries.find(({ key }, index) => entries[index - 1]?.key === key);
  if (twice) throw new Error(`${twice.key} is there twice.`);
  return entries;
}

function readEntry(key, english, [translation], { extracted, flag = '', previous }) {
  if (!/^[\w-]+\/\S+$/.test(key)) throw new Error(`“${english}” needs a context of the form part/id, not “${key}”.`);
  const isUnsure = flag.split(/,\s*/).includes('fuzzy');
  return {
    key,
    english,
    translation,
    ...(extracted && { note: extracted }),
    ...(isUnsure && { previous: previousText(previous) }),
  };
}

/** Returns the text of `#| msgid "…"`; an entry that somebody marked by hand has none. */
const previousText = (comment = '') => JSON.parse(/^msgid (".*")$/s.exec(comment)?.[1] ?? '""');

/** Writes a catalogue, each text on one line, so that a change is one changed line. */
export function writeCatalogue(language, entries) {
  const translations = { '': { '': { msgid: '', msgstr: [''] } } };
  for (const { key, english, translation, note, previous } of entries) {
    const comments = {
      ...(note && { extracted: note }),
      ...(previous !== undefined && { flag: 'fuzzy', previous: `msgid ${JSON.stringify(previous)}` }),
    };
    translations[key] = { [english]: { msgctxt: key, msgid: english, msgstr: [translation], comments } };
  }
  const headers = {
    Language: language,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
  };
  return `${po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 })}`.trimEnd() + '\n';
}

/**
 * Updates a translated catalogue from the source: its entries get the order of the source, new ones are empty, and
 * those with a changed English text are marked as fuzzy with the text that was translated.
 *
 * @param {Entry[]} source
 * @param {Entry[]} translated
 * @returns {Entry[]}
 */
export function merge(source, translated) {
  const known = new Map(translated.map((entry) => [entry.key, entry]));
  return source.map(({ key, english, note }) => {
    const old = known.get(key);
    const isChanged = old !== undefined && old.translation !== '' && old.english !== english;
    const previous = old?.previous ?? (isChanged ? old.english : undefined);
    return {
      key,
      english,
      translation: old?.translation ?? '',
      ...(note && { note }),
      ...(previous !== undefined && { previous }),
    };
  });
}

/** Lists the missing translations, in sentences. */
export const leftToTranslate = (entries) =>
  entries.flatMap(({ key, english, translation, previous }) => {
    if (translation === '') return [`${key} has no translation: “${english}”`];
    if (previous === undefined) return [];
    return [
      `${key} is marked as fuzzy, because the English text is now “${english}”. Translate it and remove the mark.`,
    ];
  });

/** Returns the texts of each part, by id. A text without a translation is English. */
export function partsOf(entries) {
  const parts = {};
  for (const { key, english, translation } of entries) {
    const [part, id] = key.split(/\/(.*)/s);
    (parts[part] ??= {})[id] = translation || english;
  }
  return parts;
}
