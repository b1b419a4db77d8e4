import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { MetadataDraft } from '@genmaster/seo-metadata/contract';
import { createPageDocuments } from '../../content/page-document.ts';
import { siteIdentity } from '../../content/site-identity.ts';
import { inSite } from '../../testing/site-story.tsx';
import '../account/account.css';
import PageEntries from './page-entries.tsx';

const documentOf = createPageDocuments(siteIdentity('https://site.example'));
const about = documentOf('/about-us');
// The workshop has no social pictures, except this one.
const picture = 'https://site.example/recordings/access-matrix/poster.webp';
const og = about.head.og.map((tag) =>
  'property' in tag && tag.property === 'og:image' ? { ...tag, content: picture } : tag,
);
const described = { description: 'Why Genmaster shows its output, and keeps hand-written code apart.' };

const draft: MetadataDraft = {
  address: '/about-us',
  entry: { ...described, title: 'Who makes Genmaster, and why it shows its work' },
  published: described,
  changes: [{ at: 'title', before: null, after: 'Who makes Genmaster, and why it shows its work' }],
  savedBy: 'asha',
  savedAt: '2026-11-20T09:30:00.000Z',
};
const revisions = [
  {
    id: '019a-2',
    entry: described,
    changes: [{ at: 'description', before: 'A company page.', after: described.description }],
    savedBy: 'asha',
    savedAt: '2026-11-20T09:30:00.000Z',
  },
  {
    id: '019a-1',
    entry: { description: 'A company page.' },
    changes: [{ at: 'description', before: null, after: 'A company page.' }],
    savedBy: null,
    savedAt: '2026-11-19T08:00:00.000Z',
  },
];

const answers = (drafts: readonly MetadataDraft[], map: object = { '/about-us': described }) => ({
  answers: {
    'GET clientsetting/metaschema-drafts/169': { drafts },
    'GET clientsetting/get-metaschema-json/169': map,
    'GET clientsetting/metaschema-history/169': { address: '/about-us', revisions },
    'POST clientsetting/metaschema-publish/169': map,
    'GET _data/about-us.json': { status: about.status, head: { ...about.head, og } },
  },
});

const meta = {
  component: PageEntries,
  args: { ownId: 'u-1' },
  decorators: [
    (Story) => (
      <div className="account" style={{ maxBlockSize: 'none' }}>
        <Story />
      </div>
    ),
    inSite,
  ],
  parameters: answers([draft]),
} satisfies Meta<typeof PageEntries>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Opens the row of a page, by its address. */
const openRow = async (canvasElement: HTMLElement, address: string) => {
  const name = await waitFor(() => within(canvasElement).getByText(address));
  await userEvent.click(name);
  const row = name.closest('li')!;
  await waitFor(() => expect(row.querySelector('.entry-result')).not.toBeNull());
  return row;
};

/** A page with a draft: what it changes, how it would look, and its fields. */
export const Default: Story = {
  play: async ({ canvasElement, step }) => {
    const row = await openRow(canvasElement, '/about-us');
    const [title] = row.querySelectorAll('textarea');
    await step('the changed title stands in the difference and in both previews', async () => {
      await expect(row.querySelector('.entry-changes ins')).toHaveTextContent(draft.entry.title!);
      await expect(row.querySelector('.entry-result b')).toHaveTextContent(draft.entry.title!);
    });
    await step('what is typed shows in the preview at once', async () => {
      await userEvent.clear(title!);
      await userEvent.type(title!, 'Another title');
      await expect(row.querySelector('.entry-result b')).toHaveTextContent('Another title');
    });
  },
};

export const Playground: Story = {};

/** An entry that cannot be parsed: the field shows why, it cannot be saved, and the input is kept. */
export const WrongEntry: Story = {
  play: async ({ canvasElement }) => {
    const row = await openRow(canvasElement, '/about-us');
    const code = row.querySelector<HTMLTextAreaElement>('.entry-code')!;
    await userEvent.click(code);
    await userEvent.paste('{ "og": [{ "property": 5 }] }');
    await waitFor(() => expect(code).toHaveAttribute('aria-invalid', 'true'));
    await expect(code).toHaveValue('{ "og": [{ "property": 5 }] }');
    await expect(row.querySelector('.button-primary')).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The versions of an entry, each with what it changed. */
export const WithHistory: Story = {
  play: async ({ canvasElement }) => {
    const row = await openRow(canvasElement, '/about-us');
    await userEvent.click(row.querySelector<HTMLElement>('.entry-desk > details > summary')!);
    await waitFor(() => expect(row.querySelectorAll('ol > li')).toHaveLength(2));
  },
};

/** No page has an entry. */
export const Empty: Story = { parameters: answers([], {}) };

/** A project without metadata on the server; a lost response looks the same. */
export const NoProject: Story = { parameters: { answers: {} } };
