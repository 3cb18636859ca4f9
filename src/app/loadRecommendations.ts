import {
  applyReport,
  type RecommendationTransition,
  requestOnNavigation,
  unknownRecommendations,
} from '../../domain/access/recommendationState.ts';
import { changeShell, readShell } from './shellState.ts';

let abortController = new AbortController();

/** Loads the recommendations of `userId` on a navigation. Failures are not reported, because no one waits for the result. */
export function loadRecommendations(navigation: {
  readonly isProtected: boolean;
  readonly userId: number;
}): void {
  void runStep(requestOnNavigation(readShell().recommendations, navigation), abortController.signal);
}

/** Clears the recommendations and aborts pending requests. */
export function clearRecommendations(): void {
  abortController.abort();
  abortController = new AbortController();
  changeShell({ recommendations: unknownRecommendations, ownResults: [] });
}

async function runStep(
  { recommendations, fetch }: RecommendationTransition,
  signal: AbortSignal,
): Promise<void> {
  changeShell({ recommendations });
  if (fetch?.call === 'report') {
    // A failed request counts as no recommendations (ERR-20).
    const { body } = fetch;
    const isAvailable = await import('../../dataProviders/recommendations.ts')
      .then(({ hasRecommendations }) => hasRecommendations(body, signal))
      .catch(() => false);
    if (signal.aborted) return;
    const loaded = { hasRecommendations: isAvailable, userId: body.user_id };
    await runStep(applyReport(readShell().recommendations, loaded), signal);
  }
  if (fetch?.call === 'results') {
    // A failed request leaves the results empty (ERR-19).
    const { body } = fetch;
    const ownResults = await import('../../dataProviders/results.ts')
      .then(({ fetchOwnResults }) => fetchOwnResults(body, signal))
      .catch(() => []);
    if (!signal.aborted) changeShell({ ownResults });
  }
}
