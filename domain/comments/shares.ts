import type { SupplementalForm } from '../questions/supplemental.ts';
import { type NBand, nBand } from '../release/bands.ts';
import { type FewestPeople, oneEach } from './authors.ts';

/** How many people have answered a question before any share of it is shown (methods 2.4). */
export const sharesFrom = 20;

/** The fewest people behind a share. */
export const fewestInShare = 3;

/** One line: a single step or option, or several that are only shown together. */
export interface Share {
  /** Steps of a scale, or ids of options, in the question's own order. */
  readonly options: readonly number[];
  /** 5 to 95, in steps of 5. */
  readonly percent: number;
  /** It may be less ("5 or less"). */
  readonly low: boolean;
  /** It may be more ("95 or more"). */
  readonly high: boolean;
}

export interface Shares {
  readonly n_band: NBand;
  readonly shares: readonly Share[];
}

interface Bin {
  readonly options: readonly number[];
  readonly count: number;
}

/**
 * How the answers to a rating or a choice are spread over everybody (R9, R13): from 20 people, in steps of 5 percent of
 * the answers. Whatever fewer than 3 people have chosen is shown together with its neighbour on a scale, and among the
 * others of a choice; that nobody chose it makes no difference, so that none, one and two look alike. Null where nothing
 * may be shown, which is also so when everything would be one line. `fewest` says of how many people answers surely are.
 */
export function sharesOf(
  form: SupplementalForm,
  answers: readonly number[],
  fewest: FewestPeople = oneEach,
): Shares | null {
  const own = optionsOf(form);
  const counted = answers.filter((answer) => own.includes(answer));
  if (fewest(counted.length) < sharesFrom) return null;
  const single = own.map((option) => ({
    options: [option],
    count: counted.filter((answer) => answer === option).length,
  }));
  const bins = form.kind === 'rating' ? withNeighbours(single, fewest) : withOthers(single, fewest);
  if (bins.length < 2) return null;
  return { n_band: nBand(fewest(counted.length)), shares: bins.map((bin) => shareOf(bin, counted.length)) };
}

function optionsOf({ kind, points, options }: SupplementalForm): readonly number[] {
  if (kind === 'rating') return Array.from({ length: points ?? 0 }, (_, step) => step + 1);
  return options.flatMap(({ id }) => id ?? []);
}

/** The smallest share below the minimum goes to the smaller of its neighbours, until there is none. */
function withNeighbours(single: readonly Bin[], fewest: FewestPeople): readonly Bin[] {
  const bins = [...single];
  while (bins.length > 1) {
    const least = Math.min(...bins.map(({ count }) => count));
    if (fewest(least) >= fewestInShare) break;
    const at = bins.findIndex(({ count }) => count === least);
    const before = bins[at - 1]?.count ?? Number.POSITIVE_INFINITY;
    const after = bins[at + 1]?.count ?? Number.POSITIVE_INFINITY;
    const first = before <= after ? at - 1 : at;
    bins.splice(first, 2, together(bins.slice(first, first + 2)));
  }
  return bins;
}

/** Everything below the minimum becomes one line of others, with the next smallest until that has enough. */
function withOthers(single: readonly Bin[], fewest: FewestPeople): readonly Bin[] {
  const isSmall = ({ count }: Bin) => fewest(count) < fewestInShare;
  const small = single.filter(isSmall);
  if (small.length === 0) return single;
  const rest = single.filter((bin) => !isSmall(bin)).sort((a, b) => b.count - a.count);
  while (isSmall(together(small))) {
    const next = rest.pop();
    if (!next) return [];
    small.push(next);
  }
  const order = single.flatMap(({ options }) => options);
  const placeOf = ({ options }: Bin) => order.indexOf(options[0] ?? 0);
  const others = together(small);
  const sorted = [...others.options].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return [...rest.sort((a, b) => placeOf(a) - placeOf(b)), { ...others, options: sorted }];
}

const together = (bins: readonly Bin[]): Bin => ({
  options: bins.flatMap(({ options }) => options),
  count: bins.reduce((sum, { count }) => sum + count, 0),
});

/** Limited as means are (R8): not even of the smallest number of answers can it be told that all chose the same. */
function shareOf({ options, count }: Bin, all: number): Share {
  const percent = Math.round((20 * count) / all) * 5;
  return { options, percent: Math.min(95, Math.max(5, percent)), low: percent <= 5, high: percent >= 95 };
}
