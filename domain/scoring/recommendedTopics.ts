import { scoreWord } from './scoreWord.ts';

interface Scored {
  /** 0-100. */
  readonly answer_percent: number;
}

/**
 * The topics of one result that need attention: those below the `mid` band. They keep the benchmark's order; with `ordered` the lowest come
 * first, equal ones in the benchmark's order (ENT-55).
 */
export function recommendedTopics<T extends Scored>(
  topics: readonly T[],
  { ordered }: { readonly ordered: boolean },
): readonly T[] {
  const low = topics.filter(({ answer_percent }) => scoreWord(answer_percent) === 'low');
  return ordered ? low.sort((a, b) => a.answer_percent - b.answer_percent) : low;
}
