/**
 * The number of typing errors between two words: letters added, left out, replaced or swapped with a neighbor. Above `most`, returns
 * `most + 1`.
 */
export function wordDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const row = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1];
      const cost = Math.min(
        (last[to] ?? 0) + 1,
        (row[to - 1] ?? 0) + 1,
        (last[to - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      row.push(isSwapped ? Math.min(cost, (beforeLast[to - 2] ?? 0) + 1) : cost);
    }
    if (Math.min(...row) > most) return most + 1;
    beforeLast = last;
    last = row;
  }
  return last[other.length] ?? most + 1;
}

/** The number of typing errors that are corrected in a word of this length. */
export function toleratedErrors(length: number): number {
  if (length < 4) return 0;
  if (length < 7) return 1;
  return length < 12 ? 2 : 3;
}

/** The overlapping groups of three letters of a word, with its start and end marked. */
export function trigrams(word: string): readonly string[] {
  const marked = ` ${word} `;
  return Array.from({ length: marked.length - 2 }, (_, at) => marked.slice(at, at + 3));
}
