import { createContext, useContext } from 'react';
import type { Availability } from '../../../domain/access/recommendations.ts';

/** What the shell found out about the signed-in person; the results newest first, empty while none are known. */
export interface KnownRecommendations {
  readonly availability: Availability;
  readonly results: readonly { readonly campaign: string; readonly finished_on: string }[];
}

/** Provided by the shell, which asks once; a screen alone knows nothing. */
export const RecommendationsContext = createContext<KnownRecommendations>({
  availability: 'check',
  results: [],
});

export const useRecommendations = (): KnownRecommendations => useContext(RecommendationsContext);
