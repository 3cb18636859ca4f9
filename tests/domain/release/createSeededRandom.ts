/** A whole number from `least` to `most`, both inclusive. */
export type Random = (least: number, most: number) => number;

/** A seeded generator (mulberry32). */
export function createSeededRandom(seed: number): Random {
  let state = seed;
  return (least, most) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const unit = ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
    return least + Math.floor(unit * (most - least + 1));
  };
}
