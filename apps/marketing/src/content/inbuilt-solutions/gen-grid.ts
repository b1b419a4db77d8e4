import type { PageContent } from '../page-content.ts';

export const genGrid: PageContent = {
  path: '/inbuilt-solutions/gen-grid',
  area: 'inbuilt-solutions',
  kind: 'page',
  name: 'Gen Grid',
  summary: 'Sort, filter, group, edit and export rows in a real table.',
  heading: 'A data grid that stays a real table',
  promise: 'Sort, filter, group, edit and export thousands of rows by mouse, touch or keyboard.',
  actions: [
    { href: '#demo', label: 'Try the grid' },
    { href: '#keyboard-map', label: 'Read the keyboard map' },
  ],
  demo: {
    id: 'gen-grid',
    heading: 'A grid of 1,000 orders',
    instruction: 'Press a heading to sort, open the filters, or double-click a cell to edit it.',
    reality:
      'Sorting, filters, grouping, editing, undo and export work on 1,000 generated orders, and the time shown is measured on your machine. The orders are made up. Your view and your edits are kept in this browser alone; resizing, reordering and pinning columns are planned.',
  },
  sections: [
    {
      id: 'find-what-you-need',
      heading: 'Find what you need',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The grid finds rows in four ways: sorting by several columns, filters that know the type of a field, a quick search over everything, and grouping. A number or a date is filtered between two limits, a choice by its value, so nobody has to write a formula.',
        },
        {
          kind: 'paragraph',
          text: 'Sorting follows the reader’s language. Blanks come last in both directions, because a blank is an absence and not a small value. Accented letters stand beside their plain ones, capitals beside small letters, and numbers inside text count as numbers.',
        },
        {
          kind: 'table',
          caption: 'The same seven values, sorted in two ways',
          columns: ['Place', 'By character code', 'By language, as in the grid'],
          rows: [
            ['1', 'Emma', 'apple'],
            ['2', 'Zoe', 'emil'],
            ['3', 'apple', 'Émile'],
            ['4', 'emil', 'Emma'],
            ['5', 'item 10', 'item 2'],
            ['6', 'item 2', 'item 10'],
            ['7', 'Émile', 'Zoe'],
          ],
        },
        {
          kind: 'code',
          caption: 'The comparison behind the right column',
          language: 'ts',
          code: `const collator = new Intl.Collator('en', { numeric: true });

/** Blanks last in both directions. */
export function compareText(a: string, b: string, direction: 1 | -1): number {
  if (a === '' || b === '') {
    return Number(a === '') - Number(b === '');
  }
  return collator.compare(a, b) * direction;
}`,
        },
      ],
    },
    {
      id: 'shape-the-view',
      heading: 'Shape the view',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Columns can be hidden, and the view is kept in this browser with its filters and its order. Resizing, reordering and pinning are planned, each as a command as well as a drag, so a person without a mouse shapes the same view.',
        },
        {
          kind: 'paragraph',
          text: 'A view as an address is planned as well. Send it to a colleague and they see the same columns, filters and order, limited to the rows they are allowed to see. The address holds the shape of the view and never the data.',
        },
        {
          kind: 'code',
          caption: 'A view as an address',
          language: 'text',
          code: `/orders?columns=number,customer,placed,total&pin=number&sort=-placed,customer&filter=total:gte:1000`,
        },
        {
          kind: 'table',
          caption: 'How to read it',
          columns: ['Part', 'Meaning'],
          rows: [
            ['`columns`', 'These four, in this order; all others are hidden'],
            ['`pin`', 'The number stays in view while the rest scrolls'],
            ['`sort`', 'Newest first, then by customer'],
            ['`filter`', 'Total of 1,000 or more'],
          ],
        },
      ],
    },
    {
      id: 'edit-safely',
      heading: 'Edit safely',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Editing in a cell uses the same rules as the form, so the grid is not a back door. An invalid cell keeps what was typed, says what is wrong and how to put it right, and is not saved. You can correct it or press Escape.',
        },
        {
          kind: 'table',
          caption: 'What a cell answers',
          columns: ['Field', 'Typed', 'Answer'],
          rows: [
            ['Number', 'Nothing', 'Number is empty. Enter a value.'],
            ['Total', '12 pairs', 'Total is no number. Enter digits, with a point before decimals.'],
            ['Total', '-5', 'Total is too small. Enter 0 or more.'],
            ['Items', '1.5', 'Items has decimals. Enter a whole number.'],
            ['Total', '1200', 'Stored, and shown as 1200.00'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Undo takes back every stored edit, also after several of them, and it says what it took back: “Total of ORD-0007 is 950.00 again”. When another person has changed the same row, you will see both values and choose; that part is planned.',
        },
      ],
    },
    {
      id: 'large-lists',
      heading: 'Large lists',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Only the visible rows are drawn, while the true row count is still announced to assistive technology. Drawing a few dozen rows keeps scrolling light. Two attributes tell a screen reader that it is in row 401 of 1,001, the heading row included.',
        },
        {
          kind: 'code',
          caption: 'The markup of a long list, shortened',
          language: 'html',
          code: `<table role="grid" aria-label="Orders" aria-rowcount="1001">
  <thead>
    <tr aria-rowindex="1">
      <th scope="col">Number</th>
      <th scope="col" aria-sort="descending">Placed</th>
      <th scope="col">Total</th>
    </tr>
  </thead>
  <tbody>
    <tr aria-rowindex="401">
      <td tabindex="0">ORD-0400</td>
      <td tabindex="-1">12 March 2026</td>
      <td tabindex="-1">1,200.00</td>
    </tr>
  </tbody>
</table>`,
        },
        {
          kind: 'paragraph',
          text: 'Drawing a part has a cost: the browser’s own page search finds only drawn rows. The quick search looks through all rows instead. Printing every row of the current filter is planned.',
        },
      ],
    },
    {
      id: 'keyboard-map',
      heading: 'Keyboard map',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Every action of the grid has a key, and this is the full list. Tab enters the grid once and leaves it once; inside, the arrow keys move. That way a person can pass a long table with two key presses.',
        },
        {
          kind: 'table',
          caption: 'All keys of the grid',
          columns: ['Key', 'In the table', 'While editing a cell'],
          rows: [
            ['Tab, Shift + Tab', 'Enter or leave the grid', 'Store and leave the cell'],
            ['Arrow keys', 'Move one cell', 'Move in the text'],
            ['Home, End', 'First or last cell of the row', 'Start or end of the text'],
            ['Ctrl + Home, Ctrl + End', 'First or last row', 'Start or end of the text'],
            ['Page Up, Page Down', 'Move by ten rows', '–'],
            ['Enter', 'On a heading: change the sort. On a cell: edit. On a group: open or close it', 'Store'],
            ['Shift + Enter', 'On a heading: add the column to the sort', 'Store'],
            ['F2', 'Edit the cell', '–'],
            ['Escape', '–', 'Drop the change'],
            ['Ctrl + Z', 'Undo the last stored edit', 'Undo typing'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'On a Mac, Command takes the place of Ctrl. The list opens beside the grid under “Keys”, so that you can practise on the demo. Keys for selecting rows and for moving columns are planned with those functions.',
        },
      ],
    },
    {
      id: 'take-it-with-you',
      heading: 'Take it with you',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You can export the filtered view or everything as CSV. Text that a spreadsheet would run as a formula is protected with a leading apostrophe. Without it, a stored note could act inside a colleague’s spreadsheet.',
        },
        {
          kind: 'code',
          caption: 'Two protected values, and a negative number that stays a number',
          language: 'csv',
          code: `number,customer,total,note
ORD-0001,Sample Traders,1200.00,Paid in part
ORD-0002,Example Stores,-150.00,"'=HYPERLINK(""https://example.com"")"
ORD-0003,Specimen Supplies,80.00,'+91 call back`,
        },
        {
          kind: 'paragraph',
          text: 'The protection concerns text that begins with `=`, `+`, `-` or `@`, or with a tab or line break. Numbers are left alone, so sums still work.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/inbuilt-solutions/import-export',
              label: 'Import and export',
              note: 'See how an exported file is compared with what went in.',
            },
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'How many rows can the grid hold?',
      answer:
        'The demo holds 1,000 and prints how long it took to draw them on your machine. No upper figure is published yet. Only the visible rows are drawn, so memory and not drawing sets the limit.',
    },
    {
      question: 'Can I use it completely by keyboard?',
      answer: 'Yes. The keyboard map on this page lists every action, and you can practise it on the demo.',
    },
    {
      question: 'Where do blanks go when I sort?',
      answer: 'Last, in both directions. The comparison function on this page does exactly that in its first lines.',
    },
  ],
  related: [
    {
      href: '/inbuilt-solutions/multilingual',
      label: 'Multilingual apps',
      note: 'Why sorting depends on the language.',
    },
    {
      href: '/inbuilt-solutions/import-export',
      label: 'Import and export',
      note: 'Fill the grid from a file, checked.',
    },
    {
      href: '/development-areas/software-application-development',
      label: 'Business software',
      note: 'See where the grid sits in an order desk.',
    },
  ],
  closing: {
    heading: 'Bring your longest list',
    text: 'Ask for a walkthrough and say what your rows hold and who reads them.',
    action: { href: '/contact-us?subject=walkthrough', label: 'Request a walkthrough' },
  },
  metadata: {
    title: 'Gen Grid: sortable, editable data grid | Genmaster',
    description:
      'Try a data grid with real sorting, filters, grouping, inline editing and CSV export, usable entirely by keyboard.',
  },
};
