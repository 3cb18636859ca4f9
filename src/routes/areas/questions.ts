import type { Route } from '../route.ts';

/** What is asked, and in which words. */
export const questionsRoutes: readonly Route[] = [];
