import type { PageContent } from '../page-content.ts';

export const mobileDevelopment: PageContent = {
  path: '/development-areas/mobile-development',
  area: 'development-areas',
  kind: 'page',
  name: 'Mobile development',
  summary: 'Touch-first screens that keep working without a signal',
  heading: 'Mobile screens from the same model',
  promise: 'Touch-sized, small-screen layouts that keep working when the signal does not.',
  actions: [
    { href: '#offline-without-fear', label: 'Follow an offline visit' },
    { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  ],
  sections: [
    {
      id: 'made-for-thumbs',
      heading: 'Made for thumbs',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A mobile form is one column with large targets, and the actions sit where a thumb can reach them. The planned generator also picks the right keyboard for each field, because the model already knows whether a field is an amount, a date or an address.',
        },
        {
          kind: 'table',
          caption: 'From model field to mobile input',
          columns: ['Model field', 'Input', 'Keyboard or picker'],
          rows: [
            ['amount: money', '`inputmode="decimal"`', 'Digits and a decimal sign'],
            ['quantity: whole number', '`inputmode="numeric"`', 'Digits only'],
            ['dueDate: date', '`type="date"`', 'The device’s date picker'],
            ['email: text, email rule', '`type="email"`', 'Letters with @ at hand'],
            ['phone: text, phone rule', '`type="tel"`', 'The dialling pad'],
            ['number: text', '`autocapitalize="characters"`', 'Letters, in capitals'],
          ],
        },
        {
          kind: 'code',
          caption: 'One generated field',
          language: 'html',
          code: `<label for="amount">Amount</label>
<input id="amount" name="amount" inputmode="decimal" autocomplete="off" required aria-describedby="amount-hint">
<p id="amount-hint">For example 1200.00</p>`,
        },
        {
          kind: 'paragraph',
          text: 'Targets are at least 44 px on each side, with space between them. Targets that are hard to miss mean fewer corrections at the end of a shift.',
        },
      ],
    },
    {
      id: 'offline-without-fear',
      heading: 'Offline without fear',
      blocks: [
        {
          kind: 'paragraph',
          text: 'When the signal goes, chosen screens keep working and the device says what it holds. In the planned design you decide per entity what is kept, what waits in a queue and who settles a conflict.',
        },
        {
          kind: 'steps',
          items: [
            { title: 'Before', text: 'Today’s checklists and their items are kept on the device.' },
            { title: 'Signal lost', text: 'A line says “Offline. 0 changes waiting”. The screen stays usable.' },
            { title: 'Working', text: 'Three items are ticked and one note is written: “4 changes waiting”.' },
            {
              title: 'Signal back',
              text: 'The changes go out in order; each is marked as sent when the server confirms it.',
            },
            {
              title: 'Conflict',
              text: 'Someone else edited the same note. Both texts are shown, and a person chooses or joins them.',
            },
          ],
        },
        {
          kind: 'table',
          caption: 'What happens to each kind of data',
          columns: ['Data', 'Kept on the device', 'On conflict'],
          rows: [
            ['Ticked items', 'Yes, until confirmed', 'A tick stays; the time of each is shown'],
            ['Notes', 'Yes, until confirmed', 'A person decides with both texts in view'],
            ['Amounts and stock', 'The movement, not the total', 'Both movements count'],
            ['Reports', 'No', 'They need a connection and say so'],
          ],
        },
      ],
    },
    {
      id: 'device-features',
      heading: 'Device features',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Camera, location and sharing are asked for at the moment of use, with a sentence that says why. No planned screen asks on opening, because a question without a reason is answered with “no”, and the browser remembers that.',
        },
        {
          kind: 'table',
          caption: 'When each feature is asked for, and what happens after a refusal',
          columns: ['Feature', 'Asked when', 'The reason shown', 'After “no”'],
          rows: [
            [
              'Camera',
              '“Add photo” is tapped',
              '“To attach a picture to this note”',
              'Choose an existing picture, or go on without',
            ],
            ['Location', '“Use my position” is tapped', '“To fill in the site address once”', 'Type the address'],
            ['Sharing', '“Share” is tapped', 'The device shows its own menu', 'Copy a link'],
            [
              'Notifications',
              'A reminder is switched on',
              '“To remind you before the visit”',
              'The reminder appears inside the app',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'A refusal never ends a task. Every row has another way to the same result, and permission can be given later from the same button.',
        },
      ],
    },
    {
      id: 'installing',
      heading: 'Installing',
      blocks: [
        {
          kind: 'paragraph',
          text: 'An installable web app gives most of what a daily tool needs, and some things still require a store package. Genmaster is planned to produce the first; it does not produce the second.',
        },
        {
          kind: 'table',
          caption: 'What an installable web app gives, and what it does not',
          columns: ['Need', 'Installable web app', 'Store package'],
          rows: [
            ['Icon on the home screen, own window', 'Yes', 'Yes'],
            ['Work offline on chosen screens', 'Yes', 'Yes'],
            ['Camera, location, sharing', 'Yes, where the browser offers them', 'Yes'],
            ['Updates', 'On the next opening, without a store review', 'Through the store'],
            ['Listing in an app store', 'Not by itself', 'Yes'],
            ['Work in the background for long periods', 'No', 'Within the system’s limits'],
            ['Bluetooth, NFC and other close hardware', 'On some browsers only', 'Yes'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'If a row in the last three is essential to you, choose a native toolkit for that part and connect it through the API. The data model remains the same.',
        },
      ],
    },
    {
      id: 'testing',
      heading: 'Testing',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A mobile screen is tested under the conditions it will meet: a slow network, a small display, large text and one hand. The planned test run repeats one visit under each of them and keeps the results side by side.',
        },
        {
          kind: 'table',
          caption: 'Conditions for one visit and what counts as a pass',
          columns: ['Condition', 'How it is set up', 'A pass means'],
          rows: [
            ['Slow network', 'High delay and low bandwidth', 'The screen is usable before pictures arrive'],
            ['Lost network', 'Cut in the middle of saving', 'No entry is lost and none is saved twice'],
            ['Small screen', '320 px wide', 'No sideways scrolling, nothing covered'],
            ['Large text', 'Text size doubled in the system', 'Nothing is cut off and all buttons are reachable'],
            ['One hand', 'Thumb reach on a large phone', 'The main action is in the lower half'],
            ['Bright light', 'Highest contrast theme', 'Text and state are readable without colour'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'You can repeat all six by hand with a phone and the browser’s developer tools, and it is worth doing once before each rollout.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Is there a native app output?',
      answer:
        'No. The plan is an installable web app for phones and tablets. If you need a store listing or long background work, use a native toolkit for that part and connect it through the API.',
    },
    {
      question: 'What happens to unsent entries if the phone is lost?',
      answer:
        'Entries that were not sent are lost with the phone, and this is the honest limit of working offline. Everything confirmed by the server is safe there, and the screen is designed to show how many changes are waiting.',
    },
    {
      question: 'Do I have to define mobile screens separately?',
      answer:
        'No. They are to come from the same entities and rules as the desktop screens. You choose which fields appear on the small screen and in which order; everything else follows.',
    },
  ],
  related: [
    {
      href: '/development-areas/website-development',
      label: 'Website development',
      note: 'For readers who arrive by a link and have nothing to record.',
    },
    {
      href: '/development-areas/software-application-development',
      label: 'Business software',
      note: 'Where the entries from the phone are approved and reported.',
    },
    {
      href: '/coding-solutions/cross-platform-support',
      label: 'Cross-platform support',
      note: 'The fallback for each optional feature of a browser.',
    },
  ],
  closing: {
    heading: 'Tell us where your signal ends',
    text: 'Describe the place and the task when you pre-order; both decide what has to work offline.',
    action: { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  },
  metadata: {
    title: 'Mobile development with offline work | Genmaster',
    description:
      'Follow a visit without a signal: what is kept, what waits and how a conflict ends. Planned from the same model as the desktop screen.',
  },
};
