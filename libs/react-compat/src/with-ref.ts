import { forwardRef, version, type ForwardRefRenderFunction, type ReactNode } from 'react';

/**
 * Gives a component its `ref` as a prop in React 18 as well.
 *
 * React 19 does so by itself, and the component is returned as it is. Write the call with `@__PURE__` before it, so that
 * a bundler drops a component that nobody uses.
 *
 * @example
 * export const Badge = /* @__PURE__ *\/ withRef(function Badge({ ref, ...rest }: BadgeProps) { … });
 */
export function withRef<Props extends { ref?: unknown }>(
  component: (props: Props) => ReactNode,
): (props: Props) => ReactNode {
  if (!version.startsWith('18.')) return component;
  const render: ForwardRefRenderFunction<unknown, object> = (props, ref) =>
    component({ ...props, ...(ref && { ref }) } as Props);
  render.displayName = component.name;
  return forwardRef(render) as unknown as (props: Props) => ReactNode;
}
