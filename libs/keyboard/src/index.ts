export * from './history-key.ts';
export * from './latin-key.ts';
