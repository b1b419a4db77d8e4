/** @jest-environment jsdom */
import { describeConformance } from '@genmaster/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { MouseEvent } from 'react';
import { sampleGroups } from '../testing/sample-navigation.ts';
import { SiteRail } from './site-rail.tsx';

const groups = sampleGroups.slice(0, 2);

describeConformance('SiteRail', SiteRail, { props: { groups } });

describe('SiteRail', () => {
  it('links to the first page of each area and marks the area of the current page', () => {
    render(<SiteRail groups={groups} currentHref="/online-ide/code-debugger" />);
    const [marks] = screen.getAllByRole('list');
    expect(
      within(marks!)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/online-ide', '/design-tool']);
    expect(marks!.querySelector('[aria-current="location"]')?.textContent).toBe('Online IDE');
  });

  it('calls the host’s own click handler', async () => {
    const onClick = jest.fn((event: MouseEvent) => event.preventDefault());
    render(<SiteRail groups={groups} onClick={onClick} />);
    await userEvent.click(screen.getAllByRole('link')[0]!);
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('opens its drawer without JavaScript, with the area of the page open and its sections', () => {
    const sections = [{ href: '#step', label: 'Step through a call' }];
    const { container } = render(
      <SiteRail groups={groups} currentHref="/online-ide/code-debugger" sections={sections} />,
    );
    const target = screen.getByRole('button', { name: 'All areas' }).getAttribute('popovertarget');
    const drawer = document.getElementById(target!)!;
    expect(drawer.hasAttribute('popover')).toBe(true);
    const open = [...container.querySelectorAll('details')].map((area) => area.open);
    expect(open).toEqual([true, false]);
    expect(drawer.querySelector('a[href="#step"]')?.textContent).toBe('Step through a call');
    expect(drawer.querySelector('[aria-current="page"]')?.textContent).toBe('Code debugger');
  });
});
