import { loadEachOnce } from '@genmaster/resilience';
import type { DemoId, HostDemoId, LibraryDemoId } from './demo-ids.ts';
import type { DemoLoader, DemoModule } from './demo-module.ts';

/** Import functions of the host’s own demos, by id. */
export type HostDemos = Readonly<Record<HostDemoId, () => Promise<DemoModule>>>;

/** Imports a demo. The registry is a chunk too: a page starts without the import paths of all demos. */
const importDemo = async (id: DemoId, hostDemos: HostDemos): Promise<DemoModule> => {
  if (id in hostDemos) return hostDemos[id as HostDemoId]();
  const { demoImports } = await import('./demo-registry.ts');
  return demoImports[id as LibraryDemoId]();
};

/** Creates a loader that caches loaded demos. A failed fetch is not cached, so the next call tries again. */
export function createDemoLoader(hostDemos: HostDemos): DemoLoader {
  return loadEachOnce((id: DemoId) => importDemo(id, hostDemos));
}
