/**
 * @jest-environment jsdom
 */
import { withShape } from '../catalogue/shape.ts';
import { createThemeCore } from '../core/theme-core.ts';
import { manualFrames } from '../testing/manual-frames.ts';
import { resetDocument } from '../testing/show-theme.ts';
import { smallCatalogue as catalogue } from '../testing/small-catalogue.ts';
import { projectVariables } from './project-variables.ts';

beforeEach(resetDocument);

it('shows the variables and attributes of a core without a stylesheet or font', () => {
  const nextFrame = manualFrames(window);
  const core = createThemeCore({ catalogue });
  const projection = projectVariables(core, { document });
  core.chooseTheme('2');
  core.setField('font', 'lato-regular');
  nextFrame();
  expect(document.body.style.getPropertyValue('--font')).toContain('Lato Variable');
  expect(document.documentElement.dataset['themeId']).toBe('2');
  const sheets = [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  expect(sheets).toEqual(['/themes/theme-1.css']);
  projection.clear();
  expect(document.body.getAttribute('style')).toBeNull();
  projection.reapply();
  expect(document.body.style.getPropertyValue('--bg')).toBe('rgba(230, 240, 250, 1)');
});

it('changes only the given root element: a part of a page, and nothing outside it', () => {
  const nextFrame = manualFrames(window);
  const pane = document.body.appendChild(document.createElement('section'));
  const core = createThemeCore({ catalogue });
  const projection = projectVariables(core, { document, rootElement: pane, targets: [pane.style] });
  core.chooseMode('dark');
  core.chooseTheme('2');
  nextFrame();
  expect({ ...pane.dataset }).toMatchObject({ bsTheme: 'dark', themeId: '2', menu: '1' });
  expect(pane.style.getPropertyValue('--bg')).toBe('rgba(20, 20, 20, 1)');
  expect(pane.style.getPropertyValue('color-scheme')).toBe('dark');
  for (const element of [document.documentElement, document.body]) expect(element.getAttributeNames()).toEqual([]);
  projection.clear();
  expect(pane.getAttributeNames()).toEqual([]);
});

it('sets the mode on a separate element when one is given', () => {
  const [pane, inner] = ['section', 'div'].map((tag) => document.body.appendChild(document.createElement(tag)));
  const core = createThemeCore({ catalogue, initial: { mode: 'dark' } });
  projectVariables(core, { document, rootElement: pane!, themeElement: inner! });
  expect(pane!.dataset).toMatchObject({ themeId: '1' });
  expect(pane!.dataset).not.toHaveProperty('bsTheme');
  expect({ ...inner!.dataset }).toEqual({ bsTheme: 'dark' });
});

it('removes what an earlier projection has left and its own theme does not have', () => {
  const shaped = withShape(catalogue);
  const shownBy = (corners: string) => {
    const core = createThemeCore({ catalogue: shaped });
    core.setField('shape-corners', corners);
    projectVariables(core, { document }).dispose();
    return ['--radius-m', '--shape-corners', '--host'].map((name) => document.body.style.getPropertyValue(name));
  };
  document.body.style.setProperty('--host', '1');
  expect(shownBy('round')).toEqual(['14px', 'round', '1']);
  expect(shownBy('square')).toEqual(['0px', 'square', '1']);
  expect(shownBy('theme')).toEqual(['', 'theme', '1']);
});

describe('on a page whose stylesheet already shows the theme', () => {
  const show = () => {
    const nextFrame = manualFrames(window);
    const core = createThemeCore({ catalogue });
    const projection = projectVariables(core, { document, built: core.getSnapshot().resolved });
    return { core, projection, nextFrame };
  };
  const { style } = document.body;

  it('writes only the differences, in the next frame', () => {
    const { core, nextFrame } = show();
    nextFrame();
    expect([style.cssText, document.documentElement.style.cssText]).toEqual(['', '']);
    core.setField('size', 20);
    expect(style.cssText).toBe('');
    nextFrame();
    expect(style.cssText).toBe('--size: 20px;');
    core.resetField('size');
    nextFrame();
    expect(style.getPropertyValue('--size')).toBe('16px');
  });

  it('replaces values from other code on request', () => {
    const { projection, nextFrame } = show();
    nextFrame();
    style.setProperty('--bg', 'red');
    projection.reapply();
    expect(style.cssText).toBe('--bg: rgba(255, 255, 255, 1);');
  });

  it('writes everything in another mode, even equal values, because the stylesheet shows other values there', () => {
    const { core, nextFrame } = show();
    const plain = core.valueOf('bg');
    core.chooseMode('dark');
    core.setField('bg', plain);
    nextFrame();
    expect(style.getPropertyValue('--bg')).toBe(plain);
    expect(document.documentElement.style.getPropertyValue('color-scheme')).toBe('dark');
  });
});

describe('on a page whose router replaces the body', () => {
  /** Shows a theme in a frame, whose document no projection of another test shows. */
  const show = (paneTag?: string) => {
    const page = document.body.appendChild(document.createElement('iframe')).contentDocument!;
    const core = createThemeCore({ catalogue, initial: { mode: 'dark' } });
    const pane = paneTag ? page.createElement(paneTag) : undefined;
    const projection = projectVariables(core, {
      document: page,
      ...(pane && { rootElement: pane, targets: [pane.style] }),
    });
    const replaceBody = async () => {
      for (const name of page.documentElement.getAttributeNames()) page.documentElement.removeAttribute(name);
      page.documentElement.replaceChild(page.createElement('body'), page.body);
      await Promise.resolve();
    };
    const shown = () => [page.body.style.getPropertyValue('--bg'), page.documentElement.dataset['bsTheme']];
    return { core, projection, replaceBody, shown };
  };

  it('shows the theme on the new body before it is drawn, and follows it there', async () => {
    const { core, projection, replaceBody, shown } = show();
    await replaceBody();
    expect(shown()).toEqual(['rgba(20, 20, 20, 1)', 'dark']);
    core.setField('bg', '#123');
    projection.flush();
    expect(shown()).toEqual(['rgba(17, 34, 51, 1)', 'dark']);
  });

  it('shows the theme once there is a body, if a script in the head starts it', async () => {
    const page = document.body.appendChild(document.createElement('iframe')).contentDocument!;
    page.body.remove();
    const core = createThemeCore({ catalogue, initial: { mode: 'dark' } });
    const projection = projectVariables(core, { document: page });
    expect(page.documentElement.dataset['bsTheme']).toBe('dark');
    projection.clear();
    projection.reapply();
    const body = page.documentElement.appendChild(page.createElement('body'));
    await Promise.resolve();
    expect(body.style.getPropertyValue('--bg')).toBe('rgba(20, 20, 20, 1)');
    core.chooseMode('light');
    projection.flush();
    expect(body.style.getPropertyValue('--bg')).toBe('rgba(255, 255, 255, 1)');
  });

  it('shows nothing there after it was disposed', async () => {
    const { projection, replaceBody, shown } = show();
    projection.dispose();
    await replaceBody();
    expect(shown()).toEqual(['', undefined]);
  });

  it('leaves the page alone where it shows a part of it', async () => {
    const { replaceBody, shown } = show('section');
    await replaceBody();
    expect(shown()).toEqual(['', undefined]);
  });
});
