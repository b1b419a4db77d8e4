/** @jest-environment ./src/testing/browser-environment.ts */
import { cleanup, screen, waitFor } from '@testing-library/react';
import { prepareBrowser } from './render-app.tsx';
import { renderDemo } from './render-demo.tsx';
import { MESSAGE_LOADERS } from '@genmaster/i18n';
import { messages as demoPartsInHindi } from '@genmaster/i18n/messages/demo-parts.hi';

prepareBrowser();

const demos = [
  'access-matrix',
  'code-debugger',
  'remote-policy',
  'color-gallery',
  'form-filling',
  'ui-builder',
  'design-triptych',
  'design-workbench',
  'report-builder',
  'template-gallery',
  'gen-grid',
  'project-tree',
  'source-export',
  'version-compare',
  'requirement-reader',
  'site-guide',
  'task-board',
  'code-analysis',
  'code-standard',
  'config-editor',
  'code-obfuscator',
  'service-mapping',
  'custom-handler',
  'ide-workbench',
  'sketch-parts',
  'typed-workflow',
  'contract-strip',
  'ten-rows',
  'security-lens',
  'path-picker',
  'requirement-picker',
  'area-chooser',
  'capability-probe',
  'metadata-inspector',
  'phone-checklist',
  'change-card',
  'draft-bench',
  'source-editor',
  'order-desk',
  'tenant-switch',
] as const;

/** Demos with names and answers in English on every page, such as fields, engines and commands. */
const demosWithEnglishData = [
  'sql-dialects',
  'validation-rules',
  'api-preview',
  'import-check',
  'voice-commands',
] as const;

/** Code, file names and sample texts of demos, which are the same in every language. */
const SAMPLES = 'code, pre, bdi, textarea, .fill-marked, [data-sample]';

/** Returns the texts and accessible names of a page that contain Latin letters only. */
function latinIn(container: Element): readonly string[] {
  const names = [...container.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label')!);
  const texts = [...container.querySelectorAll(`*:not(${SAMPLES})`)]
    .filter((element) => element.closest(SAMPLES) === null)
    .flatMap((element) => [...element.childNodes])
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent!);
  return [...texts, ...names].filter((text) => /[a-z]{3}/.test(text) && !/\p{Script=Devanagari}/u.test(text));
}

describe.each(demos)('%s', (id) => {
  it('has no English text on a Hindi page', async () => {
    const { container } = await renderDemo(id, { language: 'hi' });
    await screen.findAllByRole('button', { name: demoPartsInHindi['stage.reset'] });
    // The picker’s Hindi texts are loaded with it.
    await waitFor(() => expect(container.querySelector('.gallery-space')).toBeNull());

    expect(latinIn(container)).toEqual([]);
  });

  it('has no Hindi text on an English page', async () => {
    const { container } = await renderDemo(id);

    expect(latinIn(container).length).toBeGreaterThan(10);
    expect(container.textContent).not.toMatch(/\p{Script=Devanagari}/u);
  });
});

it.each(demosWithEnglishData)('%s has its texts in the language of the page', async (id) => {
  const [english, hindi] = await Promise.all([MESSAGE_LOADERS[id].en(), MESSAGE_LOADERS[id].hi()]);
  const own: readonly string[] = Object.values(english).filter((text) => !Object.values<string>(hindi).includes(text));

  const inEnglish = await renderDemo(id);
  expect(latinIn(inEnglish.container).filter((text) => own.includes(text)).length).toBeGreaterThan(4);
  cleanup();

  const inHindi = await renderDemo(id, { language: 'hi' });
  await screen.findAllByRole('button', { name: demoPartsInHindi['stage.reset'] });
  expect(latinIn(inHindi.container).filter((text) => own.includes(text))).toEqual([]);
});

it('names the fields of its screens in the language of the page, where they are translated', async () => {
  await renderDemo('one-definition', { language: 'hi' });

  for (const label of ['संख्या', 'देय तिथि', 'राशि']) {
    expect(await screen.findByLabelText(new RegExp(`^${label}`))).toBeTruthy();
    expect(screen.getByRole('button', { name: new RegExp(`^${label}`) })).toBeTruthy();
  }
});

it('shows the choices of a form in the language of the page, and keeps the choices themselves', async () => {
  await renderDemo('validation-rules', { language: 'hi' });
  const status = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^स्थिति/ });
  const options = [...status.options].slice(1);

  expect(options.map(({ text }) => text)).toEqual(['खुला', 'मंज़ूर', 'नामंज़ूर']);
  expect(options.map(({ value }) => value)).toEqual(['open', 'approved', 'refused']);
});

it('shows the rows and figures of a template in the language of the page', async () => {
  const { container } = await renderDemo('template-gallery', { language: 'hi' });

  const bars = [...container.querySelectorAll('.template-bars span')].map(({ textContent }) => textContent);
  expect(bars).toEqual(['खुला', 'पैक हुआ', 'भेजा गया', 'लौटाया गया']);
  const counts = [...container.querySelectorAll('.template-bars b')].map(({ textContent }) => Number(textContent));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(24);
  expect(container.querySelectorAll('.template-figures dd')[1]?.textContent).toBe(String(counts[0]));
  for (const row of container.querySelectorAll('.template-page tbody tr'))
    expect(row.children[1]?.textContent).toMatch(/^[\p{Script=Devanagari} ]+ \d+$/u);
});

it('shows the findings of a page in the language of the page', async () => {
  const { container } = await renderDemo('metadata-inspector', { language: 'hi' });
  const findings = [...container.querySelectorAll('.inspector-findings li')];

  expect(findings.length).toBeGreaterThan(3);
  for (const finding of findings) expect(finding.lastElementChild?.textContent).toMatch(/\p{Script=Devanagari}/u);
});

it('shows the theme panel of a sample in the language of the page', async () => {
  const { user } = await renderDemo('design-workbench', { language: 'hi' });
  await user.click(screen.getByRole('button', { name: 'थीम पैनल' }));

  expect(await screen.findByRole('button', { name: 'बदलाव सेव करें' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: /^डार्क/ })).toBeTruthy();
});

it.each(['path-picker', 'requirement-picker', 'area-chooser'] as const)(
  '%s links to pages in its own language',
  async (id) => {
    const { container } = await renderDemo(id, { language: 'hi' });
    const links = [...container.querySelectorAll('.guide-results a')].map((link) => link.getAttribute('href')!);

    expect(links.length).toBeGreaterThan(2);
    expect(links.filter((href) => !href.startsWith('/hi/'))).toEqual([]);
  },
);
