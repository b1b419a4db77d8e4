/** @jest-environment jsdom */
import { describeConformance } from '@genmaster/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { renderInShadowRoot } from '../testing/render-in-shadow-root.tsx';
import { sampleMenus } from '../testing/sample-navigation.ts';
import { SiteHeader, type SiteHeaderProps } from './site-header.tsx';

describeConformance('SiteHeader', SiteHeader, { props: { brand: 'Genmaster', menus: sampleMenus } });

function renderHeader(props: Partial<SiteHeaderProps> = {}) {
  const user = userEvent.setup();
  render(
    <>
      <SiteHeader brand="Genmaster" menus={sampleMenus} tools={<button>Sign in</button>} {...props} />
      <main>
        <p>The page</p>
      </main>
    </>,
  );
  return { user };
}

const summary = (name: string) => screen.getByText(name, { selector: 'summary' });
const menu = (name: string) => summary(name).closest('details')!;

describe('SiteHeader', () => {
  it('works without JavaScript: every page is a link inside native menus that close each other', () => {
    document.body.innerHTML = renderToString(<SiteHeader brand="Genmaster" menus={sampleMenus} />);
    const menus = [...document.querySelectorAll('details')];
    expect(menus).toHaveLength(2);
    expect(new Set(menus.map(({ name }) => name)).size).toBe(1);
    expect(menus[0]?.name).not.toBe('');
    expect(document.querySelector('a[href="/online-ide/code-debugger"]')).not.toBeNull();
    const target = document.querySelector('button')?.getAttribute('popovertarget');
    expect(document.getElementById(target!)?.hasAttribute('popover')).toBe(true);
    document.body.innerHTML = '';
  });

  it('keeps the menus of two headers apart', () => {
    render(
      <>
        <SiteHeader brand="One" menus={sampleMenus} />
        <SiteHeader brand="Two" menus={sampleMenus} />
      </>,
    );
    const ids = screen.getAllByRole('navigation', { hidden: true }).map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });

  it('in a shadow root, keeps a menu open for presses in it, so that they reach its links', () => {
    const root = renderInShadowRoot(<SiteHeader brand="Genmaster" menus={sampleMenus} />);
    const first = root.querySelector('details')!;
    first.open = true;
    fireEvent.pointerDown(first.querySelector('a')!);
    expect(first.open).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(first.open).toBe(false);
  });

  it('links the brand to the home page', () => {
    renderHeader({ homeHref: '/hi' });
    expect(screen.getByRole('link', { name: 'Genmaster' }).getAttribute('href')).toBe('/hi');
  });

  it('marks the current page and the menu that contains it', () => {
    renderHeader({ currentHref: '/design-tool/multi-themes' });
    expect(document.querySelector('[aria-current="page"]')?.textContent).toMatch(/^Themes/);
    expect(summary('Product').hasAttribute('data-current')).toBe(true);
    expect(summary('Company').hasAttribute('data-current')).toBe(false);
  });

  it('closes on Escape and returns the focus to the menu’s button', async () => {
    const { user } = renderHeader();
    await user.click(summary('Product'));
    expect(menu('Product').open).toBe(true);
    act(() => menu('Product').querySelector('a')?.focus());
    await user.keyboard('{Escape}');
    expect(menu('Product').open).toBe(false);
    expect(document.activeElement).toBe(summary('Product'));
  });

  it('closes on a press outside and when a link is followed', async () => {
    const { user } = renderHeader({ linkAs: ({ href, children }) => <a href={`#${href}`}>{children}</a> });
    await user.click(summary('Product'));
    await user.click(screen.getByText('The page'));
    expect(menu('Product').open).toBe(false);
    await user.click(summary('Product'));
    await user.click(screen.getByText('Code debugger'));
    expect(menu('Product').open).toBe(false);
  });

  it('stays open when its own text is pressed', async () => {
    const { user } = renderHeader();
    await user.click(summary('Company'));
    await user.click(screen.getByText('Company', { selector: 'span' }));
    expect(menu('Company').open).toBe(true);
  });

  it('closes when the focus moves outside', async () => {
    const { user } = renderHeader();
    await user.click(summary('Company'));
    act(() => screen.getByRole('button', { name: 'Sign in' }).focus());
    expect(menu('Company').open).toBe(false);
  });

  it('shows the name of a group without an overview page', async () => {
    const { user } = renderHeader();
    await user.click(summary('Company'));
    expect(screen.getByRole('group', { name: 'Company' }).textContent).toBe('CompanyAbout usContact us');
  });

  it('shows its labels in the host’s language', () => {
    renderHeader({ labels: { navigation: 'Haupt', openMenu: 'Menü', closeMenu: 'Schließen' } });
    expect(screen.getByRole('button', { name: 'Menü' })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Haupt', hidden: true })).toBeTruthy();
  });
});
