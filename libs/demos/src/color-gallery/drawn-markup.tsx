import { createElement, type ReactNode } from 'react';
import type { Markup } from './control-markup.ts';

/** React names of HTML attributes that differ. A given value is only the initial one. */
const SPELLINGS: Readonly<Record<string, string>> = {
  for: 'htmlFor',
  readonly: 'readOnly',
  maxlength: 'maxLength',
  autocomplete: 'autoComplete',
  popovertarget: 'popoverTarget',
  popovertargetaction: 'popoverTargetAction',
  checked: 'defaultChecked',
};

/** Renders markup as React elements. */
export function DrawnMarkup({ markup }: { markup: Markup }): ReactNode {
  const { tag, attributes, children } = markup;
  const selected = children.find((child) => typeof child !== 'string' && child.attributes['selected']);
  const given = Object.entries(attributes)
    .filter(([name]) => name !== 'selected')
    .map(([name, value]) => [name === 'value' && tag === 'input' ? 'defaultValue' : (SPELLINGS[name] ?? name), value]);
  const properties = {
    ...Object.fromEntries(given),
    ...(typeof selected === 'object' ? { defaultValue: selected.attributes['value'] } : {}),
  } as Record<string, unknown>;
  if (tag === 'input') return createElement(tag, properties);
  return createElement(
    tag,
    properties,
    ...children.map((child, index) => (typeof child === 'string' ? child : <DrawnMarkup key={index} markup={child} />)),
  );
}
