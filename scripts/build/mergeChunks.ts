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

interface MergeCosts {
  /** A request costs as much as this many bytes. */
  readonly requestSize: number;
  /** How often a page is opened compared with others. */
  readonly weightOf?: (page: string) => number;
}

/** Merges chunks as long as the saved requests outweigh the bytes that pages then load unnecessarily. */
export function mergeChunks(
  chunks: readonly Chunk[],
  { requestSize, weightOf = () => 1 }: MergeCosts,
): readonly Chunk[] {
  const current = new Map(chunks.entries());
  let hasChanged = true;
  while (hasChanged) {
    hasChanged = false;
    for (const { pair } of pairsByGain()) {
      // A merge earlier in the round can have removed one of the two chunks or changed the gain.
      if (gainOf(pair) <= 0) continue;
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
        return { pair, gain: gainOf(pair) };
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

  /**
   * Returns the net savings of merging two chunks in bytes, over all pages; zero or negative if merging costs
   * more.
   */
  function gainOf(pair: readonly [number, number]): number {
    const [one, other] = [current.get(pair[0]), current.get(pair[1])];
    if (!one || !other || one.program !== other.program) return 0;
    const onlyOne = weighMissing(one.pages, other.pages);
    const onlyOther = weighMissing(other.pages, one.pages);
    const saved = (weighMissing(one.pages, none) - onlyOne) * requestSize;
    const gain = saved - onlyOne * other.size - onlyOther * one.size;
    if (gain <= 0) return 0;
    const pages = union(one.pages, other.pages);
    let added = 0;
    for (const index of importedBy(current, pair)) {
      const chunk = current.get(index);
      if (chunk) added += weighMissing(pages, chunk.pages) * (chunk.size + requestSize);
    }
    return gain - added;
  }

  /** Returns the weight of the pages that another set lacks. */
  function weighMissing(pages: ReadonlySet<string>, others: ReadonlySet<string>): number {
    let weight = 0;
    for (const page of pages) if (!others.has(page)) weight += weightOf(page);
    return weight;
  }
}

/** Returns the chunks that two chunks import, directly or through others. */
function importedBy(chunks: Chunks, pair: readonly [number, number]): ReadonlySet<number> {
  const visited = new Set<number>(pair);
  for (const index of visited) {
    for (const imported of chunks.get(index)?.imports ?? []) visited.add(imported);
  }
  for (const index of pair) visited.delete(index);
  return visited;
}

const none: ReadonlySet<string> = new Set();
const union = <Item>(one: ReadonlySet<Item>, other: ReadonlySet<Item>): ReadonlySet<Item> =>
  new Set([...one, ...other]);
