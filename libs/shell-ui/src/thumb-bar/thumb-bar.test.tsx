/** @jest-environment jsdom */
import { describeConformance } from '@genmaster/testing';
import { render, screen, within } from '@testing-library/react';
import { ThumbBar } from './thumb-bar.tsx';

describeConformance('ThumbBar', ThumbBar as never, { props: { children: 'Pre-order' } });

it('has a label for the region of its actions', () => {
  render(
    <ThumbBar label="Page actions">
      <a href="/contact-us">Pre-order</a>
    </ThumbBar>,
  );
  expect(within(screen.getByRole('region', { name: 'Page actions' })).getByRole('link')).toBeTruthy();
});
