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

/**
 * Loads the recommendations of `userId` when a page is opened. Failures are silent, because no one waits for the
 * result.
 */
export function recommendAt(navigation: { readonly isProtected: boolean; readonly userId: number }): void {
  void take(onNavigation(readShell().recommendations, navigation), asking.signal);
}

/** Clears the recommendations and aborts pending requests. */
export function forgetRecommendations(): void {
  asking.abort();
  asking = new AbortController();
  changeShell({ recommendations: unknownRecommendations, ownResults: [] });
}

async function take({ recommendations, fetch }: RecommendationStep, signal: AbortSignal): Promise<void> {
  changeShell({ recommendations });
  if (fetch?.call === 'report') {
    // A failed request counts as no recommendations (ERR-20).
    const found = await hasRecommendations(fetch.body, signal).catch(() => false);
    if (signal.aborted) return;
    const loaded = { hasRecommendations: found, userId: fetch.body.user_id };
    await take(onReport(readShell().recommendations, loaded), signal);
  }
  if (fetch?.call === 'results') {
    // A failed request leaves the results empty (ERR-19).
    const ownResults = await fetchOwnResults(fetch.body, signal).catch(() => []);
    if (!signal.aborted) changeShell({ ownResults });
  }
}
