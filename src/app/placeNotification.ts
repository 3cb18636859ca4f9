export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The space that stays free around the notification bar, in px. */
const gap = 8;

interface Placement {
  /** The bar where it is now. */
  readonly bar: Box;
  /** The highest and the lowest edge that the bar may have. */
  readonly top: number;
  readonly bottom: number;
  /** What the bar must not cover. */
  readonly controls: readonly Box[];
  /** What the bar should not cover, if there is room elsewhere. */
  readonly links: readonly Box[];
}

/**
 * Returns the top of the notification bar: where it is if it covers nothing, otherwise the highest free place, so that it covers no button.
 * Null if the bar covers a button wherever it is.
 */
export function placeNotification({ bar, top, bottom, controls, links }: Placement): number | null {
  const height = bar.bottom - bar.top;
  const isNear = (one: Box) => one.left < bar.right + gap && one.right > bar.left - gap;
  const findFree = (obstacles: readonly Box[]) => {
    const near = obstacles.filter(isNear);
    const isFree = (at: number) =>
      at >= top &&
      at + height <= bottom &&
      near.every((one) => at + height + gap <= one.top || at >= one.bottom + gap);
    const places = [bar.top, top, ...near.map((one) => one.bottom + gap).toSorted((a, b) => a - b)];
    return places.find(isFree) ?? null;
  };
  return findFree([...controls, ...links]) ?? findFree(controls);
}
