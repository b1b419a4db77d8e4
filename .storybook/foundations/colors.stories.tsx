import { fieldsOf, type ThemeField } from '@genmaster/theme-engine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { contrastPairsOf } from './contrast-pairs.ts';
import styles from './foundations.module.css';
import { useShownTheme } from './use-shown-theme.ts';
import { withoutControls } from './without-controls.ts';

const meta = { tags: ['!autodocs'], parameters: withoutControls, render: () => <Colors /> } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** All colours of the theme selected in the toolbar, with their contrast ratios. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('Every declared pair has the contrast that it needs', async () => {
      await expect(canvas.queryAllByText(/ too low$/)).toHaveLength(0);
    });
  },
};

function Colors() {
  const { catalogue, resolved } = useShownTheme();
  const groups = catalogue.sections
    .map((section) => ({ ...section, fields: section.fields.filter(({ kind }) => kind === 'color') }))
    .filter(({ fields }) => fields.length > 0);
  return (
    <main className={styles['page']}>
      <h1>Colours</h1>
      <p className={styles['lead']}>
        {fieldsOf(catalogue).filter(({ kind }) => kind === 'color').length} colours in {groups.length} groups, as the
        theme in the toolbar has them. A figure is the contrast with the colour named beside it; behind the stroke
        stands what WCAG 2.2 asks for.
      </p>
      {groups.map(({ id, name, fields }) => (
        <div key={id} className={styles['group']}>
          <h2>{name}</h2>
          {/* A table that scrolls sideways has to be reachable by keyboard. */}
          <div className={styles['scroll']} role="region" aria-label={name} tabIndex={0}>
            <table className={styles['table']}>
              <thead>
                <tr>
                  <th scope="col">Colour</th>
                  <th scope="col">Name</th>
                  <th scope="col">Value</th>
                  <th scope="col">Contrast</th>
                </tr>
              </thead>
              <tbody>
                {fields.map((field) => (
                  <tr key={field.id}>
                    <td>
                      <span
                        className={styles['swatch']}
                        style={{ '--swatch': `var(${field.variable})` } as CSSProperties}
                      />
                    </td>
                    <th scope="row">
                      {field.label}
                      <br />
                      <code>{field.variable}</code>
                    </th>
                    <td>
                      <code>{resolved.variables[field.variable]}</code>
                    </td>
                    <td>
                      <Pairs field={field} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
      ))}
    </main>
  );
}

function Pairs({ field }: { field: ThemeField }) {
  const { catalogue, resolved } = useShownTheme();
  const pairs = contrastPairsOf(catalogue, resolved.variables, field);
  if (pairs.length === 0) return '–';
  return (
    <ul className={styles['pairs']}>
      {pairs.map(({ under, ratio, min, passes }) => (
        <li key={under.id} className={styles['pair']}>
          <span
            className={styles['meeting']}
            style={{ '--under': `var(${under.variable})`, '--over': `var(${field.variable})` } as CSSProperties}
          />
          <span className={passes ? undefined : styles['fails']}>
            {under.label}: {ratio} / {min}
            {passes ? '' : ' too low'}
          </span>
        </li>
      ))}
    </ul>
  );
}
