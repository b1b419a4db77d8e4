import type { SyntaxNode, Tree } from '@lezer/common';
import { namesOf, type Entity } from '@genmaster/app-model';
import type {
  BrokenPlace,
  CodeFacts,
  CodeType,
  EmptyPlace,
  NamePlace,
  PatternPlace,
  ValuePlace,
} from './code-facts.ts';

/** Methods of a list whose callback gets an entry, and the indexes of its parameters that are entries. */
const TAKES_ENTRY: ReadonlyMap<string, readonly number[]> = new Map<string, readonly number[]>([
  ['filter', [0]],
  ['map', [0]],
  ['find', [0]],
  ['findLast', [0]],
  ['findIndex', [0]],
  ['some', [0]],
  ['every', [0]],
  ['forEach', [0]],
  ['flatMap', [0]],
  ['sort', [0, 1]],
  ['toSorted', [0, 1]],
  ['reduce', [1]],
]);

const GIVES_LIST = new Set(['filter', 'slice', 'concat', 'sort', 'toSorted', 'reverse', 'toReversed']);
const GIVES_ENTRY = new Set(['find', 'findLast', 'at', 'pop', 'shift']);

/** Returns the variables of an entry and of a list of entries, by the model’s names: `invoice` and `invoices`. */
export function variablesOf(entity: Entity): { entry: string; list: string } {
  const { schema, path } = namesOf(entity);
  return { entry: lowerFirst(schema), list: path.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()) };
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

type Scope = ReadonlyMap<string, CodeType | null>;

/**
 * Analyses what handwritten code does with an entity.
 *
 * A variable with the entity’s name holds an entry, one with the name of its collection a list; from there types follow
 * through calls, loops and patterns. Unknown code is not checked. Incomplete code can be read too.
 */
