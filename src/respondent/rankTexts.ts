import { type OptionRanking, rankOf } from '../../domain/survey/optionRanking.ts';
import type { Translator } from './translator.ts';

const letters = 'ABCD';

/** The letter of an option, by its position in the initial order. */
export const letterOf = (initialOrder: readonly string[], option: string): string =>
  letters.charAt(initialOrder.indexOf(option));

/** States the rank of an option. */
export function rankText(
  translate: Translator,
  initialOrder: readonly string[],
  ranking: OptionRanking,
  option: string,
): string {
  const rank = rankOf(ranking, option);
  const params = { letter: letterOf(initialOrder, option), of: ranking.length };
  return rank === null
    ? translate('question.unranked', params)
    : translate('question.ranked', { ...params, rank });
}

/** States the new rank of the changed option, and of the last option if it gained or lost its rank with it. */
export function rankChangeText(
  translate: Translator,
  initialOrder: readonly string[],
  [before, after]: readonly [OptionRanking, OptionRanking],
  option: string,
): string {
  const last = initialOrder.find(
    (other) => other !== option && before.includes(other) !== after.includes(other),
  );
  if (last === undefined) return rankText(translate, initialOrder, after, option);
  const letters = { letter: letterOf(initialOrder, option), other: letterOf(initialOrder, last) };
  const rank = rankOf(after, option);
  const otherRank = rankOf(after, last);
  return rank === null || otherRank === null
    ? translate('question.unrankedBoth', letters)
    : translate('question.rankedBoth', { ...letters, rank, otherRank, of: after.length });
}
