import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { hindiPanelLabels } from '../hindi/index.ts';
import { panelStories } from '../testing/panel-stories.tsx';
import { typeColor } from '../testing/type-color.ts';
import { THEME_PANEL_LABELS, type ThemePanelLabels } from './theme-panel-labels.ts';
import { ThemePanel } from './theme-panel.tsx';

const meta = {
  ...panelStories,
  component: ThemePanel,
} satisfies Meta<typeof ThemePanel>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Texts of the controls that are narrower than their words. */
const cutIn = (panel: Element) =>
  [...panel.querySelectorAll<HTMLElement>('button, summary, label, [role=tab]')]
    .filter((part) => part.checkVisibility() && part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 1)
    .map((part) => part.textContent);

/** Nothing is cut, nothing is outside the window, and the page does not scroll sideways. */
async function expectToFit(panel: Element) {
  const { left, right } = panel.getBoundingClientRect();
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(left).toBeGreaterThanOrEqual(0);
  await expect(right).toBeLessThanOrEqual(clientWidth);
  await expect(cutIn(panel)).toEqual([]);
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

/** The part is what the window shows at its place: neither scrolled away nor covered. */
async function expectInView(part: HTMLElement) {
  await waitFor(() => {
    const { left, top, width, height } = part.getBoundingClientRect();
    const shown = document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement | null;
    return expect(part).toContainElement(shown);
  });
}

/** Opens every tool by key, one after the other, with the words of one language. */
const everyToolByKey =
  (labels: ThemePanelLabels, names: { shape: string; corners: string }): NonNullable<Story['play']> =>
  async ({ canvas, canvasElement, step }) => {
    const panel = canvasElement.querySelector('aside')!;
    const press = async (control: HTMLElement, key = '{Enter}') => {
      control.focus();
      await expect(control).toHaveFocus();
      await userEvent.keyboard(key);
    };
    /** A summary answers only real keys, so its key is a click here. */
    const unfold = async (summary: HTMLElement) => {
      summary.focus();
      await expect(summary).toHaveFocus();
      summary.click();
    };
    const tool = (name: string) =>
      within(canvas.getByRole('toolbar', { name: labels.toolbar })).getByRole('button', { name });
    /** Presses the button of a view, and returns the view once its heading shows. */
    const open = async (button: HTMLElement, title: string) => {
      await press(button);
      const view = within(await canvas.findByRole('region', { name: title }));
      await expectInView(view.getByRole('heading', { name: title }));
      await expectToFit(panel);
      return view;
    };
    await step('Point: an arrow goes to a text, Enter opens its picker', async () => {
      await press(tool(labels.pointTool));
      await expect(await canvas.findByText(labels.pointHint, { selector: '[aria-hidden]' })).toBeVisible();
      await expectToFit(panel);
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(panel.querySelector('[data-point-layer] li[data-chosen]')).toBeVisible());
      await expectToFit(panel);
      await userEvent.keyboard('{Enter}');
      await expectInView(await screen.findByRole('dialog'));
      await expectToFit(panel);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expectInView(panel.querySelector<HTMLElement>('[data-field] :focus')!);
    });
    await step('Modes: high contrast, and back', async () => {
      const view = await open(tool(labels.modesTool), labels.everyMode);
      const contrast = view.getByRole('checkbox', { name: (name) => name.startsWith(labels.highContrast) });
      await press(contrast, '[Space]');
      await expect(contrast).toBeChecked();
      await expectInView(contrast);
      await expectToFit(panel);
      await press(contrast, '[Space]');
      await expect(contrast).not.toBeChecked();
    });
    await step('Shuffle, with a lock', async () => {
      const view = await open(tool(labels.tools.shuffle), labels.tools.shuffle);
      await unfold(view.getByText(labels.tools.keep));
      const [lock] = view.getAllByRole('checkbox');
      await press(lock!, '[Space]');
      await expect(lock).toBeChecked();
      await expectToFit(panel);
      const seed = view.getByRole('textbox', { name: labels.tools.seed });
      await press(seed, '42{Enter}');
      await expectInView(seed);
      await expect(canvas.getByRole('button', { name: (name) => name.startsWith(`${labels.undo}: `) })).toBeVisible();
      await expectToFit(panel);
    });
    await step('History: the first entry undoes the shuffle', async () => {
      const view = await open(tool(labels.history), labels.history);
      const first = view.getByRole('button', { name: (name) => name.startsWith(labels.opened) });
      await press(first);
      await expect(first).toHaveAttribute('aria-current', 'step');
      await expectInView(first);
      await expectToFit(panel);
    });
    await step('Tools: the names in an export format', async () => {
      const view = await open(tool(labels.tools.tools), labels.tools.tools);
      const format = view.getByRole('combobox', { name: labels.tools.format });
      format.focus();
      await userEvent.selectOptions(format, 'tailwind');
      await expectInView(format);
      await unfold(format.closest('fieldset')!.querySelector('summary')!);
      const [name] = await view.findAllByText(/^--/, { selector: 'code' });
      await expect(name).toBeVisible();
      await expectToFit(panel);
    });
    await step('Tools: an import, and back to mine', async () => {
      const file = canvas.getByLabelText<HTMLInputElement>(labels.tools.importTheme);
      file.focus();
      await expectInView(file.closest('label')!);
      await userEvent.upload(file, new File([':root { --primary: #7c3aed; --radius: 1rem; }'], 'tweakcn.css'));
      const refuse = await canvas.findByRole('button', { name: labels.refuseOffer });
      await expectInView(refuse);
      await expectToFit(panel);
      await press(refuse);
      await expect(canvas.queryByRole('button', { name: labels.refuseOffer })).toBeNull();
    });
    await step('My themes', async () => {
      const { title } = labels.myThemes;
      const view = await open(canvas.getByRole('button', { name: (name) => name.endsWith(title) }), title);
      await expect(view.getByRole('list', { name: title })).toBeVisible();
      await press(view.getByRole('button', { name: labels.back }));
      await expect(canvas.queryByRole('region', { name: title })).toBeNull();
    });
    await step('Shape, on the other tab', async () => {
      const [theme] = within(canvas.getByRole('tablist', { name: labels.themeTab })).getAllByRole('tab');
      await press(theme!, '{ArrowRight}');
      await expect(canvas.getByRole('tab', { name: labels.layoutSubTab })).toHaveFocus();
      const shape = within(canvas.getByRole('group', { name: names.shape }));
      const corners = shape.getByRole('combobox', { name: names.corners });
      corners.focus();
      await expectInView(corners);
      await userEvent.selectOptions(corners, 'round');
      await waitFor(() => expect(getComputedStyle(document.body).getPropertyValue('--radius-m')).toBe('14px'));
      await expectToFit(panel);
    });
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

/** Each font’s name is shown in its own font once it has been looked at. */
export const FontListOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Fonts Family'));
    await userEvent.click(canvas.getByRole('combobox', { name: /^Body/ }));
    const list = canvas.getByRole('listbox', { name: 'Body' });
    await expect(list).toBeVisible();
    const footer = list.closest('aside')!.querySelector('footer')!;
    // A scroll position is rounded to a pixel.
    await waitFor(() =>
      expect(list.getBoundingClientRect().bottom).toBeLessThan(footer.getBoundingClientRect().top + 1),
    );
    const styles = within(list)
      .getAllByRole('option')
      .map((option) => getComputedStyle(option).fontStyle);
    await expect([...new Set(styles)]).toEqual(['normal']);
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

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { runner: { width: 390, height: 844 } },
};

