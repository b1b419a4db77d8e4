import type { JsonValue, StructuredData } from '../core/page-metadata.ts';
import type { HtmlElement } from './html-tree.ts';

/** Reads the nodes of JSON-LD scripts, and collects the error of each script that cannot be parsed. */
export function readJsonLd(scripts: readonly HtmlElement[]): {
  nodes: readonly StructuredData[];
  unreadable: readonly string[];
} {
  const nodes: StructuredData[] = [];
  const unreadable: string[] = [];
  for (const script of scripts) {
    const text = script.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
    try {
      nodes.push(...nodesOf(JSON.parse(text) as JsonValue));
    } catch (error) {
      unreadable.push((error as Error).message);
    }
  }
  return { nodes, unreadable };
}

function nodesOf(value: JsonValue): readonly StructuredData[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== 'object' || value === null) return [];
  const graph = (value as StructuredData)['@graph'];
  return graph === undefined ? [value as StructuredData] : nodesOf(graph);
}
