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
    { href: '#keyboard-map', label: 'Read the keyboard map' },
    { href: '#find-what-you-need', label: 'See how sorting works' },
  ],
  sections: [
    {
      id: 'find-what-you-need',
      heading: 'Find what you need',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The planned grid finds rows in four ways: sorting by several columns, filters that know the type of a field, a quick search over everything, and grouping. A date filter offers “this month” and a number filter offers “between”, so nobody has to write a formula.',
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
          text: 'Columns can be resized, reordered, pinned and hidden, and the result can be saved under a name. Each of these is planned as a menu command as well as a drag, so a person without a mouse shapes the same view.',
        },
        {
          kind: 'paragraph',
          text: 'A view is also an address. Send it to a colleague and they see the same columns, filters and order, limited to the rows they are allowed to see. The address holds the shape of the view and never the data.',
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
            ['Number', 'Nothing', 'Number is required. Enter up to 12 characters.'],
            ['Placed', '31/02/2026', 'This date does not exist. February 2026 ends on the 28th.'],
            ['Total', '-5', 'Total must be 0 or more. Remove the minus sign.'],
            ['Total', '1200', 'Stored as 1,200.00'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Undo is planned for every stored edit, also after several of them, and it says what it took back: “Total of ORD-0007 is 950.00 again”. If another person changed the same row, you see both values and choose.',
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
          text: 'Drawing a part has a cost: the browser’s own page search finds only drawn rows. The planned quick search looks through all rows instead, and printing draws every row of the current filter.',
        },
      ],
    },
    {
      id: 'keyboard-map',
      heading: 'Keyboard map',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Every action of the grid has a key, and this is the full planned list. Tab enters the grid once and leaves it once; inside, the arrow keys move. That way a person can pass a long table with two key presses.',
        },
        {
          kind: 'table',
          caption: 'All keys of the grid',
          columns: ['Key', 'In the table', 'While editing a cell'],
          rows: [
            ['Tab, Shift + Tab', 'Enter or leave the grid', 'Store and go to the next or previous editable cell'],
            ['Arrow keys', 'Move one cell', 'Move in the text'],
            ['Home, End', 'First or last cell of the row', 'Start or end of the text'],
            ['Ctrl + Home, Ctrl + End', 'First or last cell of the grid', 'Start or end of the text'],
            ['Page Up, Page Down', 'Move by one screen of rows', '–'],
            ['Enter', 'On a heading: change the sort. On a cell: edit', 'Store and stay in the column'],
            ['Shift + Enter', 'On a heading: add the column to the sort', 'Store and go up'],
            ['F2', 'Edit the cell', 'Stop editing and keep the cell'],
            ['Escape', 'Close a menu or clear the selection', 'Drop the change'],
            ['Space', 'Select or deselect the row', 'A space'],
            ['Ctrl + A', 'Select all rows of the filter', 'Select the text'],
            ['Ctrl + Z', 'Undo the last stored edit', 'Undo typing'],
            ['Shift + F10', 'Open the menu of the column or row', 'Open the browser’s menu'],
            ['Alt + arrow left or right', 'On a heading: move the column', '–'],
            ['Alt + Shift + arrow left or right', 'On a heading: change its width', '–'],
            ['/', 'Go to the quick search', 'A slash'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'On a Mac, Command takes the place of Ctrl. The list can be opened from the grid itself, and single-key commands such as the slash can be switched off.',
        },
      ],
    },
    {
      id: 'take-it-with-you',
      heading: 'Take it with you',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You can export the filtered view or everything as CSV, in the column order you see. Text that a spreadsheet would run as a formula is planned to be protected with a leading apostrophe. Without it, a stored note could act inside a colleague’s spreadsheet.',
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
          text: 'The protection concerns text that begins with `=`, `+`, `-` or `@`, or with a tab or line break. Numbers are left alone, so sums still work. A JSON export carries the values unchanged, for programs that do not calculate.',
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
        'No figure is published yet. One will be printed here once it has been tested, together with how it was tested. The design draws only visible rows, so memory and not drawing sets the limit.',
    },
    {
      question: 'Can I use it completely by keyboard?',
      answer:
        'Yes, that is a rule of the design. The keyboard map on this page lists every action, and dragging is never the only way.',
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
