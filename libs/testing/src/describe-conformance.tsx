import { render } from '@testing-library/react';
import { createRef, type ComponentType, type RefAttributes } from 'react';

export interface ConformanceOptions<Props> {
  /** Minimum props that the component needs to render. */
  props: Props;
  /** Finds the root element if it is not the first child of the container, for example in a portal. */
  findRoot?: (container: HTMLElement) => Element | null;
}

/**
 * Checks the contract of all components in the workspace: one root element that gets `ref`, `className` and rest props.
 *
 * @example
 * describeConformance('ColorSlider', ColorSlider, { props: { label: 'Hue', value: 0 } });
 */
export function describeConformance<Props extends object>(
  name: string,
  Component: ComponentType<Props & RefAttributes<HTMLElement> & { className?: string; 'data-conformance'?: string }>,
  { props, findRoot = (container) => container.firstElementChild }: ConformanceOptions<Props>,
): void {
  describe(`${name} conformance`, () => {
    it('passes its ref to the root element', () => {
      const ref = createRef<HTMLElement>();
      const { container } = render(<Component {...props} ref={ref} />);
      expect(ref.current).toBe(findRoot(container));
    });

    it('puts className and rest props on the root element', () => {
      const { container } = render(<Component {...props} className="from-host" data-conformance="yes" />);
      const root = findRoot(container);
      expect(root).not.toBeNull();
      expect(root?.classList.contains('from-host')).toBe(true);
      expect(root?.getAttribute('data-conformance')).toBe('yes');
    });
  });
}
