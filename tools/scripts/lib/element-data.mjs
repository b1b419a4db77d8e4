// Data about a custom element for editors and frameworks, generated from its manifest (custom-elements.json).
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes data for VS Code and types for four frameworks into `dist` of a library that has a manifest. */
export function writeElementData(folder) {
  const manifest = join(folder, 'custom-elements.json');
  if (!existsSync(manifest)) return;
  const element = readElement(JSON.parse(readFileSync(manifest, 'utf8')));
  const types = join(folder, 'dist', 'element', 'types');
  mkdirSync(types, { recursive: true });
  writeFileSync(
    join(folder, 'dist', 'vscode.html-custom-data.json'),
    `${JSON.stringify(editorData(element), null, 2)}\n`,
  );
  writeFileSync(join(types, 'attributes.d.ts'), attributeTypes(element));
  writeFileSync(join(types, 'attributes.js'), 'export {};\n');
  for (const [framework, print] of Object.entries(FRAMEWORKS)) {
    writeFileSync(join(types, `${framework}.d.ts`), print(element));
    writeFileSync(join(types, `${framework}.js`), 'export {};\n');
  }
}

/** Returns the only element of a manifest. */
export function readElement({ modules }) {
  return modules.flatMap(({ declarations }) => declarations).find(({ customElement }) => customElement);
}

/** Creates the data in the format of VS Code: https://code.visualstudio.com/blogs/2020/02/24/custom-data-format */
export function editorData({ tagName, description, attributes }) {
  const valuesOf = ({ text }) => [...text.matchAll(/'([^']+)'/g)].map(([, name]) => ({ name }));
  return {
    version: 1.1,
    tags: [
      {
        name: tagName,
        description,
        attributes: attributes.map(({ name, type, description: text }) => ({
          name,
          description: text,
          ...(type.text === 'boolean' && { valueSet: 'v' }),
          ...(valuesOf(type).length > 0 && { values: valuesOf(type) }),
        })),
      },
    ],
  };
}

/** Frameworks set a property where the element has one, so a template takes what either of the two takes. */
function attributeTypes({ attributes, events, members }) {
  const withNumbers = (text) => (text === 'number' ? 'number | string' : text);
  const attributeType = ({ text }) => (text === 'boolean' ? "boolean | ''" : withNumbers(text));
  const properties = members.filter(({ kind, readonly }) => kind === 'field' && !readonly);
  const typeOf = ({ name, type }) => {
    const property = properties.find((each) => each.name === name)?.type.text ?? type.text;
    return [attributeType(type), ...(property === type.text ? [] : [property]), 'undefined'].join(' | ');
  };
  const named = new Set(attributes.map(({ name }) => name));
  const all = [...attributes, ...properties.filter(({ name }) => !named.has(name))];
  const types = typeNames([...all, ...properties, ...events]);
  return `${types.length > 0 ? `import type { ${types.join(', ')} } from '../index.js';\n\n` : ''}/** The attributes and properties of the element. */
export interface ElementAttributes {
${all.map((part) => `  /** ${part.description} */\n  ${JSON.stringify(part.name)}?: ${typeOf(part)};`).join('\n')}
}

/** The events of the element, by name. */
export interface ElementEvents {
${events.map(({ name, type, description }) => `  /** ${description} */\n  ${JSON.stringify(name)}: ${type.text};`).join('\n')}
}
`;
}

/** Returns the names in the types of attributes and events that the door of the element must export. */
function typeNames(parts) {
  const names = parts.flatMap(({ type }) => type.text.replaceAll(/'[^']*'/g, '').match(/\b[A-Z]\w*/g) ?? []);
  return [...new Set(names)].filter((name) => !['CustomEvent', 'Partial'].includes(name)).sort();
}

const importsOf = (name) => `import type { ${name} } from '../index.js';
import type { ElementAttributes, ElementEvents } from './attributes.js';
`;

/** Renders the listener types under the names that a framework uses. */
const listeners = (events, nameOf) =>
  `interface Listeners {\n${events.map(({ name }) => `  ${JSON.stringify(nameOf(name))}?: ((event: ElementEvents[${JSON.stringify(name)}]) => void) | undefined;`).join('\n')}\n}\ntype Own = ElementAttributes & Listeners;`;

/** `value-change` → `valueChange`. */
const camelCased = (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

/** `value-change` → `onValueChange`. */
const listenerName = (name) => `on${camelCased(`-${name}`)}`;

/** Renders the attributes under the names that Vue's compiler expects in a strict template. */
const camelCasedAttributes = (attributes) => {
  const named = attributes.filter(({ name }) => name.includes('-'));
  const lines = named.map(({ name }) => `  ${camelCased(name)}?: ElementAttributes[${JSON.stringify(name)}];`);
  return `interface CamelCased {\n${lines.join('\n')}\n}\n`;
};

const FRAMEWORKS = {
  react: ({ name, tagName, events }) => `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
${importsOf(name)}
${listeners(events, (event) => `on${event}`)}
/** React knows these for its own fields; a custom element would get an attribute that means nothing. */
type OfReactFields = 'defaultValue' | 'defaultChecked';
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      ${JSON.stringify(tagName)}: Own & { class?: string | undefined } & Omit<DetailedHTMLProps<HTMLAttributes<${name}>, ${name}>, keyof Own | OfReactFields>;
    }
  }
}
`,
  vue: ({ name, tagName, attributes, events }) => `import type { HTMLAttributes } from 'vue';
${importsOf(name)}
${camelCasedAttributes(attributes)}
${listeners(events, listenerName)}
type Names = keyof Own | keyof CamelCased;
declare module 'vue' {
  interface GlobalComponents {
    ${JSON.stringify(tagName)}: new () => { $props: Own & CamelCased & Omit<HTMLAttributes, Names> };
  }
}
`,
  svelte: ({ name, tagName, events }) => `import type { HTMLAttributes } from 'svelte/elements';
${importsOf(name)}
${listeners(events, (event) => `on${event}`)}
declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    ${JSON.stringify(tagName)}: Own & Omit<HTMLAttributes<${name}>, keyof Own>;
  }
}
`,
  solid: ({ name, tagName, events }) => `import type { JSX } from 'solid-js';
${importsOf(name)}
${listeners(events, (event) => `on:${event}`)}
declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      ${JSON.stringify(tagName)}: Own & Omit<JSX.HTMLAttributes<${name}>, keyof Own>;
    }
  }
}
`,
};
