const size = 4;

/**
 * The 24 orders of four statements. Each has the places of its statements (0-3, the number of statements ranked below) and its split into
 * an upper and a lower pair.
 */
const orders = permutationsOf([0, 1, 2, 3]).map((order) => ({
  order: order as readonly [number, number, number, number], // Permutations have the length of their list.
  places: order.map((_, statement) => size - 1 - order.indexOf(statement)),
  pair: pairIn(order),
}));

/** Ways to split a block into two pairs; the first statement is with the second, third or fourth. */
export const pairCount = 3;

/** The split of an order: its upper two statements and its lower two. */
export function pairIn(order: readonly number[]): number {
  const at = order.indexOf(0);
  const partner = order[at < 2 ? 1 - at : 5 - at] ?? 0;
  return partner - 1;
}

/** Sums over points of the posterior distribution. */
interface OrderSums {
  /** Probability of each order. */
  readonly shares: Float64Array;
  /** Derivative of the place of statement m with respect to the utility of statement j, at m * 4 + j. */
  readonly slopes: Float64Array;
  /** Derivative of the place of statement m with respect to the discrimination of statement j, at m * 4 + j. */
  readonly slopesByA: Float64Array;
}

/** Expectations about one ranking of four statements. */
export interface OrderPrediction extends Pick<OrderSums, 'slopes' | 'slopesByA'> {
  /** Expected place of each statement: the number of statements below it. */
  readonly places: Float64Array;
  /** Covariance of the places, 4 x 4. */
  readonly covariance: Float64Array;
  /** Probability of each split into pairs. */
  readonly pairs: Float64Array;
}

export const emptyOrderSums = (): OrderSums => ({
  shares: new Float64Array(orders.length),
  slopes: new Float64Array(size * size),
  slopesByA: new Float64Array(size * size),
});

/** Adds the orders at given utilities (Plackett-Luce, methods 1.2). `levels` are the metrics of the statements. */
export function addOrders(
  { shares, slopes, slopesByA }: OrderSums,
  {
    utilities,
    levels,
    weight,
  }: { readonly utilities: readonly number[]; readonly levels: readonly number[]; readonly weight: number },
): void {
  const highest = Math.max(...utilities);
  const odds = utilities.map((one) => Math.exp(one - highest));
  const total = odds.reduce((sum, one) => sum + one, 0);
  orders.forEach(({ order: [a, b, c, d] }, at) => {
    const [first, second, third, fourth] = [odds[a] ?? 0, odds[b] ?? 0, odds[c] ?? 0, odds[d] ?? 0];
    const share = (weight * first * second * third) / (total * (second + third + fourth) * (third + fourth));
    shares[at] = (shares[at] ?? 0) + share;
  });
  for (let j = 0; j < size; j++) {
    for (let k = j + 1; k < size; k++) {
      const [one, other] = [odds[j] ?? 0, odds[k] ?? 0];
      const slope = (weight * one * other) / (one + other) ** 2;
      addPair(slopes, j, k, [slope, slope]);
      addPair(slopesByA, j, k, [slope * (levels[j] ?? 0), slope * (levels[k] ?? 0)]);
    }
  }
}

/** Calculates expectations from the summed orders. */
export function expectOrders({ shares, slopes, slopesByA }: OrderSums): OrderPrediction {
  const places = new Float64Array(size);
  const covariance = new Float64Array(size * size);
  const pairs = new Float64Array(pairCount);
  orders.forEach((order, at) => {
    const share = shares[at] ?? 0;
    pairs[order.pair] = (pairs[order.pair] ?? 0) + share;
    order.places.forEach((place, j) => {
      places[j] = (places[j] ?? 0) + share * place;
      order.places.forEach((other, k) => {
        covariance[j * size + k] = (covariance[j * size + k] ?? 0) + share * place * other;
      });
    });
  });
  covariance.forEach((product, at) => {
    covariance[at] = product - (places[Math.floor(at / size)] ?? 0) * (places[at % size] ?? 0);
  });
  return { places, covariance, slopes, slopesByA, pairs };
}

/**
 * Adds the slopes of one pair: the probability that j is above k increases with the utility of j and decreases with that of k, and both
 * places change accordingly.
 */
function addPair(slopes: Float64Array, j: number, k: number, [byJ, byK]: readonly [number, number]): void {
  const add = (row: number, column: number, value: number) => {
    slopes[row * size + column] = (slopes[row * size + column] ?? 0) + value;
  };
  add(j, j, byJ);
  add(k, j, -byJ);
  add(k, k, byK);
  add(j, k, -byK);
}

function permutationsOf(list: readonly number[]): readonly (readonly number[])[] {
  if (list.length < 2) return [list];
  return list.flatMap((first) =>
    permutationsOf(list.filter((one) => one !== first)).map((rest) => [first, ...rest]),
  );
}
