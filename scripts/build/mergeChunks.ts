/** Modules that load together. */
export interface Chunk {
  readonly modules: readonly string[];
  readonly size: number;
  /** The pages that load the chunk. */
  readonly pages: ReadonlySet<string>;
  /** Chunks of different programs stay apart. */
  readonly program: string;
  /** The chunks that it imports, as indexes. */
  readonly imports: ReadonlySet<number>;
}

type Chunks = ReadonlyMap<number, Chunk>;

/**
 * Merges chunks as long as the requests that this saves outweigh the bytes that pages then load without need. A request counts as
 * much as `requestSize` bytes.
 */
export function mergeChunks(chunks: readonly Chunk[], requestSize: number): readonly Chunk[] {
  const current = new Map(chunks.entries());
  let hasChanged = true;
  while (hasChanged) {
    hasChanged = false;
    for (const { pair } of pairsByGain()) {
      // A merge earlier in the round can have taken one of the two or changed what they gain.
      if (gainOf(current, pair, requestSize) <= 0) continue;
      merge(pair);
      hasChanged = true;
    }
  }
  return [...current.values()];

  function pairsByGain() {
    const keys = [...current.keys()];
    const pairs = keys.flatMap((one, at) =>
      keys.slice(at + 1).map((other) => {
        const pair = [one, other] as const;
        return { pair, gain: gainOf(current, pair, requestSize) };
      }),
    );
    return pairs.filter(({ gain }) => gain > 0).sort((one, other) => other.gain - one.gain);
  }

  function merge([kept, removed]: readonly [number, number]) {
    const [one, other] = [current.get(kept), current.get(removed)];
    if (!one || !other) return;
    const pages = union(one.pages, other.pages);
    for (const index of importedBy(current, [kept, removed])) {
      const chunk = current.get(index);
      if (chunk) current.set(index, { ...chunk, pages: union(chunk.pages, pages) });
    }
    current.delete(removed);
    current.set(kept, {
      ...one,
      modules: [...one.modules, ...other.modules],
      size: one.size + other.size,
      pages,
      imports: union(one.imports, other.imports),
    });
    for (const [index, chunk] of current) {
      if (!chunk.imports.has(removed) && index !== kept) continue;
      const imports = new Set([...chunk.imports].map((imported) => (imported === removed ? kept : imported)));
      imports.delete(index);
      current.set(index, { ...chunk, imports });
    }
  }
}

/** The bytes that merging two chunks saves, over all pages; negative or zero where it costs more. */
function gainOf(chunks: Chunks, pair: readonly [number, number], requestSize: number): number {
  const [one, other] = [chunks.get(pair[0]), chunks.get(pair[1])];
  if (!one || !other || one.program !== other.program) return 0;
  const onlyOne = countMissing(one.pages, other.pages);
  const onlyOther = countMissing(other.pages, one.pages);
  const saved = (one.pages.size - onlyOne) * requestSize;
  const gain = saved - onlyOne * other.size - onlyOther * one.size;
  if (gain <= 0) return 0;
  const pages = union(one.pages, other.pages);
  let added = 0;
  for (const index of importedBy(chunks, pair)) {
    const chunk = chunks.get(index);
    if (chunk) added += countMissing(pages, chunk.pages) * (chunk.size + requestSize);
  }
  return gain - added;
}

/** The chunks that two chunks import, directly or through others. */
function importedBy(chunks: Chunks, pair: readonly [number, number]): ReadonlySet<number> {
  const visited = new Set<number>(pair);
  for (const index of visited) {
    for (const imported of chunks.get(index)?.imports ?? []) visited.add(imported);
  }
  for (const index of pair) visited.delete(index);
  return visited;
}

const union = <Item>(one: ReadonlySet<Item>, other: ReadonlySet<Item>): ReadonlySet<Item> =>
  new Set([...one, ...other]);

/** How many items of a set another one lacks. */
function countMissing<Item>(items: ReadonlySet<Item>, others: ReadonlySet<Item>): number {
  let count = 0;
  for (const item of items) if (!others.has(item)) count += 1;
  return count;
}