/** Every tool of the panel on a phone, by key: each shows itself, and nothing is cut. */
export const EveryToolOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { runner: { width: 390, height: 844 } },
  play: everyToolByKey(THEME_PANEL_LABELS, { shape: 'Shape', corners: 'Corners' }),
};

/** The same with the words of the site in Hindi. */
export const EveryToolInHindiOnAPhone: Story = {
  globals: { language: 'hi', viewport: { value: 'phone' } },
  parameters: { runner: { width: 390, height: 844 } },
  play: everyToolByKey(hindiPanelLabels, { shape: 'आकृति', corners: 'कोने' }),
};

/** Hindi words on a phone: nothing is wider than the window, every button has its whole word and 24 px to press. */
export const InHindiOnAPhone: Story = {
  globals: { language: 'hi', viewport: { value: 'phone' } },
  parameters: { runner: { width: 390, height: 844 } },
  play: async ({ canvas, canvasElement, step }) => {
    const panel = canvasElement.querySelector('aside')!;
    await step('The fields', async () => {
      await expect(canvas.getByRole('button', { name: 'बदलाव सेव करें' })).toBeVisible();
      await expectToFit(panel);
      for (const button of [...canvas.getAllByRole('tab'), ...canvas.getAllByRole('button')]) {
        const { width, height } = button.getBoundingClientRect();
        await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
      }
    });
    await step('The other tab, by key', async () => {
      canvas.getAllByRole('tab')[1]!.focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getAllByRole('tab')[2]).toHaveAttribute('aria-selected', 'true');
      await expectToFit(panel);
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
