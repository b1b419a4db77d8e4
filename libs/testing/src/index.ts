// Conformance checks
export { describeConformance, type ConformanceOptions } from './describe-conformance.tsx';
export { describePublicNames } from './describe-public-names.ts';
