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

/** Renders who may rely on a component, and its source. */
export function ComponentFacts({ storiesFile }: { storiesFile: string }) {
  const { status, meaning, source } = factsOf(storiesFile);
  const load = SOURCES[`../${source}`] ?? SOURCES[source.replace('.storybook/', './')];
  return (
    <div className="component-facts sb-unstyled">
      <p>
        <b>{status}</b> {meaning}
      </p>
      {load ? <Source path={source} load={load} /> : null}
    </div>
  );
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
