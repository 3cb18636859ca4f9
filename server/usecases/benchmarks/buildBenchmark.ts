import { type Quarter, quarterOf } from '../../../domain/dates/quarter.ts';
import { type AccountValue, externalBenchmark } from '../../../domain/release/externalBenchmark.ts';
import { meanOf } from '../../../domain/scoring/benchmarkScores.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { platformScope } from '../../kernel/scope.ts';
import { listElements, type StoredElement } from '../../store/content/benchmarkContent.ts';
import type { Scope } from '../../store/database.ts';
import {
  addBuild,
  isBuilt,
  type PublishedRank,
  publishedRanks,
} from '../../store/results/externalBenchmark.ts';
import { errorOf } from '../results/readCampaigns.ts';

const builder: Scope = { ...platformScope, role: 'builder' };

/**
 * Builds the benchmark across accounts once a quarter, from what was published in the four quarters before it and never
 * from answers. A quarter with too few accounts gets a build without norms, so that no account's joining is seen before
 * the next (P16). Run again it does nothing.
 */
export async function buildBenchmark(deps: Deps): Promise<void> {
  const day = today(deps.clock);
  const now = quarterOf(day);
  const quarter = `${now.year}-${now.quarter}`;
  const { database } = deps;
  if (await database.as(platformScope, (tx) => isBuilt(tx, quarter))) return;
  const standings = await database.as(platformScope, async (tx) => {
    const window = { from: firstDay({ ...now, year: now.year - 1 }), before: firstDay(now) };
    const elements = await listElements(tx);
    return (await publishedRanks(tx, window)).map((one) => standingOf(one, elements));
  });
  await database.as(builder, (tx) => addBuild(tx, { quarter, built_on: day }, externalBenchmark(standings)));
}

function firstDay({ year, quarter }: Pick<Quarter, 'year' | 'quarter'>): string {
  return `${year}-${String(quarter * 3 - 2).padStart(2, '0')}-01`;
}

/** Where too few answered for a spread to be published, as wide as chance would make it. */
const assumedSpread = 29;

/** A topic varies at most as much as its elements do on average, as in trends. */
function standingOf(
  { account_id, topic_id, value, n_band, spread, respondents }: PublishedRank,
  elements: readonly StoredElement[],
): AccountValue {
  const spreads = elements.flatMap((element) =>
    element.topic_id === topic_id ? (spread[element.element_id] ?? []) : [],
  );
  const se = errorOf(meanOf(spreads) ?? assumedSpread, n_band) ?? 0;
  return { account_id, topic_id, value, se, respondents };
}
