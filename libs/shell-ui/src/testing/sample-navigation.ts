import type { NavigationGroup, NavigationMenu } from '../navigation/navigation.ts';

/** Small site for tests and stories: two areas with an overview, one without. */
export const sampleGroups: readonly NavigationGroup[] = [
  {
    id: 'online-ide',
    label: 'Online IDE',
    sign: { thread: 1, shape: 'dot' },
    overview: { href: '/online-ide', label: 'Online IDE' },
    links: [
      { href: '/online-ide/code-debugger', label: 'Code debugger', summary: 'Stop at a line and look around.' },
      { href: '/online-ide/source-code-editor', label: 'Source code editor', summary: 'Write in the browser.' },
    ],
  },
  {
    id: 'design-tool',
    label: 'Design tool',
    sign: { thread: 2, shape: 'square' },
    overview: { href: '/design-tool', label: 'Design tool' },
    links: [{ href: '/design-tool/multi-themes', label: 'Themes', summary: 'Four themes, ten colour schemes.' }],
  },
  {
    id: 'company',
    label: 'Company',
    links: [
      { href: '/about-us', label: 'About us' },
      { href: '/contact-us', label: 'Contact us' },
    ],
  },
];

/** Two menus with those areas. */
export const sampleMenus: readonly NavigationMenu[] = [
  { id: 'product', label: 'Product', groups: sampleGroups.slice(0, 2) },
  { id: 'company', label: 'Company', groups: sampleGroups.slice(2) },
];
