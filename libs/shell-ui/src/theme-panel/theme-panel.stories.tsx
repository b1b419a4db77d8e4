import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { NewerCopy } from '../testing/newer-copy.tsx';
import { panelStories } from '../testing/panel-stories.tsx';
import { typeColor } from '../testing/type-color.ts';
import { ThemePanel } from './theme-panel.tsx';

const meta = {
  ...panelStories,
  component: ThemePanel,
} satisfies Meta<typeof ThemePanel>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Time to load a lazy part of the picker. */
const A_WHILE = { timeout: 10_000 };
/** Value of a variable on the page. */
const onPage = (name: string) => document.body.style.getPropertyValue(name);
/** Opens the tools by key and passes a file to the import. */
const importFile = async (canvas: Parameters<typeof typeColor>[0], name: string, text: string) => {
  canvas.getByRole('button', { name: 'Tools' }).focus();
  await userEvent.keyboard('{Enter}');
  const input = await canvas.findByLabelText('Import a theme file');
  await userEvent.upload(input, new File([text], name));
};

export const Default: Story = {};

export const Playground: Story = { args: { labels: { saveChanges: 'Keep this theme' } } };

/** Outside the window and inert; the cog brings it in. */
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

/** The window has no room for the left menu, and the panel shows a hint. */
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
    // The picker is visible once it has been positioned.
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Primary' })).toBeVisible());
  },
};

/** The picker shows the contrast of the colour, fixes it, and offers the colours of the theme. */
export const ContrastInThePicker: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByText('Text Color'));
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    const picker = within(await screen.findByRole('dialog', { name: 'Link' }));
    await step('A colour of the theme that is too light for a text', async () => {
      await userEvent.click(picker.getByRole('button', { name: /^Accent, / }));
      await expect(await picker.findByText(/, the lowest of 3: 3\.\d+:1, fails AA$/, {}, A_WHILE)).toBeVisible();
    });
    await step('One press repairs it', async () => {
      await userEvent.click(picker.getByRole('button', { name: 'Repair' }));
      await expect(await picker.findByText(/: 4\.5\d*:1, passes AA$/, {}, A_WHILE)).toBeVisible();
    });
  },
};

/** Beside the panel there is room for lightness and chroma; OK and Cancel stay the same. */
export const LargerPicker: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByText('Layout Colors'));
    await userEvent.click(canvas.getByRole('button', { name: 'Primary' }));
    const picker = within(await screen.findByRole('dialog', { name: 'Primary' }));
    const larger = picker.getByRole('button', { name: 'Larger picker', hidden: true });
    await step('By keyboard, in a window that has the room', async () => {
      if (!larger.checkVisibility()) return;
      larger.focus();
      await userEvent.keyboard('{Enter}');
      await picker.findByRole('slider', { name: 'Chroma' }, A_WHILE);
      await expect(larger).toHaveFocus();
    });
    await step('Escape restores what was there, and nothing is left to undo', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Primary' })).toBeNull());
      await expect(canvas.getByRole('button', { name: 'Primary' })).toHaveFocus();
    });
  },
};

/** The search shows the matching fields of every section. */
export const Searching: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search fields' }), 'focus');
    await expect(canvas.getByText('Fields found: 2')).toBeVisible();
  },
};

/** A field shows that its colour is hard to read, and one press repairs it. */
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

/** Contrast problems are shown under the picture of a mode, and repaired in that mode only. */
export const ModesAtOnce: Story = {
  play: async ({ canvas, step }) => {
    await step('Everything can be read in all three', async () => {
      await waitFor(() => expect(canvas.getAllByText('✓ readable')).toHaveLength(3));
    });
    await step('Grey on grey, set by hand, is one pair that cannot', async () => {
      await userEvent.click(canvas.getByText('Other Button'));
      await typeColor(canvas, 'Text', '#777777');
      await typeColor(canvas, 'Background', '#888888');
    });
    await step('Repair mends it, and the mode has the focus', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Repair Light/ }));
      await expect(canvas.queryByRole('button', { name: /^Repair Light/ })).toBeNull();
      await expect(canvas.getByRole('radio', { name: 'Light' })).toHaveFocus();
    });
  },
};

