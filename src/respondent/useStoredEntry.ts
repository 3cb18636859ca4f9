import { useEffect, useState } from 'react';
import { type EnteredAnswer, emptyAnswer, isEmptyAnswer } from '../../domain/questions/supplementalAnswer.ts';

const keyOf = (deviceKey: string) => `cairn.said.${deviceKey}`;

/**
 * What is being said to one of the account's own questions. Like a ranking under way it outlives a reload in the tab's own
 * memory, and is gone once the question is left.
 */
export function useStoredEntry(
  deviceKey: string | null,
  question: number,
): readonly [EnteredAnswer, (said: EnteredAnswer) => void] {
  const [said, setSaid] = useState<EnteredAnswer>(() =>
    deviceKey === null ? emptyAnswer : kept(deviceKey, question),
  );
  useEffect(() => {
    if (deviceKey === null) return;
    keep(deviceKey, isEmptyAnswer(said) ? null : { question, said });
    return () => keep(deviceKey, null);
  }, [deviceKey, question, said]);
  return [said, setSaid];
}

function kept(deviceKey: string, question: number): EnteredAnswer {
  try {
    const held = JSON.parse(window.sessionStorage.getItem(keyOf(deviceKey)) ?? 'null');
    return held?.question === question ? { ...emptyAnswer, ...held.said } : emptyAnswer;
  } catch {
    return emptyAnswer;
  }
}

function keep(
  deviceKey: string,
  held: { readonly question: number; readonly said: EnteredAnswer } | null,
): void {
  try {
    if (held === null) window.sessionStorage.removeItem(keyOf(deviceKey));
    else window.sessionStorage.setItem(keyOf(deviceKey), JSON.stringify(held));
  } catch {
    // A browser that refuses storage keeps it as long as the page lives.
  }
}
