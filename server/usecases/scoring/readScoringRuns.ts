import type { Deps } from '../../deps.ts';
import { platformScope } from '../../kernel/scope.ts';
import { listNewestScoringRuns } from '../../store/scoring/scoringRuns.ts';

const maxRuns = 10;

/** Returns the progress of the latest runs. */
export const readScoringRuns = (deps: Deps) =>
  deps.database.as(platformScope, (tx) => listNewestScoringRuns(tx, maxRuns));
