/**
 * @jest-environment jsdom
 */
import { createThemeCore } from '../core/theme-core.ts';
import { manualFrames } from '../testing/manual-frames.ts';
import { smallCatalogue as catalogue } from '../testing/small-catalogue.ts';
import { projectVariables } from './project-variables.ts';

it('shows the variables and attributes of a core, without a stylesheet or a font of its own', () => {
  const nextFrame = manualFrames(window);
  const core = createThemeCore({ catalogue });
  const projection = projectVariables(core, { document });
  core.chooseTheme('2');
  core.setField('font', 'lato-regular');
  nextFrame();
  expect(document.body.style.getPropertyValue('--font')).toContain('Lato Variable');
  expect(document.documentElement.dataset['themeId']).toBe('2');
  expect(document.querySelector('link')).toBeNull();
  projection.clear();
  expect(document.body.getAttribute('style')).toBeNull();
  projection.reapply();
  expect(document.body.style.getPropertyValue('--bg')).toBe('rgba(230, 240, 250, 1)');
});
