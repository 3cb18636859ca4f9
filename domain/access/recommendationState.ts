/** Results of surveys answered before this time are not requested (STATE-37, CONST-21). */
export const resultsCutoff = '2024-07-01 00:00:00';

/** `check`: unknown until the user's report has loaded (STATE-34). */
export type RecommendationAvailability = 'check' | boolean;

export interface RecommendationState {
  readonly availability: RecommendationAvailability;
  /** Whether a navigation to a protected route has already triggered the request since the page loaded or the user signed in. */
  readonly wasRequested: boolean;
}

export const unknownRecommendations: RecommendationState = { availability: 'check', wasRequested: false };

/** The request to send, with the body of `local_user_report` or `individual_results`. */
export type RecommendationFetch =
  | { readonly call: 'report'; readonly body: { readonly user_id: number } }
  | { readonly call: 'results'; readonly body: { readonly user_id: number; readonly answer_time: string } };

export interface RecommendationTransition {
  readonly recommendations: RecommendationState;
  readonly fetch: RecommendationFetch | null;
}

const reportRequest = (userId: number): RecommendationFetch => ({
  call: 'report',
  body: { user_id: userId },
});

const resultsRequest = (userId: number): RecommendationFetch => ({
  call: 'results',
  body: { user_id: userId, answer_time: resultsCutoff },
});

/**
 * Handles a navigation of a signed-in user. The first one to a protected route requests the report while availability is unknown, the
 * results if it is true, and nothing if it is false; later ones request nothing (STATE-36).
 */
export function requestOnNavigation(
  current: RecommendationState,
  navigation: { readonly isProtected: boolean; readonly userId: number },
): RecommendationTransition {
  if (!navigation.isProtected || current.wasRequested) return { recommendations: current, fetch: null };
  const recommendations = { ...current, wasRequested: true };
  if (current.availability === 'check') return { recommendations, fetch: reportRequest(navigation.userId) };
  return { recommendations, fetch: current.availability ? resultsRequest(navigation.userId) : null };
}

/** Handles the loaded report: availability is now known (STATE-35), and the results are requested if it is true. */
export function applyReport(
  current: RecommendationState,
  loaded: { readonly hasRecommendations: boolean; readonly userId: number },
): RecommendationTransition {
  return {
    recommendations: { ...current, availability: loaded.hasRecommendations },
    fetch: loaded.hasRecommendations ? resultsRequest(loaded.userId) : null,
  };
}
