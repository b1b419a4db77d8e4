/** @jest-environment jsdom */
import { describeConformance } from '@genmaster/testing';
import { render, screen, within } from '@testing-library/react';
import { sampleGroups } from '../testing/sample-navigation.ts';
import { SiteFooter } from './site-footer.tsx';

describeConformance('SiteFooter', SiteFooter, { props: { groups: sampleGroups } });

describe('SiteFooter', () => {
  it('lists every page once, by area', () => {
    render(<SiteFooter groups={sampleGroups} />);
    const list = screen.getByRole('navigation', { name: 'All pages' });
    expect(
      within(list)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Online IDE', 'Design tool', 'Company']);
    const addresses = within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(addresses).toEqual([
      '/online-ide',
      '/online-ide/code-debugger',
      '/online-ide/source-code-editor',
      '/design-tool',
      '/design-tool/multi-themes',
      '/about-us',
      '/contact-us',
    ]);
  });

  it('marks the current page only', () => {
    render(<SiteFooter groups={sampleGroups} currentHref="/about-us" />);
    expect(screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual([
      'About us',
    ]);
  });

  it('shows the sign of an area with and without a page of its own', () => {
    const area = { label: 'Guide', sign: { thread: 1, shape: 'dot' }, links: [] } as const;
    const overview = { href: '/guide', label: 'Guide' };
    render(
      <SiteFooter
        groups={[
          { ...area, id: 'with', overview },
          { ...area, id: 'without' },
        ]}
      />,
    );
    const headings = screen.getAllByRole('heading', { name: 'Guide' });
    expect(headings.map((heading) => heading.querySelectorAll('[data-shape="dot"]').length)).toEqual([1, 1]);
  });

  it('renders links with the host’s router', () => {
    render(<SiteFooter groups={sampleGroups} linkAs={({ href, children }) => <a href={`/hi${href}`}>{children}</a>} />);
    expect(screen.getByRole('link', { name: 'Themes' }).getAttribute('href')).toBe('/hi/design-tool/multi-themes');
  });

  it('shows the host’s legal details below the list', () => {
    render(
      <SiteFooter groups={sampleGroups}>
        <p>Source under the MIT licence.</p>
      </SiteFooter>,
    );
    expect(screen.getByRole('contentinfo').textContent).toMatch(/Contact usSource under the MIT licence\.$/);
  });
});