/** Each font’s name is shown in its own font once it has been looked at. */
export const FontListOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Fonts Family'));
    await userEvent.click(canvas.getByRole('combobox', { name: /^Body/ }));
    await expect(canvas.getByRole('listbox', { name: 'Body' })).toBeVisible();
  },
};

/** Saved themes of the user: one in use, and the others one press away. */
export const MyThemes: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: /My themes$/ }));
    await step('Each has a picture and a name', async () => {
      const list = within(await canvas.findByRole('list', { name: 'My themes' }));
      await expect(list.getAllByRole('listitem')).toHaveLength(3);
      await expect(list.getByRole('button', { name: /^My theme\s?, In use$/ })).toHaveAttribute('aria-pressed', 'true');
    });
  },
};

/** A theme is deleted and restored. */
export const ThemeDeleted: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: /My themes$/ }));
    await step('Delete takes it away, and Undo has the focus', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Delete: Harbour' }));
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Use: Harbour' })).toBeNull());
      await waitFor(() => expect(document.querySelector('[data-undo]')).toHaveFocus());
    });
  },
};

/** A host that keeps themes with an account only: a visitor has one theme, and a hint on keeping more. */
export const MyThemesSignedOut: Story = {
  args: { myThemes: { state: 'signed-out', onSignIn: () => undefined } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /My themes$/ }));
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeVisible();
  },
};

/** Only changed fields: the state line and the buttons under the search filter the fields. */
export const ChangedFieldsOnly: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Font Size'));
    const slider = canvas.getByRole('slider', { name: 'H1' });
    await fireEvent.input(slider, { target: { value: '64' } });
    await fireEvent.change(slider);
    await userEvent.click(canvas.getByTitle('1 changed'));
    await expect(canvas.getByText('Fields found: 1')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'changed 1' })).toHaveFocus();
  },
};

/** Tools beyond choosing colours, loaded when they are opened. */
export const Tools: Story = {
  args: { shareAddress: (text) => `https://example.com/#theme=${text}` },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tools' }));
    await expect(await canvas.findByRole('button', { name: 'Make a palette' })).toBeVisible();
  },
};

/** A theme of another tool: the result for each value is listed before the theme is applied, all by keyboard. */
export const ImportWithMapping: Story = {
  play: async ({ canvas, step }) => {
    await importFile(
      canvas,
      'tweakcn.css',
      ':root { --primary: #7c3aed; --radius: 1rem; --tracking-normal: 0em; } .dark { --primary: #a78bfa; }',
    );
    const take = await canvas.findByRole('button', { name: 'Take it over' });
    await step('The page shows it, and the rest of the panel waits', async () => {
      await waitFor(() => expect(onPage('--layout-primary')).toBe('rgba(124, 58, 237, 1)'));
      await expect(canvas.getByText('Save Changes').closest('[inert]')).not.toBeNull();
    });
    await step('Enter on the summary lists what is taken and what is not', async () => {
      await userEvent.tab();
      await expect(document.activeElement?.tagName).toBe('SUMMARY');
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByText('--tracking-normal').closest('li')).toHaveTextContent('no counterpart');
      await expect(canvas.getByText('--radius').closest('li')).toHaveTextContent('Corners');
    });
    await step('Enter takes it over, as one step of undo', async () => {
      await userEvent.tab();
      await expect(take).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: 'Undo: Import' })).toBeVisible();
      await expect(onPage('--layout-primary')).toBe('rgba(124, 58, 237, 1)');
    });
  },
};

