import type { Route } from '../route.ts';

/** Sprints, for whoever builds them. */
export const builderRoutes: readonly Route[] = [];
