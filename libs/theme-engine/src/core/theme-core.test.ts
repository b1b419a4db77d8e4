import { smallCatalogue as catalogue } from '../testing/small-catalogue.ts';
import { createThemeCore } from './theme-core.ts';

describe('the core without the rest of the engine', () => {
  it('selects, sets and resets like the engine', () => {
    const core = createThemeCore({ catalogue, initial: { mode: 'flately' } });
    core.chooseScheme('1.2');
    core.setField('size', 200);
    core.setField('bg', '#36c');
    expect(core.getSnapshot()).toMatchObject({
      draft: { schemeCode: '1.2', mode: 'flately' },
      resolved: { variables: { '--size': '100px', '--bg': 'rgba(51, 102, 204, 1)' } },
      changedFields: new Set(['bg', 'size']),
    });
    core.resetField('bg');
    expect([...core.getSnapshot().changedFields]).toEqual(['size']);
  });

  it('cancels a gesture as a whole, and commits it as a whole', () => {
    const core = createThemeCore({ catalogue });
    core.begin('Size');
    core.setField('size', 40);
    core.cancel();
    expect(core.valueOf('size')).toBe('16px');
    core.begin('Size');
    core.setField('size', 40);
    core.commit();
    core.cancel();
    expect(core.valueOf('size')).toBe('40px');
  });

  it('switches to the first scheme of a theme, because it has no saved one', () => {
    const core = createThemeCore({ catalogue });
    core.chooseTheme('2');
    expect(core.getSnapshot().draft.schemeCode).toBe('2.1');
    core.chooseTheme('1');
    expect(core.getSnapshot().draft.schemeCode).toBe('1.1');
  });

  it('notifies its listeners of changes only', () => {
    const core = createThemeCore({ catalogue });
    const seen = jest.fn();
    const stop = core.select(({ draft }) => draft.mode, seen);
    core.setField('size', 40);
    core.chooseMode('dark');
    core.chooseMode('dark');
    stop();
    core.chooseMode('light');
    expect(seen.mock.calls).toEqual([['dark']]);
  });

  it('notifies a function once for each of its subscriptions, and each ends on its own', () => {
    const core = createThemeCore({ catalogue });
    const seen = jest.fn();
    const [stopOne, stopTwo] = [core.subscribe(seen), core.subscribe(seen)];
    core.chooseMode('dark');
    expect(seen).toHaveBeenCalledTimes(2);
    stopOne();
    stopOne();
    core.chooseMode('light');
    expect(seen).toHaveBeenCalledTimes(3);
    stopTwo();
    core.chooseMode('dark');
    expect(seen).toHaveBeenCalledTimes(3);
  });

  it('notifies the other listeners of a change when one throws, and then says so', () => {
    const core = createThemeCore({ catalogue });
    const seen = jest.fn();
    core.subscribe(() => {
      throw new Error('of the host');
    });
    core.subscribe(seen);
    expect(() => core.chooseMode('dark')).toThrow('of the host');
    expect(seen).toHaveBeenCalledTimes(1);
    expect(core.getSnapshot().draft.mode).toBe('dark');
  });

  it('no longer notifies a listener that another one has unsubscribed', () => {
    const core = createThemeCore({ catalogue });
    const seen = jest.fn();
    core.subscribe(() => stop());
    const stop = core.subscribe(seen);
    core.chooseMode('dark');
    expect(seen).not.toHaveBeenCalled();
  });
});
