/** Audience of a component, and the location of its source. */
export interface ComponentFacts {
  status: 'Published' | 'Inside a published part' | 'Of this site' | 'Of this workshop';
  meaning: string;
  /** Path of the source, from the root of the workspace. */
  source: string;
}

const PUBLISHED = /^libs\/(auth-client|theme-engine|color-picker|shell-ui|seo-metadata)\//;

/**
 * Derives the facts of a component from the path of its stories and the entry points of the libraries, as texts by path
 * from the root of the workspace, so that no list can become outdated.
 */
export function factsOf(storiesFile: string, entryPoints: Readonly<Record<string, string>>): ComponentFacts {
  const path = storiesFile.replace(/^(?:\.{1,2}\/)+/, '');
  const source = path.replace('.stories.', '.');
  const [, library] = PUBLISHED.exec(path) ?? [];
  if (library && !isExported(source, entryPoints)) {
    return {
      status: 'Inside a published part',
      meaning: `In @genmaster/${library}, which does not export it: it may change with any version.`,
      source,
    };
  }
  if (library) {
    return {
      status: 'Published',
      meaning: `In @genmaster/${library}. Its names are guarded; a change comes with a new version and a line in the changelog.`,
      source,
    };
  }
  if (path.startsWith('.storybook/')) return { status: 'Of this workshop', meaning: 'A page for who builds.', source };
  return {
    status: 'Of this site',
    meaning: 'Not published: it may change with any commit, and other sites copy it instead of importing it.',
    source,
  };
}

/** Returns true when an entry point exports from a source. A custom element is published by its name. */
function isExported(source: string, entryPoints: Readonly<Record<string, string>>): boolean {
  if (source.includes('/gm-')) return true;
  return Object.entries(entryPoints).some(([path, text]) =>
    [...text.matchAll(/ from '(\.[^']+)'/g)].some(
      ([, from = '']) => new URL(from, `file:///${path}`).pathname === `/${source}`,
    ),
  );
}
