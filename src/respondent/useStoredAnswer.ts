import { useEffect, useState } from 'react';
import {
  emptyAnswer,
  isEmptyAnswer,
  type SupplementalAnswerValues,
} from '../../domain/questions/supplementalAnswer.ts';

const keyOf = (deviceKey: string) => `cairn.said.${deviceKey}`;

/**
 * The unfinished answer to a custom question. It is kept in session storage, so that it survives a reload, and removed
 * when the question is left.
 */
export function useStoredAnswer(
  deviceKey: string | null,
  question: number,
): readonly [SupplementalAnswerValues, (answer: SupplementalAnswerValues) => void] {
  const [answer, setAnswer] = useState<SupplementalAnswerValues>(() =>
    deviceKey === null ? emptyAnswer : readEntry(deviceKey, question),
  );
  useEffect(() => {
    if (deviceKey === null) return;
    storeEntry(deviceKey, isEmptyAnswer(answer) ? null : { question, said: answer });
    return () => storeEntry(deviceKey, null);
  }, [deviceKey, question, answer]);
  return [answer, setAnswer];
}

function readEntry(deviceKey: string, question: number): SupplementalAnswerValues {
  try {
    const entry = JSON.parse(window.sessionStorage.getItem(keyOf(deviceKey)) ?? 'null');
    return entry?.question === question ? { ...emptyAnswer, ...entry.said } : emptyAnswer;
  } catch {
    return emptyAnswer;
  }
}

function storeEntry(
  deviceKey: string,
  entry: { readonly question: number; readonly said: SupplementalAnswerValues } | null,
): void {
  try {
    if (entry === null) window.sessionStorage.removeItem(keyOf(deviceKey));
    else window.sessionStorage.setItem(keyOf(deviceKey), JSON.stringify(entry));
  } catch {
    // Without storage the answer is kept only in memory.
  }
}