export function readCode(tree: Tree, code: string, entity: Entity): CodeFacts {
  const names: NamePlace[] = [];
  const patterns: PatternPlace[] = [];
  const values: ValuePlace[] = [];
  const empties: EmptyPlace[] = [];
  const broken: BrokenPlace[] = [];
  const variables = variablesOf(entity);
  const text = ({ from, to }: { from: number; to: number }) => code.slice(from, to);

  const typeOfName = (name: string, scope: Scope): CodeType | null => {
    if (scope.has(name)) return scope.get(name)!;
    if (name === variables.entry) return { kind: 'entity', entity };
    return name === variables.list ? { kind: 'list', entity } : null;
  };

  /** Returns the type of an expression; records nothing, because `visit` visits every node once. */
  const typeOf = (node: SyntaxNode | null, scope: Scope): CodeType | null => {
    if (!node) return null;
    switch (node.name) {
      case 'VariableName':
        return typeOfName(text(node), scope);
      case 'ParenthesizedExpression':
      case 'AwaitExpression':
        return typeOf(node.firstChild?.nextSibling ?? null, scope);
      case 'String':
        return { kind: 'literal', value: text(node).slice(1, -1) };
      case 'Number':
        return { kind: 'literal', value: Number(text(node)) };
      case 'BooleanLiteral':
        return { kind: 'literal', value: text(node) === 'true' };
      case 'MemberExpression':
        return typeOfMember(node, scope);
      case 'CallExpression': {
        const callee = node.firstChild;
        if (callee?.name !== 'MemberExpression') return null;
        const of = typeOf(callee.firstChild, scope);
        const method = callee.getChild('PropertyName');
        if (of?.kind !== 'list' || !method) return null;
        if (GIVES_LIST.has(text(method))) return of;
        return GIVES_ENTRY.has(text(method)) ? { kind: 'entity', entity: of.entity } : null;
      }
      default:
        return null;
    }
  };

  const typeOfMember = (node: SyntaxNode, scope: Scope): CodeType | null => {
    const of = typeOf(node.firstChild, scope);
    if (of?.kind === 'list') return node.getChild('[') ? { kind: 'entity', entity: of.entity } : null;
    const property = node.getChild('PropertyName');
    if (of?.kind !== 'entity' || !property) return null;
    const found = namesOf(of.entity).fields.find((one) => one.property === text(property));
    return found ? { kind: 'field', names: found, path: text(node) } : null;
  };

  /** Assigns types to the names of a pattern. */
  const bind = (pattern: SyntaxNode | null, type: CodeType | null, scope: Map<string, CodeType | null>): void => {
    if (pattern?.name === 'VariableDefinition') {
      // A name of the model keeps its meaning where its type is otherwise unknown.
      if (type || !Object.values(variables).includes(text(pattern))) scope.set(text(pattern), type);
      return;
    }
    if (pattern?.name !== 'ObjectPattern') return;
    if (type?.kind === 'entity') patterns.push({ from: pattern.from + 1, to: pattern.to, of: type });
    for (const part of pattern.getChildren('PatternProperty')) {
      const key = part.firstChild;
      if (!key || key.name === 'Spread') continue;
      if (type?.kind === 'entity')
        names.push({
          from: key.from,
          to: key.to,
          of: type,
          name: text(key),
          isVariable: key.name === 'VariableDefinition',
        });
      const found =
        type?.kind === 'entity' ? namesOf(type.entity).fields.find((one) => one.property === text(key)) : undefined;
      const own: CodeType | null = found ? { kind: 'field', names: found, path: text(key) } : null;
      bind(key.name === 'VariableDefinition' ? key : part.getChild('VariableDefinition'), own, scope);
    }
  };

  /** Returns the parameter types of a callback that is passed to a list method. */
  const typesOfParameters = (node: SyntaxNode, scope: Scope): readonly (CodeType | null)[] => {
    const callee = node.parent?.name === 'ArgList' ? node.parent.prevSibling : null;
    if (callee?.name !== 'MemberExpression') return [];
    const of = typeOf(callee.firstChild, scope);
    const method = callee.getChild('PropertyName');
    const places = of?.kind === 'list' && method ? TAKES_ENTRY.get(text(method)) : undefined;
    if (of?.kind !== 'list' || !places) return [];
    return [0, 1].map((place) => (places.includes(place) ? { kind: 'entity', entity: of.entity } : null));
  };

  const meet = (left: SyntaxNode | null, right: SyntaxNode | null, scope: Scope) => {
    for (const [one, other] of [
      [left, right],
      [right, left],
    ] as const) {
      const field = typeOf(one, scope);
      const literal = typeOf(other, scope);
      if (field?.kind === 'field' && literal?.kind === 'literal')
        values.push({ from: other!.from, to: other!.to, names: field.names, value: literal.value });
    }
  };

  const noteMember = (node: SyntaxNode, scope: Scope) => {
    const of = typeOf(node.firstChild, scope);
    const dot = node.getChild('.') ?? node.getChild('?.');
    if (!of || !dot) return;
    const property = node.getChild('PropertyName');
    // A name on the next line belongs to the next statement; after the dot there is no name yet.
    const isHere = property !== null && !code.slice(dot.to, property.from).includes('\n');
    names.push({
      from: dot.to,
      to: isHere ? property.to : dot.to,
      of,
      name: isHere ? text(property) : '',
      isVariable: false,
    });
    if (of.kind === 'field' && !of.names.field.required && dot.name === '.' && !isGuarded(node, of.path))
      empties.push({ from: dot.from, to: dot.to, names: of.names });
  };

  /** Returns whether an earlier condition has already tested the value. */
  const isGuarded = (node: SyntaxNode, path: string): boolean => {
    for (let child = node, parent = node.parent; parent; child = parent, parent = parent.parent) {
      const asks = parent.firstChild;
      if (['BinaryExpression', 'ConditionalExpression'].includes(parent.name) && asks && asks.from !== child.from) {
        if (text(asks).includes(path)) return true;
      }
      if (parent.name === 'IfStatement' && child.name !== 'ParenthesizedExpression') {
        const condition = parent.getChild('ParenthesizedExpression');
        if (condition && text(condition).includes(path)) return true;
      }
    }
    return false;
  };

  const visit = (node: SyntaxNode, scope: Map<string, CodeType | null>): void => {
    let inner = scope;
    if (node.type.isError) broken.push({ from: node.from, to: node.to, isMissing: node.from === node.to });
    if (/^(?:Arrow|Function|Method)/.test(node.name) && node.getChild('ParamList')) {
      inner = new Map(scope);
      const types = typesOfParameters(node, scope);
      const parameters = [
        ...node.getChild('ParamList')!.getChildren('VariableDefinition'),
        ...node.getChild('ParamList')!.getChildren('ObjectPattern'),
      ].toSorted((one, other) => one.from - other.from);
      parameters.forEach((parameter, index) => bind(parameter, types[index] ?? ownType(parameter), inner));
    } else if (node.name === 'Block' || node.name === 'ForStatement') {
      inner = new Map(scope);
    }
    const loop = node.name === 'ForStatement' ? node.getChild('ForOfSpec') : null;
    if (loop) {
      const list = typeOf(loop.getChild('of')?.nextSibling ?? null, scope);
      const entry: CodeType | null = list?.kind === 'list' ? { kind: 'entity', entity: list.entity } : null;
      bind(loop.getChild('VariableDefinition') ?? loop.getChild('ObjectPattern'), entry, inner);
    }
    if (node.name === 'MemberExpression') noteMember(node, scope);
    if (node.name === 'BinaryExpression' && node.getChild('CompareOp')) meet(node.firstChild, node.lastChild, scope);
    if (node.name === 'AssignmentExpression') meet(node.firstChild, node.lastChild, scope);
    for (let child = node.firstChild; child; child = child.nextSibling) visit(child, inner);
    if (node.name === 'VariableDeclaration') {
      for (const equals of node.getChildren('Equals'))
        bind(equals.prevSibling, typeOf(equals.nextSibling, scope), scope);
    }
  };

  /** Returns the type of a parameter by its name; a destructured parameter has none. */
  const ownType = (parameter: SyntaxNode): CodeType | null =>
    parameter.name === 'VariableDefinition' ? typeOfName(text(parameter), new Map()) : null;

  visit(tree.topNode, new Map());
  return { names, patterns, values, empties, broken };
}
