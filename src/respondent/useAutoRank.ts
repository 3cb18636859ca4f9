import { useRef } from 'react';
import { findAutoRanked, type OptionRanking } from '../../domain/survey/optionRanking.ts';

/** A tap on the option this soon after it was ranked automatically was meant to rank it, so the rank stays. */
const confirmationMs = 1_000;

interface AutoRank {
  readonly option: string | null;
  readonly at: number;
}

const none: AutoRank = { option: null, at: Number.NEGATIVE_INFINITY };

/** Remembers the option of a question that automatically took the last free rank. */
export function useAutoRank(options: readonly string[]) {
  const latest = useRef<AutoRank>(none);
  return {
    autoRanked: () => latest.current.option,
    isTapMeantToRank: (option: string) =>
      latest.current.option === option && performance.now() - latest.current.at < confirmationMs,
    /** Gives the last option its rank after this change, if only one is left. Any other change forgets the remembered option. */
    completeChange: (before: OptionRanking, change: OptionRanking): OptionRanking => {
      const option = findAutoRanked(before, change, options);
      latest.current = option === null ? none : { option, at: performance.now() };
      return option === null ? change : change.with(change.indexOf(null), option);
    },
  };
}
