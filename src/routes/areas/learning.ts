import type { Route } from '../route.ts';

/** Courses, paths and who is asked to follow them. */
export const learningRoutes: readonly Route[] = [];
