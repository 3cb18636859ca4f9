import type { Ranking } from '../../domain/survey/ranking.ts';

/** The ranking that was under way when the page was last seen. */
export interface StoredRanking {
  readonly question_id: number;
  readonly ranking: Ranking;
}

const keyOf = (deviceKey: string) => `cairn.ranking.${deviceKey}`;

/**
 * What was found for this participation in the tab's own memory: it outlives a reload, and on a shared device it is
 * gone with the tab. Whether it still fits the question is for the reader to see.
 */
export function readStoredRanking(deviceKey: string): StoredRanking | null {
  try {
    const held = JSON.parse(window.sessionStorage.getItem(keyOf(deviceKey)) ?? 'null');
    return Array.isArray(held?.ranking) ? held : null;
  } catch {
    return null;
  }
}

/** Keeps it until the next change; null when it was answered, cleared or is asked no more. */
export function storeRanking(deviceKey: string, underWay: StoredRanking | null): void {
  try {
    if (underWay === null) window.sessionStorage.removeItem(keyOf(deviceKey));
    else window.sessionStorage.setItem(keyOf(deviceKey), JSON.stringify(underWay));
  } catch {
    // A browser that refuses storage keeps it as long as the page lives.
  }
}
