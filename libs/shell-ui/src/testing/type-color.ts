import { fireEvent, screen, userEvent, within } from 'storybook/test';

/** Types a colour for a field of the open section into the picker, and accepts it. */
export async function typeColor(canvas: ReturnType<typeof within>, field: string, color: string): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: field }));
  const picker = within(await screen.findByRole('dialog', { name: field }));
  await fireEvent.change(picker.getByRole('spinbutton', { name: 'Red' }), { target: { value: color } });
  await userEvent.click(picker.getByRole('button', { name: 'OK' }));
}
