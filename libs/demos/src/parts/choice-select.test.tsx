/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ChoiceSelect } from './choice-select.tsx';

function Attempts({ onChoose }: { onChoose: (value: number | null) => void }) {
  const [value, setValue] = useState<number | null>(2);
  return (
    <ChoiceSelect
      aria-label="Attempts"
      options={[
        { value: null, label: 'As set' },
        { value: 1, label: 'One' },
        { value: 2, label: 'Two' },
      ]}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onChoose(next);
      }}
    />
  );
}

it('shows the option of its value, and returns values unchanged', async () => {
  const onChoose = jest.fn();
  render(<Attempts onChoose={onChoose} />);
  const list = screen.getByRole('combobox', { name: 'Attempts' });
  expect(list).toHaveDisplayValue('Two');

  await userEvent.selectOptions(list, 'One');
  await userEvent.selectOptions(list, 'As set');

  expect(onChoose.mock.calls).toEqual([[1], [null]]);
  expect(list).toHaveDisplayValue('As set');
});
