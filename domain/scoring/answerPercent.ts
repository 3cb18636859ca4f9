/**
 * Scores one culture question on an index from 0 to 100 (methods 2.1, option D): 100 * (S - Smin) / (Smax - Smin) with S = sum of key * points; of m
 * options, the first earns m - 1 points and the last none. `keys` has the hidden key of each option; `ordering` lists option indices, first
 * place first. Returns 0-100; random answers average 50. Throws `RangeError` if `ordering` is not a permutation of the options or all keys
 * are equal.
 */
export function answerPercent(keys: readonly number[], ordering: readonly number[]): number {
  const complete = ordering.length === keys.length && new Set(ordering).size === keys.length;
  if (!complete) throw new RangeError('an ordering names every option once');
  const keysByPlace = ordering.map((option) => {
    const key = keys[option];
    if (key === undefined) throw new RangeError('an ordering names only options of its question');
    return key;
  });
  const rising = [...keys].sort((a, b) => a - b);
  const least = pointsOf(rising);
  const most = pointsOf(rising.reverse());
  if (most === least) throw new RangeError('keys that are all equal score nothing');
  return (100 * (pointsOf(keysByPlace) - least)) / (most - least);
}

function pointsOf(keysByPlace: readonly number[]): number {
  return keysByPlace.reduce((sum, key, index) => sum + key * (keysByPlace.length - 1 - index), 0);
}
