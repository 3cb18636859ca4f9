import { createContext, useContext } from 'react';
import type { RecommendationAvailability } from '../../../domain/access/recommendationState.ts';

/** Whether the signed-in person has recommendations, and their own results, newest first. */
export interface RecommendationsState {
  readonly availability: RecommendationAvailability;
  readonly results: readonly { readonly campaign: string; readonly finished_on: string }[];
}

/** Provided by the shell, which loads them once. */
export const RecommendationsContext = createContext<RecommendationsState>({
  availability: 'check',
  results: [],
});

export const useRecommendations = (): RecommendationsState => useContext(RecommendationsContext);
