export * from './keep-focus.ts';
export * from './shortcut-keys.ts';
