/** Returns the known name nearest to a mistyped one; `null` if none is near. */
export function nearestName(name: string, known: readonly string[], mostMistakes = 3): string | null {
  const [best] = known
    .map((one) => ({ one, far: distance(name, one) }))
    .toSorted((first, second) => first.far - second.far);
  return best && best.far <= mostMistakes ? best.one : null;
}

/** Returns the edit distance of two words: letters to insert, remove or replace. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one.slice(0, 80)].entries()) {
    const next = [at + 1];
    for (let place = 0; place < other.length; place += 1)
      next.push(Math.min(next[place]! + 1, row[place + 1]! + 1, row[place]! + (letter === other[place] ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}
