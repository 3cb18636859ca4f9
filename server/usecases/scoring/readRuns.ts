import type { Deps } from '../../deps.ts';
import { newestScoringRuns } from '../../store/scoring/runs.ts';
import { everywhere } from '../scopes.ts';

const shown = 10;

/** How far the newest runs have come. */
export const readScoringRuns = (deps: Deps) =>
  deps.database.as(everywhere, (tx) => newestScoringRuns(tx, shown));
