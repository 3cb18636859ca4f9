/** Turns a text into a text that looks random but is always the same for it, such as a SHA-256 in hex. */
export type Hash = (text: string) => string;

/**
 * The items in an order that depends on nothing but the seed: the same respondent sees the same order on every
 * device, and two respondents see different ones. `nameOf` must be distinct for each item.
 */
export function shuffledOrder<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string | number,
  seed: string,
  hash: Hash,
): readonly Item[] {
  const drawn = items.map((item) => ({ item, lot: hash(`${seed}:${nameOf(item)}`) }));
  drawn.sort((one, other) => (one.lot < other.lot ? -1 : one.lot > other.lot ? 1 : 0));
  return drawn.map(({ item }) => item);
}
