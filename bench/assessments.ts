import { newestScoringRuns } from '../server/store/scoring/runs.ts';
import { builderScope, scoreAssessments } from '../server/usecases/scoring/scoreAssessments.ts';
import { aCycle, manyFinished } from '../tests/support/finishedForms.ts';
import { depsOn, type Ground, openGround, openOffice } from './ground.ts';
import { median } from './load.ts';

const single = 30;
const many = 10_000;

export interface Scored {
  /** Median time of single forms, each scored by its own job run. */
  readonly oneMs: number;
  readonly many: number;
  readonly manyMs: number;
  /** Number of progress updates visible to others while many forms were scored. */
  readonly steps: number;
  /** The longest pause of the event loop. */
  readonly pauseMs: number;
}

/** Time from the sealed form to the stored score, with the job running in the server. */
export async function assessments(ground: Ground): Promise<Scored> {
  const database = await openGround(ground);
  const { accountId } = await openOffice(database);
  const deps = depsOn(database, ground.secret);
  const { secret } = deps.environment;
  const place = { database, secret };
  const times: number[] = [];
  for (let form = 0; form < single; form += 1) {
    const campaignId = await aCycle(place, accountId);
    await manyFinished(place, { accountId, campaignId, count: 1, seed: form + 1 });
    const started = performance.now();
    await scoreAssessments(deps);
    times.push(performance.now() - started);
  }

  const campaignId = await aCycle(place, accountId);
  await manyFinished(place, { accountId, campaignId, count: many });
  const seen = new Set<number>();
  const started = performance.now();
  let longest = 0;
  let last = started;
  const turns = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  let isOver = false;
  const scoring = scoreAssessments(deps).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const [run] = await database.as(builderScope, (tx) => newestScoringRuns(tx, 1));
    if (run) seen.add(run.done);
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
  return { oneMs: median(times), many, manyMs, steps: seen.size, pauseMs: longest };
}
