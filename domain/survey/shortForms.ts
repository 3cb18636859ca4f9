import { questionsPerElement } from '../campaigns/surveyLength.ts';
import { groupBy } from '../groupBy.ts';

/** One of the two forms of a short campaign. */
export type ShortForm = 'a' | 'b';

interface ElementQuestion {
  readonly element_id: number;
}

/** The questions of each element, in the order of the list. */
export const questionsByElement = <Q extends ElementQuestion>(
  questions: readonly Q[],
): ReadonlyMap<number, readonly Q[]> => groupBy(questions, ({ element_id }) => element_id);

/** The questions that a short campaign asks in either form: the first two of every element. */
export const selectShortQuestions = <Q extends ElementQuestion>(questions: readonly Q[]): readonly Q[] =>
  [...questionsByElement(questions).values()].flatMap((own) => own.slice(0, questionsPerElement));

/**
 * The questions of one form: one of every element. Form A has the first question of the first element, the second of the second one, and so
 * on, so that neither form has all first questions. Both forms ask the only question of an element.
 */
export function selectFormQuestions<Q extends ElementQuestion>(
  questions: readonly Q[],
  form: ShortForm,
): readonly Q[] {
  return [...questionsByElement(questions).values()].flatMap((own, at) => {
    const chosen = own[(at + (form === 'a' ? 0 : 1)) % own.length];
    return chosen ? [chosen] : [];
  });
}
