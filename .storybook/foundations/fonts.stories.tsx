import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import { createFontLoader } from '@genmaster/theme-engine/dom';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fontFilesOf } from '../../apps/marketing/src/features/theme-customiser/font-files.ts';
import styles from './foundations.module.css';
import { withoutControls } from './without-controls.ts';

const meta = {
  tags: ['!autodocs'],
  parameters: withoutControls,
  loaders: [
    async () => {
      const load = createFontLoader({ document, filesOf: fontFilesOf });
      await Promise.all(defaultCatalogue.fonts.filter((font) => font.package).map((font) => load(font)));
      return {};
    },
  ],
  render: () => <Fonts />,
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** All available fonts, each with a sample text. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('Every font of the catalogue is listed', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(defaultCatalogue.fonts.length);
    });
  },
};

function Fonts() {
  const families = [...new Set(defaultCatalogue.fonts.map(({ family }) => family))];
  return (
    <main className={styles['page']}>
      <h1>Fonts</h1>
      <p className={styles['lead']}>
        {defaultCatalogue.fonts.length} fonts of {families.length} families. All are served by the site itself, except
        the one of the visitor’s own system.
      </p>
      {families.map((family) => (
        <section key={family} className={styles['group']} aria-label={family}>
          <h2 style={{ fontFamily: 'var(--font-body)' }}>{family}</h2>
          <ul className={styles['tiles']}>
            {defaultCatalogue.fonts
              .filter((font) => font.family === family)
              .map(({ id, label, cssFamily, generic, weight }) => (
                <li key={id}>
                  <p
                    className={styles['sample']}
                    style={{ fontFamily: `'${cssFamily}', ${generic}`, fontWeight: weight, fontSize: '1.4rem' }}
                  >
                    Sphinx of black quartz, judge my vow 0123456789
                  </p>
                  <p>
                    {label}: <code>{id}</code>
                  </p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
