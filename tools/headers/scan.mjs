// Runs the two scanners on one address and prints their findings as JSON. `node scan.mjs <folder of the scanners> <http
// port> <https port>`
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, httpPort, httpsPort] = process.argv.slice(2);
const observatory = join(folder, 'node_modules', '@mdn', 'mdn-http-observatory', 'src');
const load = (file) => import(pathToFileURL(join(observatory, file)).href);
const { retrieve } = await load('retriever/retriever.js');
const { ALL_TESTS } = await load('constants.js');
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load('grader/charts.js');
const { getGradeForScore, getScoreModifier } = await load('grader/grader.js');

// Same as the package's own `scan`, which does not support ports.
const answers = await retrieve('localhost', { httpPort, httpsPort });
const results = ALL_TESTS.map((test) => test(answers)).filter(({ result }) => result);
const modifiers = results.map(({ result }) => getScoreModifier(result));
const sum = (list) => list.reduce((total, points) => total + points, 100);
const withoutCredit = sum(modifiers.filter((points) => points < 0));
const { score, grade } = getGradeForScore(
  withoutCredit >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : withoutCredit,
);

const evaluator = createRequire(pathToFileURL(join(folder, 'package.json')))('csp_evaluator');
const { CspParser } = createRequire(pathToFileURL(join(folder, 'package.json')))('csp_evaluator/dist/parser.js');
const { Severity } = createRequire(pathToFileURL(join(folder, 'package.json')))('csp_evaluator/dist/finding.js');
const policy = answers.responses.auto?.headers['content-security-policy'] ?? '';
const findings = new evaluator.CspEvaluator(new CspParser(policy).csp).evaluate();

console.log(
  JSON.stringify({
    grade,
    score,
    failed: results.filter(({ pass }) => !pass).map(({ result }) => result),
    tests: results.length,
    // A lower number is more severe.
    heavy: findings.filter(({ severity }) => severity <= Severity.MEDIUM).map(({ description }) => description),
    light: findings.filter(({ severity }) => severity > Severity.MEDIUM).length,
  }),
);
