/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { createRef, version, type ComponentPropsWithRef } from 'react';
import { inertProps, popoverTarget, withRef } from './index.ts';

it('runs in the version of React that the project selects', () => {
  expect(version).toMatch(process.env['REACT_UNDER_TEST'] === '18' ? /^18\.3\./ : /^19\./);
});

it('passes a ref to a component, and none when the host passes none', () => {
  const seen: unknown[] = [];
  const Badge = withRef(function Badge({ ref, ...rest }: ComponentPropsWithRef<'span'>) {
    seen.push(ref);
    return <span ref={ref} {...rest} />;
  });
  const ref = createRef<HTMLSpanElement>();
  const { rerender } = render(<Badge ref={ref} title="new" />);
  expect(ref.current).toBe(screen.getByTitle('new'));

  rerender(<Badge title="new" />);
  expect(seen.at(-1)).toBeUndefined();
});

it('sets attributes of HTML without a warning in the console', () => {
  const { rerender } = render(
    <div {...inertProps(true)} data-testid="box">
      <button {...popoverTarget('menu')}>Menu</button>
    </div>,
  );
  expect(screen.getByTestId('box').hasAttribute('inert')).toBe(true);
  expect(screen.getByText('Menu').getAttribute('popovertarget')).toBe('menu');

  rerender(<div {...inertProps(false)} data-testid="box" />);
  expect(screen.getByTestId('box').hasAttribute('inert')).toBe(false);
});
