import { policyOfFile } from './site-headers.ts';

const HASHES = `'sha256-${'A'.repeat(43)}=' 'sha256-${'b+/'.repeat(14)}c='`;
const POLICY = `default-src 'none'; script-src 'self' ${HASHES}; worker-src 'self'; require-trusted-types-for 'script'`;

it('allows the inline scripts of a page by their hashes', () => {
  expect(policyOfFile('about-us/index.html', POLICY)).toBe(POLICY);
});

it('gives a script, which may run as a worker, the same policy without hashes', () => {
  expect(policyOfFile('assets/run-1a2b.js', POLICY)).toBe(
    "default-src 'none'; script-src 'self'; worker-src 'self'; require-trusted-types-for 'script'",
  );
});
