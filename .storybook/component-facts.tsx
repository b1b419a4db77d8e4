import { useState } from 'react';
import { factsOf } from './facts-of.ts';

/** Sources of components as texts, by path; each is fetched when it is opened. */
const SOURCES = import.meta.glob<string>(
  [
    '../libs/*/src/**/*.{ts,tsx}',
    '../apps/marketing/src/{pages,features}/**/*.{ts,tsx}',
    './foundations/*.{ts,tsx}',
    '!**/*.{test,stories}.{ts,tsx}',
  ],
  { query: '?raw', import: 'default' },
);

/** Entry points of the libraries as texts, by path. */
const ENTRY_POINTS = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('../libs/*/src/**/index.ts', { query: '?raw', import: 'default', eager: true }),
  ).map(([path, text]) => [path.replace('../', ''), text]),
);

/** Renders who may rely on a component, and its source. */
export function ComponentFacts({ storiesFile }: { storiesFile: string }) {
  const { status, meaning, source } = factsOf(storiesFile, ENTRY_POINTS);
  const found = findSource(source);
  return (
    <div className="component-facts sb-unstyled">
      <p>
        <b>{status}</b> {meaning}
      </p>
      {found ? <Source {...found} /> : null}
    </div>
  );
}

/** Finds the source beside the stories, that of a custom element, or else the file with its name in the library. */
function findSource(source: string) {
  const name = source.slice(source.lastIndexOf('/'));
  const path =
    [`../${source}`, `../${source.replace(/\.tsx?$/, '-element.ts')}`, source.replace('.storybook/', './')].find(
      (beside) => beside in SOURCES,
    ) ?? Object.keys(SOURCES).find((other) => other.endsWith(name));
  const load = path === undefined ? undefined : SOURCES[path];
  return load && path ? { path: path.replace('../', '').replace('./', '.storybook/'), load } : null;
}

function Source({ path, load }: { path: string; load: () => Promise<string> }) {
  const [text, setText] = useState<string | null>(null);
  const open = () => {
    load().then(setText, () => setText('The source could not be loaded. Close it and open it again.'));
  };
  return (
    <details
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) open();
      }}
    >
      <summary>
        Source: <code>{path}</code>
      </summary>
      {/* Focusable, so that it can be scrolled by keys. */}
      <pre tabIndex={0} role="region" aria-label={`Source of ${path}`}>
        {text ?? 'One moment…'}
      </pre>
    </details>
  );
}
