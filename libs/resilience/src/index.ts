export { loadEachOnce, loadOnce, type LoadedByKey, type LoadedOnce } from './load-once.ts';
export { tryStorage } from './try-storage.ts';
