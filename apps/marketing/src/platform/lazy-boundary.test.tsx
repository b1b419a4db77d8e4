/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { LazyBoundary } from './lazy-boundary.tsx';

/** Renders a part that fails until `repair` is called, in a boundary that counts the reports of its loss. */
function setUp(isWanted: boolean) {
  let isBroken = true;
  const onLost = jest.fn();
  const Part = () => {
    if (isBroken) throw new Error('gone');
    return <p>the part</p>;
  };
  const boundary = (wanted: boolean) => (
    <LazyBoundary isWanted={wanted} onLost={onLost}>
      <Part />
    </LazyBoundary>
  );
  const { rerender } = render(boundary(isWanted));
  return { onLost, want: (wanted: boolean) => rerender(boundary(wanted)), repair: () => (isBroken = false) };
}

let errors: jest.SpyInstance;
beforeEach(() => {
  // React prints what a boundary catches.
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => errors.mockRestore());

it('reports the loss again with each new request', () => {
  const { onLost, want } = setUp(true);
  expect(onLost).toHaveBeenCalledTimes(1);

  want(true);
  want(false);
  expect(onLost).toHaveBeenCalledTimes(1);

  want(true);
  expect(onLost).toHaveBeenCalledTimes(2);
});

it('shows the part when a new request finds it', () => {
  const { onLost, want, repair } = setUp(false);
  repair();
  want(true);

  expect(screen.getByText('the part')).toBeTruthy();
  expect(onLost).toHaveBeenCalledTimes(1);
});
