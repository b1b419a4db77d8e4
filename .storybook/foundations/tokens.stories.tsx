import {
  readTheme,
  toDesignTokens,
  toFigmaVariables,
  toTailwindTheme,
  toThemeCss,
} from '@genmaster/theme-engine/export';
import { useThemeEngine } from '@genmaster/theme-engine/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { MODES } from '../theme-globals.ts';
import styles from './foundations.module.css';
import { useShownTheme } from './use-shown-theme.ts';
import { withoutControls } from './without-controls.ts';

const meta = { tags: ['!autodocs'], parameters: withoutControls, render: () => <Tokens /> } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** The theme of the toolbar as files for design tools, and a file read back. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const links = canvas.getAllByRole('link', { name: /^Download/ });
    await step('Each file is there, with the values of this theme', async () => {
      await expect(links.map((link) => link.getAttribute('download'))).toContain('theme.dark.tokens.json');
      const text = await (await fetch(links[0]!.getAttribute('href')!)).text();
      await expect(Object.keys(JSON.parse(text) as object)).toEqual(
        expect.arrayContaining(['light', 'dark', 'flately']),
      );
    });
    await step('A file that comes back is read, and says what it took', async () => {
      const text = await (await fetch(links[0]!.getAttribute('href')!)).text();
      const file = new File([text], 'theme.tokens.json', { type: 'application/json' });
      await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!, file);
      await waitFor(() =>
        expect(canvas.getByRole('status')).toHaveTextContent(/^theme\.tokens\.json: [1-9]\d* values/),
      );
    });
  },
};

function Tokens() {
  const { catalogue } = useShownTheme();
  const engine = useThemeEngine();
  const { draft } = engine.getSnapshot();
  const figma = toFigmaVariables(catalogue, draft);
  const files = [
    {
      name: 'theme.tokens.json',
      what: 'Design tokens (DTCG 2025.10), a group for each mode',
      text: json(toDesignTokens(catalogue, draft)),
    },
    ...MODES.map((mode) => ({
      name: `theme.${mode}.tokens.json`,
      what: `Figma variables, the mode ${mode}`,
      text: json(figma[mode]),
    })),
    { name: 'theme.css', what: 'Custom properties for any page', text: toThemeCss(catalogue, draft) },
    { name: 'theme.tailwind.css', what: 'Tailwind CSS 4', text: toTailwindTheme(catalogue, draft) },
  ];
  return (
    <main className={styles['page']}>
      <h1>Tokens</h1>
      <p className={styles['lead']}>
        The theme of the toolbar, with every colour, size and font in all three modes. Choose theme, scheme and mode
        above; the files follow.
      </p>
      <div className={styles['scroll']} role="region" aria-label="Files" tabIndex={0}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">File</th>
              <th scope="col">What it is</th>
              <th scope="col">Take it</th>
            </tr>
          </thead>
          <tbody>
            {files.map(({ name, what, text }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>{what}</td>
                <td>
                  <a download={name} href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}>
                    Download {name}
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h2>The round trip</h2>
      <ol className={styles['lead']}>
        <li>
          Import the three Figma files into one collection of variables, each as a mode; other tools take the tokens or
          the CSS.
        </li>
        <li>Change values, not names: a name is the variable of the site, and a renamed one is left out.</li>
        <li>
          Export from the tool and read the file here. Below stands what was taken and what was not, with the reason.
        </li>
        <li>
          In the site, “Import” in the tools of the theme panel takes the same file, shows it before it is kept, and can
          be undone. “Publish” there makes a scheme of it for every visitor.
        </li>
      </ol>
      <ReadBack />
    </main>
  );
}

const REASONS = { 'no-counterpart': 'no field has this name', 'bad-value': 'not a value of this field' } as const;

const json = (value: unknown): string => JSON.stringify(value, null, 2);

function ReadBack() {
  const { catalogue } = useShownTheme();
  const id = useId();
  const [said, setSaid] = useState('');
  const [left, setLeft] = useState<readonly string[]>([]);
  const read = async (file: File) => {
    const found = readTheme(await file.text(), catalogue);
    setSaid(
      found
        ? `${file.name}: ${found.taken.length} values were read, ${found.ignored.length} were left out.`
        : `${file.name}: no values. Take tokens, Figma variables, CSS or a theme file of at most 64 KB.`,
    );
    setLeft(found?.ignored.map(({ from, mode, reason }) => `${from} (${mode}): ${REASONS[reason]}`) ?? []);
  };
  return (
    <>
      <p>
        <label htmlFor={id}>A file that came back</label>
        <br />
        <input
          id={id}
          type="file"
          accept=".json,.css"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void read(file);
          }}
        />
      </p>
      <p role="status">{said}</p>
      <ul>
        {left.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
