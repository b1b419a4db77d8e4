import type { PreviewSheet } from './preview-sheet.ts';

/** Renders a page into the document of a frame. Values are inserted as text, never as markup. */
export function drawSheet(document: Document, { title, head, rows, foot, empty }: PreviewSheet): void {
  const make = (name: string, ...children: (Node | string)[]) => {
    const element = document.createElement(name);
    element.append(...children);
    return element;
  };
  const cell = (name: 'th' | 'td', text: string, column: number) => {
    const element = make(name, text);
    if (name === 'th') element.setAttribute('scope', 'col');
    if (head[column]?.isNumber) element.className = 'number';
    return element;
  };
  const table = make(
    'table',
    make('thead', make('tr', ...head.map(({ label }, column) => cell('th', label, column)))),
    make('tbody', ...rows.map((row) => make('tr', ...row.map((text, column) => cell('td', text, column))))),
  );
  document.body.replaceChildren(
    make(
      'main',
      make('h1', title),
      rows.length > 0 ? table : make('p', empty),
      ...(foot && rows.length > 0 ? [make('p', foot)] : []),
    ),
  );
}
