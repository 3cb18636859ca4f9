import type { Route } from '../route.ts';

/** Subjects of live sessions and their dated events. */
export const sessionsRoutes: readonly Route[] = [];
