import { typesOf, type NodeRecord } from '../core/node-types.ts';

/** Node with its path from the graph: `Product.offers`. */
export interface NodeAt {
  readonly node: NodeRecord;
  readonly at: string;
  /** The node with a type that contains it; none around a node of the graph itself. */
  readonly parent?: NodeRecord | undefined;
}

/** Lists every node of a graph that has a type, nested nodes included. */
export function nodesWithTypes(nodes: readonly NodeRecord[], above = '', parent?: NodeRecord): readonly NodeAt[] {
  return nodes.flatMap((node) => {
    const [type] = typesOf(node);
    const at = type === undefined ? above : `${above && `${above}.`}${type}`;
    const inside = Object.values(node)
      .flat()
      .filter((value): value is NodeRecord => typeof value === 'object' && value !== null && !Array.isArray(value));
    return type === undefined
      ? nodesWithTypes(inside, at, parent)
      : [{ node, at, parent }, ...nodesWithTypes(inside, at, node)];
  });
}

/** Returns the texts and numbers of a property, which may be one value or a list, as texts. */
export const textsOf = (value: unknown): readonly string[] =>
  [value ?? []].flat().flatMap((one) => (typeof one === 'string' || typeof one === 'number' ? [String(one)] : []));

/** Returns an address as a browser writes it, so that two spellings of one address are equal; any other text unchanged. */
export const addressIn = (text: string): string => (URL.canParse(text) ? new URL(text).href : text);

/** Returns the addresses of a property. */
export const addressesOf = (value: unknown): readonly string[] => textsOf(value).map(addressIn);
