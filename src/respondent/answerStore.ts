import {
  emptyAnswer,
  isEmptyAnswer,
  type SupplementalAnswerValues,
} from '../../domain/questions/supplementalAnswer.ts';

const keyOf = (deviceKey: string) => `cairn.said.${deviceKey}`;

/** Returns the unfinished answer to a custom question. Session storage survives a reload but not the tab. */
export function readStoredAnswer(deviceKey: string, question: number): SupplementalAnswerValues {
  try {
    const entry = JSON.parse(window.sessionStorage.getItem(keyOf(deviceKey)) ?? 'null');
    return entry?.question === question ? { ...emptyAnswer, ...entry.said } : emptyAnswer;
  } catch {
    return emptyAnswer;
  }
}

/** Stores the unfinished answer until the next change; an empty one removes it. */
export function storeAnswer(deviceKey: string, question: number, answer: SupplementalAnswerValues): void {
  try {
    if (isEmptyAnswer(answer)) window.sessionStorage.removeItem(keyOf(deviceKey));
    else window.sessionStorage.setItem(keyOf(deviceKey), JSON.stringify({ question, said: answer }));
  } catch {
    // Without storage the answer is kept only in memory.
  }
}
