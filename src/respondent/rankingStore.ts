import { browserStorage } from '../../dataProviders/browserStorage.ts';
import type { OptionRanking } from '../../domain/survey/optionRanking.ts';

/** A stored, unfinished ranking. */
export interface StoredRanking {
  readonly question_id: number;
  readonly ranking: OptionRanking;
}

const keyOf = (deviceKey: string) => `cairn.ranking.${deviceKey}`;

/**
 * The unfinished ranking of a participation. Session storage survives a reload but not the tab, so nothing remains on a
 * shared device. The caller checks whether it fits the current question.
 */
export function readStoredRanking(deviceKey: string): StoredRanking | null {
  try {
    const stored = JSON.parse(browserStorage('session').getItem(keyOf(deviceKey)) ?? 'null');
    return Array.isArray(stored?.ranking) ? stored : null;
  } catch {
    return null;
  }
}

/** Stores the ranking until the next change; null removes it. */
export function storeRanking(deviceKey: string, ranking: StoredRanking | null): void {
  const storage = browserStorage('session');
  if (ranking === null) storage.removeItem(keyOf(deviceKey));
  else storage.setItem(keyOf(deviceKey), JSON.stringify(ranking));
}
