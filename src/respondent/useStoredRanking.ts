import { useEffect } from 'react';
import { emptyRanking } from '../../domain/survey/ranking.ts';
import type { Flow } from './flow.ts';
import { storeRanking } from './rankingStore.ts';

/** Keeps what is ranked so far across a reload of the page; nothing is left of it once the question is answered. */
export function useStoredRanking({ opened, session }: Flow): void {
  const deviceKey = opened?.device_key ?? null;
  const question = session?.left[0]?.question_id ?? null;
  const ranking = session?.ranking ?? emptyRanking;
  useEffect(() => {
    if (deviceKey === null) return;
    const isBegun = question !== null && ranking.some((option) => option !== null);
    storeRanking(deviceKey, isBegun ? { question_id: question, ranking } : null);
  }, [deviceKey, question, ranking]);
}
