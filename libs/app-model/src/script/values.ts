import type * as acorn from 'acorn';
import type { Work } from './work.ts';

/** Value of a script. It gives no access to the host. */
export type Value = undefined | null | boolean | number | string | ScriptObject | ScriptArray | ScriptFunction;

/** Object of a script: its own properties, nothing inherited. */
export class ScriptObject {
  readonly properties = new Map<string, Value>();

  constructor(entries: Iterable<readonly [string, Value]> = []) {
    for (const [key, value] of entries) this.properties.set(key, value);
  }
}

export class ScriptArray {
  readonly items: Value[];

  constructor(items: Value[] = []) {
    this.items = items;
  }
}

/** Built-in function; `self` is the value before the dot. */
export type BuiltIn = (args: readonly Value[], self: Value) => Work<Value>;

type FunctionBody =
  | { kind: 'built-in'; run: BuiltIn; members?: ReadonlyMap<string, Value> }
  | { kind: 'written'; node: acorn.Function | acorn.ArrowFunctionExpression; scope: Scope };

/** Function of a script: declared in it, or built in. */
export class ScriptFunction {
  readonly name: string;
  readonly body: FunctionBody;

  constructor(name: string, body: FunctionBody) {
    this.name = name;
    this.body = body;
  }
}

/** Creates an error object of a script. */
export const errorValue = (name: string, message: string): ScriptObject =>
  new ScriptObject([
    ['name', name],
    ['message', message],
  ]);

/** Thrown value that passes up to the next `catch`. */
export class ScriptThrow extends Error {
  readonly value: Value;

  constructor(value: Value) {
    super('A script threw.');
    this.value = value;
  }
}

/** Throws an error that the script can catch. */
export function raise(name: string, message: string): never {
  throw new ScriptThrow(errorValue(name, message));
}

/** Returns the type of a value, as `typeof` does. */
export function typeOf(value: Value): string {
  if (value === null || value instanceof ScriptObject || value instanceof ScriptArray) return 'object';
  return value instanceof ScriptFunction ? 'function' : typeof value;
}

interface Binding {
  value: Value;
  isConstant: boolean;
  /** Whether the declaration has been reached. */
  isReady: boolean;
}

/** Kind of a scope; a `function` scope holds the names that `var` declares. */
export type ScopeKind = 'global' | 'function' | 'block';

/** Scope with its names; a name is looked up in the parent when it is missing. */
export class Scope {
  readonly bindings = new Map<string, Binding>();
  readonly parent: Scope | null;
  readonly kind: ScopeKind;

  constructor(parent: Scope | null, kind: ScopeKind = 'block') {
    this.parent = parent;
    this.kind = kind;
  }

  /** Declares a name, which cannot be read before it has a value. */
  declare(name: string, { isConstant = false } = {}): void {
    this.bindings.set(name, { value: undefined, isConstant, isReady: false });
  }

  /** Sets the first value of a declared name. */
  initialise(name: string, value: Value): void {
    const isConstant = this.bindings.get(name)?.isConstant ?? false;
    this.bindings.set(name, { value, isConstant, isReady: true });
  }

  find(name: string): Binding | null {
    return this.bindings.get(name) ?? this.parent?.find(name) ?? null;
  }

  read(name: string): Value {
    const binding = this.find(name);
    if (!binding) return raise('ReferenceError', `${name} is not defined`);
    if (!binding.isReady) return raise('ReferenceError', `${name} is used before it has a value`);
    return binding.value;
  }

  write(name: string, value: Value): void {
    const binding = this.find(name);
    if (!binding) return raise('ReferenceError', `${name} is not defined`);
    if (!binding.isReady) return raise('ReferenceError', `${name} is used before it has a value`);
    if (binding.isConstant) return raise('TypeError', `${name} is constant`);
    binding.value = value;
    return undefined;
  }

  /** Scope in which `var` declares names. */
  get ofFunction(): Scope {
    return this.kind === 'block' && this.parent ? this.parent.ofFunction : this;
  }
}
