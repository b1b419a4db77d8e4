import { createPageDocuments } from '../../content/page-document.ts';
import { siteIdentity } from '../../content/site-identity.ts';
import { previewEntry } from './preview-entry.ts';

const site = siteIdentity('https://site.example');
const address = '/about-us';
const { head } = createPageDocuments(site)(address);
const preview = (entry: Parameters<typeof previewEntry>[1]['entry']) => previewEntry(head, { address, entry, site });

it('shows the page’s own metadata without an entry, and no finding', () => {
  const { title, description, way, card, findings, ignored, kept } = preview(null);

  expect({ title, description }).toEqual({ title: head.title, description: head.description });
  expect(way[0]).toBe('site.example');
  expect(card.picture).toMatch(/^\//);
  expect([findings, ignored, kept]).toEqual([[], [], []]);
});

it('merges the entry over it, also in the card', () => {
  const { title, card, description } = preview({ title: 'Another title' });

  expect([title, card.title, description]).toEqual(['Another title', 'Another title', head.description]);
});

it('lists the fields that are dropped for visitors, each with the reason', () => {
  const { ignored } = preview({ og: [{ property: 'og:url', content: 'https://elsewhere.example/' }] });

  expect(ignored).toEqual([expect.objectContaining({ at: expect.stringContaining('og') })]);
});

it('names the types that stay built-in because the entry’s break a rule', () => {
  const { kept } = preview({
    schema: [{ '@type': 'Product', name: 'A', offers: { '@type': 'Offer', price: 'free' } }],
  });

  expect(kept.map(({ at }) => at)).toContain('Product');
});

it('reports a long title as a finding of the entry', () => {
  expect(preview({ title: 'A '.repeat(50) }).findings).toEqual([expect.objectContaining({ at: 'title' })]);
});
