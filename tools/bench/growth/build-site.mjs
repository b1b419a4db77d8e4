import { run } from '../../scripts/lib/workspace.mjs';

const USED = /used-by-build (\S+)/;
/** Prints the resources used by the process and its threads, which other work on the machine hardly affects. */
const REPORT = `data:text/javascript,process.on('exit',()=>console.log('used-by-build '+JSON.stringify(process.resourceUsage())))`;

/** Builds the site of a workspace. Returns its processor time in seconds and its largest memory in MB. */
export async function buildSite(workspace) {
  const { code, output } = await run(
    'node',
    ['--conditions=@genmaster/source', '--import', REPORT, 'apps/marketing/build/build.ts'],
    { cwd: workspace },
  );
  if (code !== 0) throw new Error(`The site of ${workspace} could not be built.\n${output.slice(-4000)}`);
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(USED.exec(output)[1]);
  return { seconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1000 };
}
