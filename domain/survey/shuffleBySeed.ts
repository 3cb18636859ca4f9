/** A deterministic hash whose output looks random, such as SHA-256 in hex. */
export type TextHash = (text: string) => string;

/**
 * Orders the items by the seed alone: a respondent sees the same order on every device, and different respondents see different orders.
 * `nameOf` must be distinct for each item.
 */
export function shuffleBySeed<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string | number,
  seed: string,
  hash: TextHash,
): readonly Item[] {
  const drawn = items.map((item) => ({ item, lot: hash(`${seed}:${nameOf(item)}`) }));
  drawn.sort((one, other) => (one.lot < other.lot ? -1 : one.lot > other.lot ? 1 : 0));
  return drawn.map(({ item }) => item);
}
