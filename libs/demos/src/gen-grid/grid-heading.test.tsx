/** @jest-environment jsdom */
import { createEvent, fireEvent, render } from '@testing-library/react';
import { GridHeading } from './grid-heading.tsx';

it('begins no selection of text where its edge is dragged', () => {
  const names = { field: { id: 'total', name: 'Total', type: 'decimal' }, label: 'Total' };
  const { container } = render(
    <table>
      <thead>
        <tr>
          <GridHeading
            names={names as Parameters<typeof GridHeading>[0]['names']}
            direction={false}
            pin={undefined}
            onResize={() => undefined}
          />
        </tr>
      </thead>
    </table>,
  );
  const edge = container.querySelector('.grid-edge')!;
  const press = createEvent.mouseDown(edge);
  fireEvent(edge, press);

  expect(press.defaultPrevented).toBe(true);
});
