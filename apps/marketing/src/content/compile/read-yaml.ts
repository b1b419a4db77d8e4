import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml';
import type { Report } from './problem.ts';
import type { YamlSource } from './source.ts';

/** Parses a YAML mapping with the line of each entry. */
export function readYaml(text: string, report: Report, firstLine = 1): YamlSource {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number): number => counter.linePos(offset).line + firstLine - 1;
  for (const error of document.errors) report(lineAt(error.pos[0]), `This is no YAML: ${error.message}.`);
  if (document.errors.length > 0) return { value: {}, lines: {} };
  if (!isMap(document.contents)) {
    report(firstLine, 'Write “name: value” lines here.');
    return { value: {}, lines: {} };
  }
  const lines: Record<string, number> = {};
  collectLines(document.contents, '', (path, offset) => (lines[path] = lineAt(offset)));
  return { value: document.toJS() as Record<string, unknown>, lines };
}

function collectLines(node: Node, path: string, note: (path: string, offset: number) => void): void {
  const below = (key: string) => (path === '' ? key : `${path}.${key}`);
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      const name = below(isScalar(key) ? String(key.value) : '?');
      note(name, (key as Node).range?.[0] ?? 0);
      if (value) collectLines(value as Node, name, note);
    }
  }
  if (isSeq(node)) {
    node.items.forEach((item, index) => {
      note(below(String(index)), (item as Node).range?.[0] ?? 0);
      collectLines(item as Node, below(String(index)), note);
    });
  }
}
