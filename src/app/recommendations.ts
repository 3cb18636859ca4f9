import { hasRecommendations } from '../../dataProviders/recommendations.ts';
import { fetchOwnResults } from '../../dataProviders/results.ts';
import {
  onNavigation,
  onReport,
  type RecommendationStep,
  unknownRecommendations,
} from '../../domain/access/recommendations.ts';
import { changeShell, readShell } from './shellState.ts';

let asking = new AbortController();

/** A page is drawn for `userId`. Nobody waits for what is asked here, so nobody is told when it fails. */
export function recommendAt(navigation: { readonly isProtected: boolean; readonly userId: number }): void {
  void take(onNavigation(readShell().recommendations, navigation), asking.signal);
}

/** Nothing of the person remains; what is still under way is given up. */
export function forgetRecommendations(): void {
  asking.abort();
  asking = new AbortController();
  changeShell({ recommendations: unknownRecommendations, ownResults: [] });
}

async function take({ recommendations, fetch }: RecommendationStep, signal: AbortSignal): Promise<void> {
  changeShell({ recommendations });
  if (fetch?.call === 'report') {
    // A failed report recommends nothing (ERR-20).
    const found = await hasRecommendations(fetch.body, signal).catch(() => false);
    if (signal.aborted) return;
    const loaded = { hasRecommendations: found, userId: fetch.body.user_id };
    await take(onReport(readShell().recommendations, loaded), signal);
  }
  if (fetch?.call === 'results') {
    // Failed results leave an empty list (ERR-19).
    const ownResults = await fetchOwnResults(fetch.body, signal).catch(() => []);
    if (!signal.aborted) changeShell({ ownResults });
  }
}
