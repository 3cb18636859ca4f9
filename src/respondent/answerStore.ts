import { browserStorage } from '../../dataProviders/browserStorage.ts';
import {
  emptyAnswer,
  isEmptyAnswer,
  type SupplementalAnswerValues,
} from '../../domain/questions/supplementalAnswer.ts';

const keyOf = (deviceKey: string) => `cairn.said.${deviceKey}`;

/** Returns the unfinished answer to a custom question. Session storage survives a reload but not the tab. */
export function readStoredAnswer(deviceKey: string, question: number): SupplementalAnswerValues {
  try {
    const entry = JSON.parse(browserStorage('session').getItem(keyOf(deviceKey)) ?? 'null');
    return entry?.question === question ? { ...emptyAnswer, ...entry.said } : emptyAnswer;
  } catch {
    return emptyAnswer;
  }
}

/** Stores the unfinished answer until the next change; an empty one removes it. */
export function storeAnswer(deviceKey: string, question: number, answer: SupplementalAnswerValues): void {
  const storage = browserStorage('session');
  if (isEmptyAnswer(answer)) storage.removeItem(keyOf(deviceKey));
  else storage.setItem(keyOf(deviceKey), JSON.stringify({ question, said: answer }));
}
