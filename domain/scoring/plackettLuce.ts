/** Buffers for the derivatives of one ranking with respect to the utilities of its m options. */
export interface RankingTerms {
  readonly gradient: Float64Array;
  /** The negative second derivative, m x m, row-major. */
  readonly information: Float64Array;
  /** A buffer for intermediate results. */
  readonly odds: Float64Array;
}

/** Allocates buffers for rankings of this many options. */
export function allocateTerms(options: number): RankingTerms {
  return {
    gradient: new Float64Array(options),
    information: new Float64Array(options * options),
    odds: new Float64Array(options),
  };
}

/**
 * The log-probability of a ranking whose options have these `utilities`, first place first (methods 1.2): P = PROD(t = 1..m-1) exp(u[t]) /
 * SUM(s >= t) exp(u[s]).
 */
export function logProbability(utilities: ArrayLike<number>): number {
  const last = utilities.length - 1;
  const highest = highestOf(utilities);
  let total = Math.exp((utilities[last] ?? 0) - highest);
  let sum = 0;
  for (let t = last - 1; t >= 0; t--) {
    const own = (utilities[t] ?? 0) - highest;
    total += Math.exp(own);
    sum += own - Math.log(total);
  }
  return sum;
}

/**
 * Fills `terms` with the derivatives of `logProbability` and returns its value. By stage: the winner minus p, and diag(p) - p p' (methods
 * 1.2).
 */
export function computeRankingTerms(utilities: ArrayLike<number>, terms: RankingTerms): number {
  const { gradient, information, odds } = terms;
  const m = utilities.length;
  const highest = highestOf(utilities);
  for (let s = 0; s < m; s++) odds[s] = Math.exp((utilities[s] ?? 0) - highest);
  gradient.fill(0);
  information.fill(0);
  let sum = 0;
  for (let t = 0; t < m - 1; t++) {
    let total = 0;
    for (let s = t; s < m; s++) total += odds[s] ?? 0;
    sum += (utilities[t] ?? 0) - highest - Math.log(total);
    gradient[t] = (gradient[t] ?? 0) + 1;
    for (let s = t; s < m; s++) {
      const p = (odds[s] ?? 0) / total;
      gradient[s] = (gradient[s] ?? 0) - p;
      information[s * m + s] = (information[s * m + s] ?? 0) + p;
      for (let r = t; r < m; r++) {
        information[s * m + r] = (information[s * m + r] ?? 0) - (p * (odds[r] ?? 0)) / total;
      }
    }
  }
  return sum;
}

function highestOf(utilities: ArrayLike<number>): number {
  let highest = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < utilities.length; at++) highest = Math.max(highest, utilities[at] ?? 0);
  return highest;
}
