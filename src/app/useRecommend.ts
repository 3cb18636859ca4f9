import { useEffect, useMemo } from 'react';
import type { BrowserSession } from '../../dataProviders/session.ts';
import type { App } from '../../domain/access/routeAccess.ts';
import type { KnownRecommendations } from '../kit/context/RecommendationsContext.ts';
import type { Route } from '../routes/route.ts';
import { useApp } from './appContext.ts';
import { forgetRecommendations, recommendAt } from './recommendations.ts';
import { useShell } from './shellState.ts';
import { useSession } from './useSession.ts';

/** Loads recommendations once, on the first protected page after a load or a sign-in. */
export function useRecommend(route: Route | null): void {
  const { app } = useApp();
  const userId = recommendedTo(useSession(), app);
  const isProtected = route?.needs.some((tier) => tier !== 'anyone') ?? false;
  useEffect(() => {
    if (userId !== null) return forgetRecommendations;
  }, [userId]);
  useEffect(() => {
    if (userId !== null) recommendAt({ isProtected, userId });
  }, [userId, isProtected]);
}

/** The recommendations as screens read them. */
export function useKnownRecommendations(): KnownRecommendations {
  const availability = useShell((shell) => shell.recommendations.availability);
  const results = useShell((shell) => shell.ownResults);
  return useMemo(() => ({ availability, results }), [availability, results]);
}

/**
 * The person to load recommendations for; null during emulation and in the HR app, which has no page of own results.
 */
function recommendedTo({ currentUser, ownAccount, currentAccount }: BrowserSession, app: App): number | null {
  if (app === 'hr' || ownAccount?.id !== currentAccount?.id) return null;
  return currentUser?.id ?? null;
}
