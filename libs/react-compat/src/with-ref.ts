import { forwardRef, version, type ForwardRefRenderFunction, type ReactNode } from 'react';

/**
 * Passes `ref` to a component as a prop in React 18 too.
 *
 * In React 19, that is the default, and the component is returned unchanged. Mark the call as pure, as `ColorPicker`
 * does, so that a bundler can remove unused components.
 *
 * @example
 * export const Badge = withRef(function Badge({ ref, ...rest }: BadgeProps) { … });
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
