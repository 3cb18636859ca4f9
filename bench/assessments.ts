import { builderScope } from '../server/kernel/scope.ts';
import { listNewestScoringRuns } from '../server/store/scoring/scoringRuns.ts';
import { scoreNewAssessments } from '../server/usecases/scoring/scoreNewAssessments.ts';
import { aCycle, addFinishedPeople } from '../tests/support/finishedForms.ts';
import { addBenchAccount, type BenchDatabase, benchDeps, openBenchDatabase } from './benchDatabase.ts';
import { median } from './requestsPerSecond.ts';

const single = 30;
const many = 10_000;

export interface ScoringTimes {
  /** Median time of single forms, each scored by its own job run. */
  readonly oneMs: number;
  readonly many: number;
  readonly manyMs: number;
  /** Number of progress updates visible to others while many forms were scored. */
  readonly steps: number;
  /** The longest pause of the event loop. */
  readonly pauseMs: number;
}

/** Measures the time from the sealed form to the stored score, with the job running in the server. */
export async function measureAssessments(benchDatabase: BenchDatabase): Promise<ScoringTimes> {
  const database = await openBenchDatabase(benchDatabase);
  const { accountId } = await addBenchAccount(database);
  const deps = benchDeps(database, benchDatabase.secret);
  const times: number[] = [];
  for (let form = 0; form < single; form += 1) {
    const campaignId = await aCycle(deps, accountId);
    await addFinishedPeople(deps, { accountId, campaignId, count: 1, seed: form + 1 });
    const started = performance.now();
    await scoreNewAssessments(deps);
    times.push(performance.now() - started);
  }

  const campaignId = await aCycle(deps, accountId);
  await addFinishedPeople(deps, { accountId, campaignId, count: many });
  const progressValues = new Set<number>();
  const started = performance.now();
  let longest = 0;
  let last = started;
  const turns = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  let isOver = false;
  const scoring = scoreNewAssessments(deps).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const [run] = await database.as(builderScope, (tx) => listNewestScoringRuns(tx, 1));
    if (run) progressValues.add(run.done);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await scoring;
  clearInterval(turns);
  const manyMs = performance.now() - started;
  const { count } = await database.owner
    .selectFrom('scores')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  await database.close();
  if (Number(count) !== single + many) throw new Error(`${count} scores instead of ${single + many}`);
  return { oneMs: median(times), many, manyMs, steps: progressValues.size, pauseMs: longest };
}
