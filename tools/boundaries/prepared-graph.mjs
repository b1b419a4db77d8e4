// The project graph for the boundary rule, with one more library: the workspace has none for Node only.
import { createProjectRootMappings } from '@nx/devkit/internal';
import { TargetProjectLocator } from '@nx/js/internal';

const NODE_ONLY = {
  name: 'node-only',
  type: 'lib',
  data: {
    root: 'libs/node-only',
    sourceRoot: 'libs/node-only/src',
    tags: ['type:domain', 'platform:node', 'publish:public'],
    targets: {},
    metadata: {
      js: {
        packageName: '@genmaster/node-only',
        packageExports: { '.': './src/index.ts' },
        isInPackageManagerWorkspaces: true,
      },
    },
  },
};

/**
 * Passes the graph to `@nx/enforce-module-boundaries`, as its own first read would.
 *
 * The rule keeps a cached graph only in a run from the terminal, which it detects by the name of the program.
 */
export function prepareGraph(graph) {
  const nodes = { ...graph.nodes, [NODE_ONLY.name]: NODE_ONLY };
  process.argv[1] = 'node_modules/.bin/eslint';
  Object.assign(globalThis, {
    projectGraph: { ...graph, nodes, dependencies: { ...graph.dependencies, [NODE_ONLY.name]: [] } },
    projectRootMappings: createProjectRootMappings(nodes),
    projectFileMap: {},
    targetProjectLocator: new TargetProjectLocator(nodes, graph.externalNodes),
  });
}
