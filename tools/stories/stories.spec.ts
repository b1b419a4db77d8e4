import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './story-preview.ts';

const root = new URL('../../', import.meta.url).pathname;

/** An entry of the built workshop's index. */
interface Entry {
  id: string;
  name: string;
  type: 'docs' | 'story';
  /** The source file of the entry, relative to the workspace. */
  importPath: string;
}

const { entries } = JSON.parse(readFileSync(join(root, 'storybook-static/index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};
const stories = Object.values(entries).filter(({ type }) => type === 'story');

for (const [file, ofFile] of Map.groupBy(stories, ({ importPath }) => importPath)) {
  test.describe(file.replace('./', ''), () => {
    for (const { id, name } of ofFile) {
      test(name, async ({ preview }) => {
        const { width = 1280, height = 900, forcedColors = 'none' } = await preview.windowOf(id);
        await preview.page.setViewportSize({ width, height });
        await preview.page.emulateMedia({ forcedColors });
        expect(await preview.play(id)).toEqual([]);
        // Contrast in forced colours is that of the operating system.
        await preview.page.emulateMedia({ forcedColors: 'none' });
        // The other modes differ only in colours. The next story starts in light mode.
        const findings = [...(await preview.contrastIn('dark')), ...(await preview.contrastIn('flately'))];
        await preview.showMode('light');
        expect(findings).toEqual([]);
      });
    }
  });
}
