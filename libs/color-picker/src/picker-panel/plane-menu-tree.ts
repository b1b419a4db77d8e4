import { planeLabels, type PlaneName } from '../planes/planes.ts';
import type { Face } from '../view/face.ts';
import { h, type TreeElement } from '../view/tree.ts';
import fieldStyles from '../color-fields/color-fields.module.css';

/** Returns a menu of the colour spaces that the area can show. */
export function planeMenuTree({ view, settings }: Face): TreeElement {
  const { labels, planes, plane, isDisabled: disabled } = settings;
  const choose = ({ currentTarget }: Event) => {
    const next = (currentTarget as HTMLSelectElement).value as PlaneName;
    view.settings().setPlane(next);
    view.store.announce(`${next.toUpperCase()}, ${view.settings().labels[planeLabels[next]]}`);
  };
  return h(
    'div',
    { class: fieldStyles['fields'] },
    [
      h('div', { class: fieldStyles['cycle'] }, [
        h(
          'select',
          { form: '', 'aria-label': labels.plane, disabled },
          planes.map((each) => h('option', { value: each }, [each.toUpperCase()], { key: each })),
          { value: plane, on: { change: choose } },
        ),
      ]),
    ],
    { key: 'planes' },
  );
}
