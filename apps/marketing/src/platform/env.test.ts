import { readConfig } from './env.ts';

it('has a default for every setting: one origin serves the site and its API', () => {
  expect(readConfig({})).toEqual({
    projectBaseUrl: '/',
    directBaseUrl: '/',
    metadataSource: 'BUILT_IN',
    projectName: 'GENMASTER',
    parentOrigins: [],
    viewport: 'zoomable',
  });
});

it.each([
  { written: '/', read: '/' },
  { written: '/api', read: '/api/' },
  { written: '/api/', read: '/api/' },
  { written: 'https://api.example', read: 'https://api.example/' },
  { written: 'https://api.example/v1/', read: 'https://api.example/v1/' },
])('reads the base address $written as $read', ({ written, read }) => {
  expect(readConfig({ VITE_PROJECT_BASE_URL: written }).projectBaseUrl).toBe(read);
  expect(readConfig({ VITE_DIRECT_BASE_URL: written }).directBaseUrl).toBe(read);
});

it('reads the origins that may embed a page', () => {
  const { parentOrigins } = readConfig({ VITE_PARENT_ORIGINS: ' https://a.example  http://localhost:4200 ' });

  expect(parentOrigins).toEqual(['https://a.example', 'http://localhost:4200']);
});

it('reads the two base addresses separately', () => {
  const config = readConfig({ VITE_PROJECT_BASE_URL: '/project', VITE_DIRECT_BASE_URL: '/direct' });

  expect(config).toMatchObject({ projectBaseUrl: '/project/', directBaseUrl: '/direct/' });
});

it.each([
  { name: 'VITE_PROJECT_BASE_URL', value: 'api', takes: 'must be a path such as "/" or an absolute address.' },
  { name: 'VITE_DIRECT_BASE_URL', value: '', takes: 'must be a path such as "/" or an absolute address.' },
  { name: 'VITE_DIRECT_BASE_URL', value: 8080, takes: 'must be text.' },
  { name: 'VITE_METADATA_SOURCE', value: true, takes: 'must be text.' },
  { name: 'VITE_PROJECT_NAME', value: '', takes: 'must not be empty.' },
  ...['*', 'ide.example', 'https://ide.example/', 'javascript:alert(1)', 'https://a.example null'].map((value) => ({
    name: 'VITE_PARENT_ORIGINS',
    value,
    takes: 'must be origins such as https://ide.example, with blanks between.',
  })),
])('refuses $name="$value", naming it and the valid values', ({ name, value, takes }) => {
  expect(() => readConfig({ [name]: value })).toThrow(`[marketing] Wrong setting: ${name} ${takes}`);
});

it('reports all wrong settings at once', () => {
  const both = { VITE_PROJECT_BASE_URL: 'a', VITE_DIRECT_BASE_URL: 'b' };

  expect(() => readConfig(both)).toThrow(/VITE_PROJECT_BASE_URL.*VITE_DIRECT_BASE_URL/);
});

it('ignores variables that the build adds', () => {
  expect(readConfig({ MODE: 'test', DEV: true, BASE_URL: 'x' })).toEqual(readConfig({}));
});
