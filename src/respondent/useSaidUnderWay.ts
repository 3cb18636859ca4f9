import { useEffect, useState } from 'react';
import { nothingSaid, type Said, saysNothing } from '../../domain/questions/supplementalAnswer.ts';

const keyOf = (deviceKey: string) => `cairn.said.${deviceKey}`;

/**
 * What is being said to one of the account's own questions. Like a ranking under way it outlives a reload in the tab's own
 * memory, and is gone once the question is left.
 */
export function useSaidUnderWay(
  deviceKey: string | null,
  question: number,
): readonly [Said, (said: Said) => void] {
  const [said, setSaid] = useState<Said>(() =>
    deviceKey === null ? nothingSaid : kept(deviceKey, question),
  );
  useEffect(() => {
    if (deviceKey === null) return;
    keep(deviceKey, saysNothing(said) ? null : { question, said });
    return () => keep(deviceKey, null);
  }, [deviceKey, question, said]);
  return [said, setSaid];
}

function kept(deviceKey: string, question: number): Said {
  try {
    const held = JSON.parse(window.sessionStorage.getItem(keyOf(deviceKey)) ?? 'null');
    return held?.question === question ? { ...nothingSaid, ...held.said } : nothingSaid;
  } catch {
    return nothingSaid;
  }
}

function keep(deviceKey: string, held: { readonly question: number; readonly said: Said } | null): void {
  try {
    if (held === null) window.sessionStorage.removeItem(keyOf(deviceKey));
    else window.sessionStorage.setItem(keyOf(deviceKey), JSON.stringify(held));
  } catch {
    // A browser that refuses storage keeps it as long as the page lives.
  }
}
