/** @jest-environment jsdom */
import { describeConformance } from '@genmaster/testing';
import { render, screen } from '@testing-library/react';
import { sampleGroups } from '../testing/sample-navigation.ts';
import { SectionNav } from './section-nav.tsx';

describeConformance('SectionNav', SectionNav, { props: { groups: sampleGroups, currentHref: '/online-ide' } });

const SECTIONS = [{ href: '#breakpoints', label: 'Breakpoints' }];

const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

describe('SectionNav', () => {
  it('opens the area of the page in view and leaves the others closed', () => {
    render(<SectionNav groups={sampleGroups} currentHref="/online-ide/code-debugger" />);
    expect(links()).toEqual(['Online IDE', 'Code debugger', 'Source code editor', 'Design tool', 'Company']);
  });

  it('tells the page in view from the area that it is in', () => {
    render(<SectionNav groups={sampleGroups} currentHref="/online-ide/code-debugger" />);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Code debugger');
    expect(screen.getByRole('link', { current: 'location' }).textContent).toBe('Online IDE');
  });

  it('lists the sections of the page below that page', () => {
    render(<SectionNav groups={sampleGroups} currentHref="/online-ide/code-debugger" sections={SECTIONS} />);
    const item = screen.getByRole('link', { name: 'Code debugger' }).closest('li')!;
    expect(item.contains(screen.getByRole('link', { name: 'Breakpoints' }))).toBe(true);
  });

  it('leaves an overview’s sections to the page itself: its area is listed there', () => {
    render(<SectionNav groups={sampleGroups} currentHref="/online-ide" sections={SECTIONS} />);
    expect(links().slice(0, 3)).toEqual(['Online IDE', 'Code debugger', 'Source code editor']);
  });

  it('leads an area without an overview by its first page, and lists that page once', () => {
    render(<SectionNav groups={sampleGroups} currentHref="/about-us" />);
    expect(screen.getByRole('link', { name: 'Company' }).getAttribute('href')).toBe('/about-us');
    expect(links()).not.toContain('About us');
  });

  it('opens nothing on a page that is in no area', () => {
    render(<SectionNav groups={sampleGroups} currentHref="/" />);
    expect(links()).toEqual(['Online IDE', 'Design tool', 'Company']);
    expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
  });
});