/** A file without a theme is refused, and nothing changes. */
export const ImportRefused: Story = {
  play: async ({ canvas }) => {
    await importFile(canvas, 'notes.txt', 'Buy paint.');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That file holds no theme');
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A theme without any known value can be previewed but not applied. */
export const ImportOfNothing: Story = {
  play: async ({ canvas }) => {
    await importFile(canvas, 'other.css', ':root { --brand-hue: 200; }');
    await expect(await canvas.findByRole('button', { name: 'Take it over' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText('None of its values has a counterpart here.')).toBeVisible();
    canvas.getByRole('button', { name: 'Back to mine' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: 'Take it over' })).toBeNull();
  },
};

/** The theme was saved elsewhere meanwhile: mine and theirs as pictures, each shown on the page before one is chosen. */
export const Conflict: Story = {
  decorators: [(Panel) => <NewerCopy>{Panel()}</NewerCopy>],
  play: async ({ canvas, step }) => {
    const notice = within(await canvas.findByRole('alert'));
    const pageShows = (size: string) => waitFor(() => expect(onPage('--font-h1')).toBe(size));
    const press = async (name: string) => {
      notice.getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
    };
    await step('Both have a picture, and mine is on the page', async () => {
      await expect(notice.getAllByRole('figure')).toHaveLength(2);
      await pageShows('64px');
    });
    await step('Compare shows theirs', async () => {
      await press('Compare: show theirs');
      await pageShows('24px');
    });
    await step('Another part of the panel has mine back at once', async () => {
      await userEvent.tab({ shift: true });
      await pageShows('64px');
    });
    await step('Keep mine ends the choice', async () => {
      await press('Keep mine');
      await expect(canvas.queryByRole('alert')).toBeNull();
      await pageShows('64px');
    });
  },
};

/** The page shows the saved theme while a key is held, and the edits again when it is released. */
export const HoldToCompare: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByText('Font Size'));
    const slider = canvas.getByRole<HTMLInputElement>('slider', { name: 'H1' });
    const saved = `${slider.value}px`;
    await fireEvent.input(slider, { target: { value: '64' } });
    await fireEvent.change(slider);
    const pageShows = (size: string) => waitFor(() => expect(onPage('--font-h1')).toBe(size));
    await pageShows('64px');
    const hold = canvas.getByRole('button', { name: 'Hold to see saved' });
    hold.focus();
    for (const key of [' ', '\\']) {
      await step(`“${key}” held shows the saved theme, and the panel keeps the edits`, async () => {
        await fireEvent.keyDown(hold, { key });
        await pageShows(saved);
        await expect(canvas.getByRole('status')).toHaveTextContent('Unsaved changes');
      });
      await step('Released, the edits are back', async () => {
        await fireEvent.keyUp(hold, { key });
        await pageShows('64px');
      });
    }
  },
};

/** A link without a theme changes nothing. */
export const BrokenLink: Story = {
  args: { sharedText: '1.broken' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The address holds no theme');
  },
};

/** While a desktop covers the site, its own entry replaces the website’s. */
export const OverADesktop: Story = {
  args: { surface: 'desktop' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Desktop Theme' })).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'Website Theme' })).toBeNull();
  },
};

/** The host passes the texts of the panel and of all options; here they are the site’s. */
export const InHindi: Story = {
  globals: { language: 'hi' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'बदलाव सेव करें' })).toBeVisible();
    await expect(canvas.getByText('लेआउट के रंग')).toBeVisible();
    await expect(document.documentElement.lang).toBe('hi');
  },
};

/** Letters search the list; the font under the pointer or the focus is previewed on the page until the list closes. */
export const FontSearch: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Fonts Family'));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Body' }));
    await userEvent.keyboard('mono');
    await expect(canvas.getByRole('option', { name: 'JetBrains Mono Regular' })).toBeVisible();
  },
};

/** Corners, density, shadow, line height and the scale of type, with a hint on texts that no longer fit. */
export const Shape: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Layout' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Corners' }), 'round');
    await waitFor(() => expect(getComputedStyle(document.body).getPropertyValue('--radius-m')).toBe('14px'));
  },
};

/** Random theme from a seed; each press is one undo step. */
export const Shuffled: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Shuffle' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Seed' }), '42{Enter}');
    await expect(canvas.getByRole('button', { name: 'Undo: Shuffle' })).toBeVisible();
  },
};

/** A label names the fields of the pointed element; a press opens one. */
export const Pointing: Story = {
  play: async ({ canvas }) => {
    const point = canvas.getByRole('button', { name: 'Point' });
    await userEvent.click(point);
    await canvas.findByText(/^Press a part of the page/, { selector: '[aria-hidden]' });
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.querySelector('[data-point-layer] li[data-chosen]')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(point).toHaveAttribute('aria-pressed', 'false');
  },
};

/** List of steps, newest on top; a press goes back to one, and forward again. */
export const History: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByText('Other Button'));
    await typeColor(canvas, 'Background', '#8a2be2');
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await userEvent.click(canvas.getByRole('button', { name: 'History' }));
    const entries = async () => canvas.findAllByRole('listitem');
    await step('Each change is an entry', async () => {
      const words = (await entries()).map((entry) => entry.textContent);
      await expect(words).toEqual(['Mode', 'Background', 'Opened · saved']);
    });
    await step('The first is where the theme was opened', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Opened/ }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Redo: Background' })).toBeVisible());
    });
  },
};

