import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { BrowserSession } from '../../dataProviders/session.ts';
import type { ProductApp } from '../../domain/access/routeAccess.ts';
import type { RecommendationsState } from '../kit/context/RecommendationsContext.ts';
import type { Route } from '../routes/route.ts';
import { useApp } from './appContext.ts';
import { clearRecommendations, loadRecommendations } from './loadRecommendations.ts';
import { useShell } from './shellState.ts';
import { useSession } from './useSession.ts';
import { waitUntilLoaded } from './waitUntilLoaded.ts';

/** Loads recommendations once, on the first protected page after a load or a sign-in. */
export function useLoadRecommendations(route: Route | null): void {
  const { app } = useApp();
  const queryClient = useQueryClient();
  const userId = recommendationsUserId(useSession(), app);
  const isProtected = route?.needs.some((tier) => tier !== 'anyone') ?? false;
  useEffect(() => {
    if (userId !== null) return clearRecommendations;
  }, [userId]);
  useEffect(() => {
    if (userId === null) return;
    let isCurrent = true;
    void waitUntilLoaded(queryClient).then(() => {
      if (isCurrent) loadRecommendations({ isProtected, userId });
    });
    return () => {
      isCurrent = false;
    };
  }, [userId, isProtected, queryClient]);
}

/** The recommendations as screens read them. */
export function useRecommendationsState(): RecommendationsState {
  const availability = useShell((shell) => shell.recommendations.availability);
  const results = useShell((shell) => shell.ownResults);
  return useMemo(() => ({ availability, results }), [availability, results]);
}

/**
 * The person to load recommendations for; null during emulation and in the HR app, which has no page of own results.
 */
function recommendationsUserId(
  { currentUser, ownAccount, currentAccount }: BrowserSession,
  app: ProductApp,
): number | null {
  if (app === 'hr' || ownAccount?.id !== currentAccount?.id) return null;
  return currentUser?.id ?? null;
}
