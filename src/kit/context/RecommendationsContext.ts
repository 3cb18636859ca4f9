import { createContext, useContext } from 'react';
import type { Availability } from '../../../domain/access/recommendations.ts';

/** Whether the signed-in person has recommendations, and their own results, newest first. */
export interface KnownRecommendations {
  readonly availability: Availability;
  readonly results: readonly { readonly campaign: string; readonly finished_on: string }[];
}

/** Provided by the shell, which loads them once. */
export const RecommendationsContext = createContext<KnownRecommendations>({
  availability: 'check',
  results: [],
});

export const useRecommendations = (): KnownRecommendations => useContext(RecommendationsContext);
