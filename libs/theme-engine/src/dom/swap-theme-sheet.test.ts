/**
 * @jest-environment jsdom
 */
import { resetDocument, showTheme } from '../testing/show-theme.ts';

beforeEach(resetDocument);

describe('the theme’s stylesheet link', () => {
  const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[id="gm-theme-sheet"]')];
  const addresses = () => links().map((link) => link.getAttribute('href'));

  it('that is already present stays', () => {
    const [before] = links();
    showTheme();
    expect(links()).toEqual([before]);
  });

  it('is inserted after the old one, which is removed when the new one has loaded', () => {
    const { engine, projection } = showTheme();
    engine.chooseTheme('2');
    projection.flush();
    expect(addresses()).toEqual(['/themes/theme-1.css', '/themes/theme-2.css']);
    links()[1]!.dispatchEvent(new Event('load'));
    expect(addresses()).toEqual(['/themes/theme-2.css']);
  });

  it('that fails to load keeps the old one in place, keeps the choice, and reports it', () => {
    const onSheetMissing = jest.fn();
    const { engine, projection } = showTheme({ onSheetMissing });
    engine.chooseTheme('2');
    projection.flush();
    links()[1]!.dispatchEvent(new Event('error'));
    expect(addresses()).toEqual(['/themes/theme-1.css']);
    expect(onSheetMissing).toHaveBeenCalledWith('/themes/theme-2.css');
    expect(engine.getSnapshot().draft.themeId).toBe('2');
  });

  it('is not requested again at every change after a failure', () => {
    const { engine, projection } = showTheme({ onSheetMissing: jest.fn() });
    engine.chooseTheme('2');
    projection.flush();
    links()[1]!.dispatchEvent(new Event('error'));
    engine.setField('bg', '#123');
    projection.flush();
    expect(addresses()).toEqual(['/themes/theme-1.css']);
  });

  it('is the last one selected, even when an earlier one loads late', () => {
    const { engine, projection } = showTheme();
    engine.chooseTheme('2');
    projection.flush();
    const [, late] = links();
    engine.chooseTheme('1');
    projection.flush();
    late!.dispatchEvent(new Event('load'));
    expect(addresses()).toEqual(['/themes/theme-1.css']);
  });

  it('is removed when a theme has none', () => {
    const { engine, projection } = showTheme({ sheetHref: (path) => (path.includes('theme-2') ? '' : path) });
    engine.chooseTheme('2');
    projection.flush();
    expect(addresses()).toEqual([]);
    engine.chooseTheme('1');
    projection.flush();
    expect(addresses()).toEqual(['/themes/theme-1.css']);
  });

  it('gets its address from the host when the site is not at the root', () => {
    document.head.innerHTML = '';
    showTheme({ sheetHref: (path) => `/shop${path}` });
    expect(addresses()).toEqual(['/shop/themes/theme-1.css']);
  });
});
