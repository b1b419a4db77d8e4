// Console guard and conformance checks
export { describeConformance, type ConformanceOptions } from './describe-conformance.tsx';