/** Every mode with its contrast problems, each pair repaired separately or all together. */
export const EveryMode: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Other Button'));
    await typeColor(canvas, 'Text', '#777777');
    await typeColor(canvas, 'Background', '#888888');
    await userEvent.click(canvas.getByRole('button', { name: 'Modes' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Repair all' }));
    for (const mode of ['Light', 'Dark', 'Flately']) {
      const region = within(canvas.getByRole('region', { name: mode }));
      await waitFor(() => expect(region.getByText('✓ readable')).toBeVisible());
    }
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Hindi words on a phone: nothing is wider than the window, and every button has its whole word. */
export const InHindiOnAPhone: Story = {
  globals: { language: 'hi', viewport: { value: 'phone' } },
  parameters: { runner: { width: 390, height: 844 } },
  play: async ({ canvas, canvasElement, step }) => {
    const panel = canvasElement.querySelector('aside')!;
    const cut = () =>
      [...panel.querySelectorAll<HTMLElement>('button, summary, label, [role=tab]')]
        .filter((part) => part.checkVisibility() && part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 1)
        .map((part) => part.textContent);
    const isWithin = () => {
      const { left, right } = panel.getBoundingClientRect();
      return left >= 0 && right <= document.documentElement.clientWidth;
    };
    await step('The fields', async () => {
      await expect(canvas.getByRole('button', { name: 'बदलाव सेव करें' })).toBeVisible();
      await expect(isWithin()).toBe(true);
      await expect(cut()).toEqual([]);
    });
    await step('The other tab, by key', async () => {
      canvas.getAllByRole('tab')[1]!.focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getAllByRole('tab')[2]).toHaveAttribute('aria-selected', 'true');
      await expect(cut()).toEqual([]);
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    });
  },
};

/** Colours of the operating system: selected, changed and focused controls differ without the panel's own colours. */
export const ForcedColors: Story = {
  parameters: { runner: { forcedColors: 'active' } },
  play: async ({ canvas, step }) => {
    const isForced = matchMedia('(forced-colors: active)').matches;
    await step('A chosen mode has the colours of a selection', async () => {
      const dark = canvas.getByRole<HTMLInputElement>('radio', { name: 'Dark' });
      dark.focus();
      await userEvent.keyboard('[Space]');
      await expect(dark).toBeChecked();
      const [on, off] = ['Dark', 'Light'].map((name) => canvas.getByRole('radio', { name }).closest('label')!);
      const look = (label: Element) => {
        const { borderTopColor, borderTopWidth, outlineStyle, outlineColor, backgroundColor } = getComputedStyle(label);
        return [borderTopColor, borderTopWidth, outlineStyle, outlineColor, backgroundColor].join();
      };
      if (isForced) await expect(look(on!)).not.toBe(look(off!));
    });
    await step('Light again, as the toolbar had it', async () => {
      canvas.getByRole('radio', { name: 'Light' }).focus();
      await userEvent.keyboard('[Space]');
      await waitFor(() => expect(document.documentElement.hasAttribute('data-bs-theme')).toBe(false));
    });
    await step('A sample keeps its colour', async () => {
      await userEvent.click(canvas.getByText('Layout Colors'));
      const sample = canvas.getByRole('button', { name: 'Primary' });
      await expect(sample).toBeVisible();
      const isKept = [sample, ...sample.querySelectorAll('*')].some(
        (part) => getComputedStyle(part).forcedColorAdjust === 'none',
      );
      await expect(isKept).toBe(true);
    });
  },
};

/** One drag is one undo step, however far the thumb moves. */
export const DragIsOneUndo: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByText('Font Size'));
    const slider = canvas.getByRole<HTMLInputElement>('slider', { name: 'H1' });
    const start = slider.value;
    const sizeOfPage = () => getComputedStyle(document.body).getPropertyValue('--font-h1');
    await step('The page follows every move', async () => {
      for (const value of ['52', '60', '72']) {
        await fireEvent.input(slider, { target: { value } });
        await waitFor(() => expect(sizeOfPage()).toBe(`${value}px`));
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

/** The question is answered by key, and the focus returns to the button that asked. */
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
