import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { ComponentFacts } from './component-facts.tsx';

/**
 * State of the toolbar in the format of an address; outside the component, because a change renders the whole page
 * again.
 */
let shown = new URLSearchParams(location.search).get('globals');

/** Renders a docs page: the facts of its component above it, and stories in frames that follow the toolbar. */
export function DocsPage({ children, context, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const [story] = context.componentStories();
  useEffect(() => {
    // The event also comes from frames, with their own state; the page’s store has that of the toolbar.
    const follow = () => {
      if (story) shown = writtenAs(context.getStoryContext(story).globals);
      openFrames();
    };
    const observer = new MutationObserver(openFrames);
    observer.observe(document.body, { childList: true, subtree: true });
    openFrames();
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => {
      observer.disconnect();
      context.channel.off(GLOBALS_UPDATED, follow);
    };
  }, [context, story]);
  return (
    <DocsContainer context={context} {...rest}>
      {story ? <ComponentFacts storiesFile={String(story.parameters['fileName'])} /> : null}
      {children}
    </DocsContainer>
  );
}

const writtenAs = (globals: Readonly<Record<string, unknown>>): string =>
  ['theme', 'scheme', 'mode', 'language', 'direction'].map((name) => `${name}:${String(globals[name])}`).join(';');

/** Opens each frame with the state of the toolbar, because a frame receives no messages of the toolbar. */
function openFrames(): void {
  if (shown === null) return;
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('.docs-story iframe')) {
    const address = new URL(frame.src);
    if (address.searchParams.get('globals') === shown) continue;
    address.searchParams.set('globals', shown);
    frame.src = address.href;
  }
}
