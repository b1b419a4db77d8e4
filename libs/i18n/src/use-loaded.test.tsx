/** @jest-environment jsdom */
import { loadEachOnce } from '@genmaster/resilience';
import { act, render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { useLoaded } from './use-loaded.ts';

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render(): ReactNode {
    const retry = () => this.setState({ hasFailed: false });
    return this.state.hasFailed ? <button onClick={retry}>Try again</button> : this.props.children;
  }
}

/** Renders a part whose words fail to load until `repair` is called. */
async function setUp() {
  let isLost = true;
  const fetchWords = jest.fn(async (code: string) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (isLost) throw new Error('lost');
    return `words of ${code}`;
  });
  const { load } = loadEachOnce(fetchWords);
  const Part = () => <p>{useLoaded(load, 'hi')}</p>;
  const ui = (
    <Boundary>
      <Suspense fallback={<i>loading</i>}>
        <Part />
      </Suspense>
    </Boundary>
  );
  // Awaited, because React would not show a part that suspended in a synchronous act.
  await act(async () => render(ui));
  return { fetchWords, repair: () => (isLost = false) };
}

let errors: jest.SpyInstance;
beforeEach(() => {
  // React prints what a boundary catches.
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => errors.mockRestore());

const retryButton = () => screen.findByRole('button', { name: 'Try again' });

it('hands a failed load to the error boundary after one attempt', async () => {
  const { fetchWords } = await setUp();
  expect(await retryButton()).toBeTruthy();
  expect(fetchWords).toHaveBeenCalledTimes(1);
});

it('loads again when it is rendered later', async () => {
  const { fetchWords, repair } = await setUp();
  const retry = await retryButton();
  repair();
  await new Promise((resolve) => setTimeout(resolve, 1100));

  retry.click();

  expect(await screen.findByText('words of hi')).toBeTruthy();
  expect(fetchWords).toHaveBeenCalledTimes(2);
});
