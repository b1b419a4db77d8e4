/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { DemoBoundary } from './demo-boundary.tsx';

/** Throws while it renders, like a demo that cannot read its stored state. */
function Broken({ isBroken }: { isBroken: () => boolean }) {
  const [count, setCount] = useState(0);
  if (isBroken()) throw new Error('This demo is broken.');
  return <button onClick={() => setCount(count + 1)}>{`pressed ${count}`}</button>;
}

function Page({ isBroken, onFailure }: { isBroken: () => boolean; onFailure: (error: unknown) => void }) {
  return (
    <main>
      <h1>The page</h1>
      <DemoBoundary onFailure={onFailure} fallback={(retry) => <button onClick={retry}>Try again</button>}>
        <Broken isBroken={isBroken} />
      </DemoBoundary>
    </main>
  );
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

it('keeps the page unchanged when its demo fails, at once or later, and lets the visitor try again', async () => {
  let isBroken = true;
  const onFailure = jest.fn();
  render(<Page isBroken={() => isBroken} onFailure={onFailure} />);

  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ message: 'This demo is broken.' }));

  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('button', { name: 'pressed 0' })).toBeVisible();

  isBroken = true;
  await userEvent.click(screen.getByRole('button', { name: 'pressed 0' }));
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(onFailure).toHaveBeenCalledTimes(2);
});

it('offers another try after every failure', async () => {
  render(<Page isBroken={() => true} onFailure={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
});
