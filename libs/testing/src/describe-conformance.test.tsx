/** @jest-environment jsdom */
import type { ComponentPropsWithRef } from 'react';
import { describeConformance } from './describe-conformance.tsx';

function Badge({ label, ...rest }: ComponentPropsWithRef<'span'> & { label: string }) {
  return <span {...rest}>{label}</span>;
}

describeConformance('a component with one root', Badge, { props: { label: 'New' } });
