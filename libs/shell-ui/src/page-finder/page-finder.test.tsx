/** @jest-environment jsdom */
import { describeConformance } from '@genmaster/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { installModalDialog } from '../testing/modal-dialog.ts';
import { PageFinder, type PageFinderProps } from './page-finder.tsx';

beforeAll(installModalDialog);

const PLACES = [
  { href: '/grid', label: 'Gen Grid', detail: 'Built-in parts', about: 'Rows in a real table.' },
  { href: '/grid#sort', label: 'Sorting', detail: 'Gen Grid, Built-in parts' },
  { href: '/themes', label: 'Themes', detail: 'Design tool' },
];
const ignore = () => undefined;
const props = {
  isOpen: true,
  words: '',
  results: PLACES,
  status: 'ready',
  onWordsChange: ignore,
  onChoose: ignore,
  onRetry: ignore,
  onDismiss: ignore,
} satisfies PageFinderProps;

describeConformance('PageFinder', PageFinder as never, { props });

function renderFinder(more: Partial<PageFinderProps> = {}) {
  const calls = { onChoose: jest.fn(), onDismiss: jest.fn(), onRetry: jest.fn() };
  function Host() {
    const [words, setWords] = useState(more.words ?? '');
    const results = PLACES.filter(({ label }) => label.toLowerCase().includes(words.toLowerCase()));
    return (
      <PageFinder
        {...props}
        {...calls}
        results={results}
        {...more}
        words={words}
        onWordsChange={(details) => setWords(details.words)}
      />
    );
  }
  render(<Host />);
  return { user: userEvent.setup(), ...calls };
}

const field = () => screen.getByRole('combobox', { name: 'Find a page or demo' });
const chosen = () => screen.queryByRole('option', { selected: true });

describe('PageFinder', () => {
  it('opens with the caret after a text that was typed before', async () => {
    const setCaret = jest.spyOn(HTMLInputElement.prototype, 'setSelectionRange');
    const { user } = renderFinder({ words: 'So' });
    expect(setCaret.mock.calls).toEqual([[2, 2]]);
    await user.keyboard('rt');
    expect((field() as HTMLInputElement).value).toBe('Sort');
    expect(setCaret.mock.calls.filter(([start]) => start === 3)).toEqual([]);
  });

  it('selects the first page when it opens, as the active descendant of the field', () => {
    renderFinder();
    expect(chosen()?.textContent).toBe('Gen GridBuilt-in partsRows in a real table.');
    expect(field().getAttribute('aria-activedescendant')).toBe(chosen()?.id);
    expect(document.activeElement).toBe(field());
    expect(screen.getByRole('status').textContent).toBe('Start with an area');
  });

  it('moves through the results by arrow keys, wraps at both ends, and opens one by Enter', async () => {
    const { user, onChoose } = renderFinder();
    await user.click(field());
    await user.keyboard('{ArrowUp}');
    expect(chosen()?.textContent).toContain('Themes');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onChoose).toHaveBeenCalledWith({ href: '/grid#sort', isElsewhere: false });
  });

  it('announces the number of results, and selects the first after each change', async () => {
    const { user } = renderFinder();
    await user.click(field());
    await user.keyboard('{ArrowDown}');
    await user.type(field(), 'the');
    expect(screen.getByRole('status').textContent).toBe('1 result');
    expect(chosen()?.textContent).toContain('Themes');
  });

  it('selects the first page again when it is opened again', async () => {
    const view = (isOpen: boolean) => <PageFinder {...props} isOpen={isOpen} />;
    const { rerender } = render(view(true));
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen()?.textContent).toMatch(/^Sorting/);
    rerender(view(false));
    rerender(view(true));
    expect(chosen()?.textContent).toMatch(/^Gen Grid/);
  });

  it('repeats words that were not found as they were typed', async () => {
    const { user } = renderFinder({ results: [] });
    await user.type(field(), 'US$$ $&');
    expect(screen.getByRole('status').textContent).toContain('Nothing found for “US$$ $&”');
  });

  it('announces that there are no results; Enter then does nothing', async () => {
    const { user, onChoose } = renderFinder();
    await user.type(field(), 'zebra{Enter}');
    expect(screen.getByRole('status').textContent).toContain('Nothing found for “zebra”');
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('opens a clicked result, in another tab when requested', async () => {
    const { user, onChoose } = renderFinder();
    await user.keyboard('{Control>}');
    await user.click(screen.getByText('Sorting'));
    expect(onChoose).toHaveBeenCalledWith({ href: '/grid#sort', isElsewhere: true });
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])('leaves Enter to an input method: %p', async (press) => {
    const { user, onChoose } = renderFinder();
    await user.click(field());
    field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...press }));
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('announces that it is loading, or that loading failed with a button to try again', async () => {
    const { user, onRetry } = renderFinder({ status: 'lost', words: 'grid', results: [] });
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it.each([
    { how: 'Escape', leave: (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}') },
    {
      how: 'its button',
      leave: (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Close' })),
    },
  ])('closes by $how', async ({ leave }) => {
    const { user, onDismiss } = renderFinder();
    await leave(user);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('closes at the first Escape although words are typed, which the field would empty', () => {
    const { onDismiss } = renderFinder({ words: 'grid' });
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(false);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });
});
