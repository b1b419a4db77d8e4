import { performance } from 'node:perf_hooks';
import { run } from '../../scripts/lib/workspace.mjs';

const PEAK = /peak-kilobytes (\d+)/;
/** Says the largest memory of the process when it ends. */
const REPORT = `data:text/javascript,process.on('exit',()=>console.log('peak-kilobytes '+process.resourceUsage().maxRSS))`;

/** Builds the site of a workspace. Returns the time in seconds and the largest memory in MB. */
export async function buildSite(workspace) {
  const start = performance.now();
  const { code, output } = await run(
    'node',
    ['--conditions=@genmaster/source', '--import', REPORT, 'apps/marketing/build/build.ts'],
    { cwd: workspace },
  );
  if (code !== 0) throw new Error(`The site of ${workspace} could not be built.\n${output.slice(-4000)}`);
  return { seconds: (performance.now() - start) / 1000, megabytes: Number(PEAK.exec(output)[1]) / 1000 };
}
