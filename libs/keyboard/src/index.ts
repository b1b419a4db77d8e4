export * from './composition.ts';
export * from './keep-focus.ts';
export * from './shortcut-keys.ts';
