// Values: heads for frameworks
export { renderJsonLd, toNextMetadata, toNextViewport } from './next.ts';
export { toReactRouterMeta } from './react-router.ts';
export { toSvelteKitHead } from './svelte-kit.ts';
export { toUnheadInput } from './unhead.ts';

// Types
export type { NextMedia, NextMetadata, NextOpenGraph, NextViewport } from './next.ts';
export type { ReactRouterMeta } from './react-router.ts';
export type { SvelteKitHead } from './svelte-kit.ts';
export type { UnheadInput, UnheadLink, UnheadMeta } from './unhead.ts';
