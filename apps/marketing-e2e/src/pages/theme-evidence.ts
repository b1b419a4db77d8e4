import type { Page } from '@playwright/test';

/** One computed value of one element that changed with the theme. */
export interface Evidence {
  path: string;
  pseudo: string;
  property: string;
  value: string;
}

interface Watch {
  seen: Map<Element, string[]>;
  /** Reads one element after another. */
  read: () => Iterable<[Element, string[]]>;
  keys: readonly (readonly [pseudo: string, property: string])[];
}

/** Computed styles of a whole page, before and after a change. */
export class ThemeEvidence {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Records the current computed styles. The panel’s own rows are left out: they show the new value. */
  async note(): Promise<void> {
    await this.page.evaluate(() => {
      const properties = ['color', 'background-color', 'border-top-color', 'border-bottom-color', 'border-left-color'];
      const plain = [
        ...properties,
        'box-shadow',
        'display',
        'font-size',
        'font-family',
        'font-weight',
        'stroke',
        'fill',
      ];
      const keys = [
        ...plain.map((property) => ['', property] as const),
        ...['color', 'background-color', 'border-left-color'].map((property) => ['::before', property] as const),
        ['::marker', 'color'] as const,
        ['::placeholder', 'color'] as const,
        ['::after', 'color'] as const,
      ];
      function* read(): Generator<[Element, string[]]> {
        for (const element of document.body.querySelectorAll('*')) {
          const own = ':is([data-field], [data-scheme], [role="status"], summary)';
          if (element.closest(`#gm-theme-panel ${own}, .gm-theme-sheet`)) continue;
          const pseudos = ['', '::before', ...(element.matches('li') ? ['::marker'] : [])];
          if (element.matches('input')) pseudos.push('::placeholder');
          if (element.matches('summary')) pseudos.push('::after');
          const computed = new Map(pseudos.map((pseudo) => [pseudo, getComputedStyle(element, pseudo || null)]));
          yield [element, keys.map(([pseudo, property]) => computed.get(pseudo)?.getPropertyValue(property) ?? '')];
        }
        const ofBody = getComputedStyle(document.body);
        yield [document.body, keys.map(([pseudo, property]) => (pseudo ? '' : ofBody.getPropertyValue(property)))];
      }
      const watch: Watch = { seen: new Map(read()), read, keys };
      Object.assign(window, { themeWatch: watch });
    });
  }

  /**
   * Returns the first style that differs from the recorded one, on the page rather than in the panel; `null` for none.
   */
  firstChange(): Promise<Evidence | null> {
    return this.page.evaluate(() => {
      const { seen, read, keys } = (window as unknown as { themeWatch: Watch }).themeWatch;
      const pathOf = (element: Element): string => {
        if (element === document.body) return 'body';
        if (element.id && !element.id.startsWith('_')) return `#${CSS.escape(element.id)}`;
        const twins = [...(element.parentElement?.children ?? [])].filter(({ tagName }) => tagName === element.tagName);
        const step = `${element.tagName.toLowerCase()}:nth-of-type(${twins.indexOf(element) + 1})`;
        return element.parentElement ? `${pathOf(element.parentElement)} > ${step}` : step;
      };
      let inPanel: Evidence | null = null;
      for (const [element, values] of read()) {
        const before = seen.get(element);
        const at = before ? values.findIndex((value, index) => value !== before[index]) : -1;
        if (at < 0) continue;
        const [pseudo = '', property = ''] = keys[at] ?? [];
        const evidence = { path: pathOf(element), pseudo, property, value: values[at] ?? '' };
        if (!element.closest('#gm-theme-panel')) return evidence;
        inPanel ??= evidence;
      }
      return inPanel;
    });
  }

  /** Returns the current value of a change that was found before. */
  valueAt({ path, pseudo, property }: Evidence): Promise<string> {
    return this.page.evaluate(
      ([where, which, what]) => {
        const element = document.querySelector(where);
        return element ? getComputedStyle(element, which || null).getPropertyValue(what) : 'gone';
      },
      [path, pseudo, property] as const,
    );
  }
}
