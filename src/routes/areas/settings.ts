import type { Route } from '../route.ts';

/** What an account sets up for itself. */
export const settingsRoutes: readonly Route[] = [];
