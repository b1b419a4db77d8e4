import type { ThemeCatalogue, ThemeField } from '@genmaster/theme-engine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import styles from './foundations.module.css';
import { useShownTheme } from './use-shown-theme.ts';
import { withoutControls } from './without-controls.ts';

const meta = { tags: ['!autodocs'], parameters: withoutControls, render: () => <TypeScale /> } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** All font sizes of the theme, each in its font, with its minimum and maximum. */
export const Default: Story = {};

function TypeScale() {
  const { catalogue, resolved } = useShownTheme();
  return (
    <main className={styles['page']}>
      <h1>Type scale</h1>
      <p className={styles['lead']}>
        Sizes as the theme has them. A heading of a page is never wider than a phone can show, whatever was chosen.
      </p>
      {sizesOf(catalogue).map(({ id, label, variable, min, max }) => {
        const role = roleOf(id);
        return (
          <section key={id} className={styles['group']} aria-label={label}>
            <p
              className={styles['sample']}
              style={{
                fontSize: `var(${variable})`,
                fontFamily: `var(--font-${role})`,
                fontWeight: `var(--font-${role}-weight)`,
              }}
            >
              One definition, six results
            </p>
            <p>
              {label}: <code>{variable}</code>, {resolved.variables[variable]}, {min} to {max} px, ratio to the smallest{' '}
              {ratioOf(catalogue, resolved.variables, variable)}
            </p>
          </section>
        );
      })}
    </main>
  );
}

const sizesOf = (catalogue: ThemeCatalogue): ThemeField[] =>
  catalogue.sections.flatMap(({ fields }) => fields.filter(({ kind }) => kind === 'size'));

const roleOf = (id: string): 'heading' | 'body' => (/H\d$/.test(id) ? 'heading' : 'body');

function ratioOf(catalogue: ThemeCatalogue, variables: Readonly<Record<string, string>>, variable: string): string {
  const px = (name: string) => Number.parseFloat(variables[name] ?? '');
  const smallest = Math.min(...sizesOf(catalogue).map((field) => px(field.variable)));
  return (px(variable) / smallest).toFixed(2);
}
