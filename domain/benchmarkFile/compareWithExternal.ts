import { changeWordsOf, marginOfError, standardErrorOf, withoutRounding } from '../scoring/detectChanges.ts';
import type { DifferenceWord } from '../scoring/differenceWords.ts';
import type { ExternalScore } from './checkBenchmarkRows.ts';

/** A source of external scores in one year. */
export interface ExternalSource {
  readonly source: string;
  readonly year: number;
}

/** Lists the sources of the scores, newest first. */
export function listExternalSources(scores: readonly ExternalScore[]): readonly ExternalSource[] {
  const sources = new Map(scores.map(({ source, year }) => [`${year} ${source}`, { source, year }]));
  return [...sources.values()].sort(
    (a, b) => b.year - a.year || (a.source < b.source ? -1 : Number(a.source > b.source)),
  );
}

/** The bounds of the 90 percent confidence range of an external score, within 0 and 100. */
export function externalRange({ score, spread, n }: Pick<ExternalScore, 'score' | 'spread' | 'n'>): {
  readonly from: number;
  readonly to: number;
} {
  const margin = marginOfError(spread / Math.sqrt(n));
  return { from: Math.max(0, score - margin), to: Math.min(100, score + margin) };
}

interface ScorePair {
  /** The company's own score; null if it was published as a range or without a margin. */
  readonly own: { readonly value: number; readonly margin: number } | null;
  readonly external: Pick<ExternalScore, 'score' | 'spread' | 'n'>;
}

const differenceOf = { up: 'higher', down: 'lower', noClearChange: 'same' } as const;

/**
 * Compares the company's scores with those of one source, topic by topic, by the rule of `differenceWords`. The standard error has both
 * sides: the company's margin and the sampling error of the source. Null where the company's score has no margin.
 */
export function compareWithExternal(pairs: readonly ScorePair[]): readonly (DifferenceWord | null)[] {
  const measured = pairs.flatMap(({ own, external }) =>
    own
      ? {
          value: withoutRounding(own.value - external.score),
          se: Math.hypot(standardErrorOf(own.margin), external.spread / Math.sqrt(external.n)),
        }
      : [],
  );
  const words = changeWordsOf(measured);
  let at = -1;
  return pairs.map(({ own }) => {
    if (!own) return null;
    at += 1;
    return differenceOf[words[at] ?? 'noClearChange'];
  });
}
