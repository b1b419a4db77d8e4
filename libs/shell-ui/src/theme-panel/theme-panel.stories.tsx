import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { panelStories } from '../testing/panel-stories.tsx';
import { typeColor } from '../testing/type-color.ts';
import { ThemePanel } from './theme-panel.tsx';

const meta = {
  ...panelStories,
  component: ThemePanel,
} satisfies Meta<typeof ThemePanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { labels: { saveChanges: 'Keep this theme' } } };

/** Out of the window and out of reach; the cog brings it in. */
export const Closed: Story = { args: { isOpen: false } };

export const SectionOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Layout Colors'));
    await expect(canvas.getByRole('button', { name: 'Primary' })).toBeVisible();
  },
};

/** One section at a time: opening the next closes the one before. */
export const OneSectionAtATime: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Layout Colors'));
    await userEvent.click(canvas.getByText('Font Size'));
    await expect([...document.querySelectorAll('details[open] > summary')].map((open) => open.textContent)).toEqual([
      'Font Size',
    ]);
  },
};

export const WithChanges: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Font Size'));
    const slider = canvas.getByRole('slider', { name: 'H1' });
    await fireEvent.input(slider, { target: { value: '64' } });
    await fireEvent.change(slider);
    await expect(canvas.getByRole('status')).toHaveTextContent('Unsaved changes');
  },
};

/** The window has no room for the left menu, and the panel says so. */
export const LayoutTabInANarrowWindow: Story = {
  args: { hasRoomForMenu: false },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('tab', { name: 'Layout' })),
};

export const LayoutTab: Story = {
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('tab', { name: 'Layout' })),
};

export const Saving: Story = { args: { isSaving: true } };

export const AskingToSave: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleName(
      'Are you sure you want to Save Current Changes.?',
    );
  },
};

export const ColorPickerOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Layout Colors'));
    await userEvent.click(canvas.getByRole('button', { name: 'Primary' }));
    // It is shown once it has found its place.
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Primary' })).toBeVisible());
  },
};

/** The search shows the fields that fit, from every section. */
export const Searching: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search fields' }), 'focus');
    await expect(canvas.getByText('Fields found: 2')).toBeVisible();
  },
};

/** A colour that cannot be read is said on its field, and one press repairs it. */
export const RepairedContrast: Story = {
  play: async ({ canvas, step }) => {
    await step('Grey on this button cannot be read in any mode', async () => {
      await userEvent.click(canvas.getByText('Other Button'));
      await typeColor(canvas, 'Text', '#777777');
    });
    await step('One press repairs it', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Repair: Text' }));
      await expect(canvas.queryByRole('button', { name: 'Repair: Text' })).toBeNull();
    });
  },
};

/** Each font is written in itself once somebody looked at it. */
export const FontListOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Fonts Family'));
    await userEvent.click(canvas.getByRole('combobox', { name: /^Body/ }));
    await expect(canvas.getByRole('listbox', { name: 'Body' })).toBeVisible();
  },
};

/** What goes beyond choosing colours, fetched when it is opened. */
export const Tools: Story = {
  args: { shareAddress: (text) => `https://example.com/#theme=${text}` },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tools' }));
    await expect(await canvas.findByRole('button', { name: 'Make a palette' })).toBeVisible();
  },
};

/** A link that holds no theme changes nothing. */
export const BrokenLink: Story = {
  args: { sharedText: '1.broken' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The address holds no theme');
  },
};

/** While a desktop lies over the site, its own entry stands in the place of the website’s. */
export const OverADesktop: Story = {
  args: { surface: 'desktop' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Desktop Theme' })).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'Website Theme' })).toBeNull();
  },
};

/** The words of the panel and of all that can be chosen in it are the host’s; here they are the site’s. */
export const InHindi: Story = {
  globals: { language: 'hi' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'बदलाव सेव करें' })).toBeVisible();
    await expect(canvas.getByText('लेआउट के रंग')).toBeVisible();
    await expect(document.documentElement.lang).toBe('hi');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** However far the thumb travels, one drag is one step back. */
export const DragIsOneUndo: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByText('Font Size'));
    const slider = canvas.getByRole<HTMLInputElement>('slider', { name: 'H1' });
    const start = slider.value;
    const heading = canvas.getByRole('heading', { level: 1 });
    await step('The heading grows with every move', async () => {
      for (const value of ['52', '60', '72']) {
        await fireEvent.input(slider, { target: { value } });
        await waitFor(() => expect(getComputedStyle(heading).fontSize).toBe(`${value}px`));
      }
      await fireEvent.change(slider);
    });
    await step('One press of Undo brings the old size back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo: H1' }));
      await expect(slider).toHaveValue(start);
      await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
    });
  },
};

/** The question is answered by key, and the focus comes back to the button that asked. */
export const FocusReturnsAfterTheQuestion: Story = {
  play: async ({ canvas, step }) => {
    const ask = canvas.getByRole('button', { name: 'Default Changes' });
    await step('Enter asks', async () => {
      ask.focus();
      await userEvent.keyboard('{Enter}');
      await expect(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    });
    await step('Enter on Cancel returns', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(ask).toHaveFocus();
    });
  },
};
