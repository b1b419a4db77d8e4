import { tryStorage } from '@genmaster/resilience';
import type { MyTheme, MyThemesOutcome } from '@genmaster/shell-ui/theme-panel';
import type { SavedTheme } from '@genmaster/theme-engine';
import { MOST_THEMES, readThemeList, readThemeName, toNewTheme } from '@genmaster/theme-engine/contract';
import type { ThemeRuntime } from './theme-runtime.ts';

/** Name and id of a visitor's theme. */
interface ThemeTitle {
  readonly id: string;
  readonly name: string | null;
}

/** The stored list. The theme in use is not part of it: this browser stores that one as the visitor's copy. */
interface StoredThemes {
  readonly inUse: ThemeTitle;
  readonly others: readonly MyTheme[];
}

/** Themes that a visitor without an account stores in this browser, each with a name. */
export interface VisitorThemes {
  /** Returns all themes; the same list until one changes. */
  list(): readonly MyTheme[];
  subscribe(listener: () => void): () => void;
  choose(theme: MyTheme): MyThemesOutcome;
  create(name: string, saved: SavedTheme): MyThemesOutcome;
  rename(theme: MyTheme, name: string): MyThemesOutcome;
  remove(theme: MyTheme): MyThemesOutcome;
}

const LONGEST_LIST = 2_097_152;

/**
 * Creates the list of a visitor's themes in this browser.
 *
 * Each change reads the list again, because another tab may have changed it, and is written as a whole or not at all.
 */
export function createVisitorThemes(
  runtime: Pick<ThemeRuntime, 'place' | 'storedHere' | 'putInUse' | 'subscribe' | 'getEngine'>,
  events: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
): VisitorThemes {
  const { storage, projectId } = runtime.place;
  const key = `gm-themes:${encodeURIComponent(projectId)}`;
  const listeners = new Set<() => void>();
  let shown: { text: string; themes: readonly MyTheme[] } | null = null;

  const readText = () => tryStorage(storage, (area) => area.getItem(key)) ?? '';
  const read = (text = readText()): StoredThemes => {
    const stored = openList(text);
    const others = readThemeList({ status: 1, result: stored['others'] });
    return { inUse: titleOf(stored['inUse']), others: others.filter(({ saved }) => saved.properties !== null) };
  };
  const write = ({ inUse, others }: StoredThemes): boolean => {
    const rows = others.map(({ name, saved }) => ({
      ...toNewTheme(saved, name ?? ''),
      name,
      id: saved.recordId,
      revision: saved.revision,
    }));
    const isStored = tryStorage(storage, (area) => {
      area.setItem(key, JSON.stringify({ inUse, others: rows }));
      return true;
    });
    return isStored === true;
  };
  /** Writes the list; notifies the listeners, or returns that it failed. */
  const keep = (list: StoredThemes): MyThemesOutcome => {
    if (!write(list)) return 'failed';
    for (const listener of listeners) listener();
    return 'done';
  };
  const all = ({ inUse, others }: StoredThemes): readonly MyTheme[] => {
    const here = runtime.storedHere();
    if (!here) return others;
    return [{ name: inUse.name, isInUse: true, saved: { ...here, recordId: inUse.id } }, ...others];
  };

  return {
    list() {
      const text = readText();
      const print = text + JSON.stringify(runtime.storedHere());
      if (shown?.text !== print) shown = { text: print, themes: all(read(text)) };
      return shown.themes;
    },
    subscribe(listener) {
      // A change of the list, or of the theme in use, in another tab.
      const onStorage = () => listener();
      const watchSaves = () => runtime.getEngine().select(({ stored }) => stored, listener);
      let stopSaves = watchSaves();
      const stopUsers = runtime.subscribe(() => {
        stopSaves();
        stopSaves = watchSaves();
        listener();
      });
      listeners.add(listener);
      events.addEventListener('storage', onStorage);
      return () => {
        stopSaves();
        stopUsers();
        listeners.delete(listener);
        events.removeEventListener('storage', onStorage);
      };
    },
    choose({ saved }) {
      const list = read();
      const chosen = list.others.find((theme) => theme.saved.recordId === saved.recordId);
      if (!chosen) return 'changed';
      const left = all(list).filter(({ isInUse }) => isInUse);
      const others = list.others.filter((theme) => theme !== chosen);
      // The list is written first, so that the previous theme is stored before it is replaced.
      const next = { inUse: { id: chosen.saved.recordId, name: chosen.name }, others: [...others, ...left] };
      if (!write(next)) return 'failed';
      const isInUse = runtime.putInUse(chosen.saved);
      if (!isInUse) write(list);
      for (const listener of listeners) listener();
      return isInUse ? 'done' : 'failed';
    },
    create(text, saved) {
      const name = readThemeName(text);
      if (name === null) return 'bad-name';
      const list = read();
      if (all(list).length >= MOST_THEMES) return 'full';
      const added = { name, isInUse: false, saved: { ...saved, recordId: newId(), revision: 0 } };
      return keep({ ...list, others: [...list.others, added] });
    },
    rename(theme, text) {
      const name = readThemeName(text);
      if (name === null) return 'bad-name';
      const list = read();
      const known = all(list).find(({ saved }) => saved.recordId === theme.saved.recordId);
      // A theme that was renamed in another tab keeps the new name.
      if (!known || known.name !== theme.name) return 'changed';
      if (known.isInUse) return keep({ ...list, inUse: { ...list.inUse, name } });
      return keep({ ...list, others: list.others.map((other) => (other === known ? { ...other, name } : other)) });
    },
    remove({ saved }) {
      const list = read();
      const others = list.others.filter((other) => other.saved.recordId !== saved.recordId);
      return others.length === list.others.length ? 'changed' : keep({ ...list, others });
    },
  };
}

/** Id of the theme that a browser stores before another one was selected. */
const FIRST_ID = 'first';

const newId = (): string => `here-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

function openList(text: string): Record<string, unknown> {
  try {
    const stored: unknown = text.length <= LONGEST_LIST ? JSON.parse(text || '{}') : null;
    return Object(stored) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Parses the title of the current theme; it has no name until the visitor gives it one. */
function titleOf(raw: unknown): ThemeTitle {
  const { id, name } = Object(raw) as Record<string, unknown>;
  return {
    id: typeof id === 'string' && id ? id : FIRST_ID,
    name: typeof name === 'string' ? readThemeName(name) : null,
  };
}
