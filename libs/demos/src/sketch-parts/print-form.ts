import { rowsOf } from './read-sketch.ts';
import type { Kind, SketchPart } from './sketch-part.ts';

/** Function that returns the default label of a part. */
export type NamePart = (kind: Kind, number: number) => string;

/** Returns the label of a part: as typed by the visitor, else by its kind and number. */
export const labelOf = (part: SketchPart, name: NamePart): string =>
  part.label.trim() || name(part.kind, Number(part.id.slice(1)));

/** Returns the parts of a group, or of the screen for `null`, in rows. Parts of a removed group move to its parent. */
export function rowsIn(parts: readonly SketchPart[], parent: string | null): readonly (readonly SketchPart[])[] {
  const holderOf = ({ parent: id }: SketchPart): string | null => {
    const holder = parts.find((part) => part.id === id);
    return !holder ? null : holder.isRemoved || holder.kind !== 'group' ? holderOf(holder) : holder.id;
  };
  return rowsOf(parts.filter((part) => !part.isRemoved && holderOf(part) === parent));
}

/** Returns the HTML of a form with these parts. */
export function printForm(parts: readonly SketchPart[], name: NamePart): string {
  const inside = (parent: string | null, indent: string): readonly string[] =>
    rowsIn(parts, parent).flatMap((row) => {
      if (row.length === 1) return print(row[0]!, indent);
      return [`${indent}<div class="row">`, ...row.flatMap((part) => print(part, `${indent}  `)), `${indent}</div>`];
    });
  const print = (part: SketchPart, indent: string): readonly string[] => {
    const label = escapeText(labelOf(part, name));
    const { id, kind, columns } = part;
    const named = `${indent}<label for="${id}">${label}</label>`;
    switch (kind) {
      case 'heading':
        return [`${indent}<h2>${label}</h2>`];
      case 'note':
        return [`${indent}<p>${label}</p>`];
      case 'textField':
        return [named, `${indent}<input id="${id}" name="${id}" type="text">`];
      case 'textArea':
        return [named, `${indent}<textarea id="${id}" name="${id}" rows="4"></textarea>`];
      case 'choice':
        return [named, `${indent}<select id="${id}" name="${id}"></select>`];
      case 'tick':
        return [`${indent}<label><input name="${id}" type="checkbox"> ${label}</label>`];
      case 'button':
        return [`${indent}<button type="submit">${label}</button>`];
      case 'picture':
        return [`${indent}<figure aria-label="${label}"></figure>`];
      case 'table':
        return [
          `${indent}<table>`,
          `${indent}  <caption>${label}</caption>`,
          `${indent}  <tr>${Array.from({ length: Math.max(2, columns) }, (_, index) => `<th scope="col">${index + 1}</th>`).join('')}</tr>`,
          `${indent}</table>`,
        ];
      case 'group':
        return [
          `${indent}<fieldset>`,
          `${indent}  <legend>${label}</legend>`,
          ...inside(id, `${indent}  `),
          `${indent}</fieldset>`,
        ];
      default:
        return kind satisfies never;
    }
  };
  return ['<form>', ...inside(null, '  '), '</form>'].join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);
