import type { PageContent } from '../page-content.ts';
import { threeStarts } from '../pictures/three-starts.ts';

export const developmentAreas: PageContent = {
  path: '/development-areas',
  area: 'development-areas',
  kind: 'collection',
  name: 'Development areas',
  summary: 'Websites, mobile screens and business software from one model',
  heading: 'What will you build?',
  promise: 'The same model serves a website, a mobile screen and a line-of-business system.',
  actions: [
    { href: '#choosing', label: 'Answer five questions' },
    { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  ],
  sections: [
    {
      id: 'websites',
      heading: 'Websites',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A website has to arrive as a finished page, with metadata that search and social services can read. This site is built that way today: its text is in the HTML before any script runs, and its metadata is checked. The same is planned for the websites you build.',
        },
        {
          kind: 'paragraph',
          text: 'Choose this when most of your readers arrive by a link, read and leave. Content is the product, and the first second decides whether it is read.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/development-areas/website-development',
              label: 'Website development',
              note: 'Content first, checked metadata, forms, search and measurements.',
            },
          ],
        },
      ],
    },
    {
      id: 'mobile',
      heading: 'Mobile',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A mobile screen is made for one hand, a small space and a signal that comes and goes. Touch-sized layouts and an offline queue are planned from the same model as your desktop screens.',
        },
        {
          kind: 'paragraph',
          text: 'Choose this when the work happens standing up: in a warehouse, on a visit, at a counter. The people there need few fields, large targets and the certainty that nothing they entered is lost.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/development-areas/mobile-development',
              label: 'Mobile development',
              note: 'Touch-first screens, offline work and what an installable app gives.',
            },
          ],
        },
      ],
    },
    {
      id: 'software-applications',
      heading: 'Software applications',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Business software joins data, roles, approvals and reports, and it is used for hours each day. The planned builder makes these parts from one model, so a rule agreed once holds in the form, the API and the report.',
        },
        {
          kind: 'paragraph',
          text: 'Choose this when several roles work on the same records and someone has to answer for the result. Field access, history and handover count for more here than the first impression does.',
        },
        {
          kind: 'links',
          items: [
            {
              href: '/development-areas/software-application-development',
              label: 'Business software',
              note: 'From the data model to roles, workflow, reports and handover.',
            },
          ],
        },
      ],
    },
    {
      id: 'choosing',
      heading: 'Choosing',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Five questions point to a starting point. Take one answer from each row and count which column you chose most often; a tie usually means business software with one part from its neighbour.',
        },
        {
          kind: 'table',
          caption: 'Five questions, with the answer that points to each starting point',
          columns: ['Question', 'Website', 'Mobile', 'Business software'],
          rows: [
            ['Who uses it?', 'Anyone with the link', 'People on their feet', 'Colleagues with roles'],
            ['How long is a visit?', 'Minutes', 'Moments, many times a day', 'Hours'],
            ['What do they mostly do?', 'Read and ask', 'Record what they see', 'Decide and follow up'],
            ['Is the connection reliable?', 'Usually', 'Often not', 'Usually'],
            ['What would hurt most?', 'Not being found', 'A lost entry', 'A wrong total or the wrong reader'],
          ],
        },
        threeStarts.en,
        {
          kind: 'paragraph',
          text: 'Two worked answers. A clinic that wants visitors to find opening hours and ask for a call begins with a website. A clinic whose nurses record visits at home begins with mobile. The planned model lets either one add the other later, because the entities do not change.',
        },
      ],
    },
    {
      id: 'when-to-choose-something-else',
      heading: 'When to choose something else',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Genmaster is for applications made of records, forms, lists, rules and reports. For the following work you will be better served by other tools, and we would rather say so now.',
        },
        {
          kind: 'table',
          caption: 'Work that Genmaster is not meant for',
          columns: ['Work', 'Why not', 'What fits better'],
          rows: [
            ['Games', 'They live by frame rate, physics and sound', 'A game engine'],
            [
              'Heavy graphics, 3D, video editing',
              'They need direct access to graphics hardware',
              'A native or graphics toolkit',
            ],
            [
              'Embedded devices and control systems',
              'Timing and memory are fixed and small',
              'A language and system made for the device',
            ],
            ['Real-time trading or telephony', 'Every millisecond is part of the contract', 'A specialised platform'],
            ['A page that never changes', 'A model is more than it needs', 'A plain HTML file'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'A mixed case is common: a device measures, and people work with the measurements. The second half fits well, with the device connected through an API.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Is there a native app output?',
      answer:
        'No. The plan is an installable web app that works offline for chosen screens. A store listing would still need a native package around it, and we do not offer one.',
    },
    {
      question: 'Are pages readable without scripts?',
      answer:
        'Yes, on this site today: every page’s text, tables and links are in the HTML. Generated websites are meant to follow the same rule. Business screens with live grids need scripts.',
    },
    {
      question: 'Can I begin with one area and add another?',
      answer:
        'That is the reason for a single model. Entities, fields and rules carry no screen size. A website can gain a mobile screen or a back office without defining its data again.',
    },
  ],
  related: [
    {
      href: '/development-areas/software-application-development',
      label: 'Business software',
      note: 'The widest of the three: roles, workflow, reports and handover.',
    },
    {
      href: '/development-areas/website-development',
      label: 'Website development',
      note: 'The nearest to hand, because this site is an example of it.',
    },
    {
      href: '/case-studies',
      label: 'Worked examples',
      note: 'See four small applications described from model to report.',
    },
  ],
  closing: {
    heading: 'Still between two answers?',
    text: 'Describe the application in a few lines and ask us where to begin. Pre-order costs ₹0.',
    action: { href: '/contact-us?subject=pre-order', label: 'Pre-order at ₹0' },
  },
  metadata: {
    title: 'Websites, mobile and software apps | Genmaster',
    description:
      'Five questions that point to a starting point: a website, a mobile screen or business software, and what is planned for each of them.',
  },
};
