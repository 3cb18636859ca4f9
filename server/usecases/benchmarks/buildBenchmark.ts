import { type Quarter, quarterOf } from '../../../domain/dates/quarter.ts';
import { type AccountValue, buildCompanyBenchmark } from '../../../domain/release/companyBenchmark.ts';
import { meanOf } from '../../../domain/scoring/benchmarkScores.ts';
import { standardErrorOf } from '../../../domain/scoring/detectChanges.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { builderScope, platformScope } from '../../kernel/scope.ts';
import { listElements, type StoredElement } from '../../store/content/benchmarkContent.ts';
import {
  addBuild,
  isBuilt,
  listPublishedRanks,
  type PublishedRank,
} from '../../store/results/companyBenchmark.ts';

/**
 * Builds the benchmark across accounts once a quarter, from the results published in the previous four quarters and never from
 * answers. A quarter with too few accounts gets a build without norms, so that an account joining becomes visible only with the
 * next build (P16). Running it again has no effect.
 */
export async function buildBenchmark(deps: Deps): Promise<void> {
  const day = today(deps.clock);
  const now = quarterOf(day);
  const quarter = `${now.year}-${now.quarter}`;
  const { database } = deps;
  if (await database.as(platformScope, (tx) => isBuilt(tx, quarter))) return;
  const accountValues = await database.as(platformScope, async (tx) => {
    const window = { from: firstDay({ ...now, year: now.year - 1 }), before: firstDay(now) };
    const elements = await listElements(tx);
    return (await listPublishedRanks(tx, window)).map((one) => accountValueOf(one, elements));
  });
  await database.as(builderScope, (tx) =>
    addBuild(tx, { quarter, built_on: day }, buildCompanyBenchmark(accountValues)),
  );
}

function firstDay({ year, quarter }: Pick<Quarter, 'year' | 'quarter'>): string {
  return `${year}-${String(quarter * 3 - 2).padStart(2, '0')}-01`;
}

/** The spread assumed where too few people answered to publish one: the widest that chance alone produces. */
const assumedSpread = 29;

/**
 * Returns the value of an account with its standard error. The spread of a topic without a margin is at most
 * the average spread of its elements.
 */
function accountValueOf(
  { account_id, topic_id, value, n_band, margin, spread, respondents }: PublishedRank,
  elements: readonly StoredElement[],
): AccountValue {
  const spreads = elements.flatMap((element) =>
    element.topic_id === topic_id ? (spread[element.element_id] ?? []) : [],
  );
  const se =
    margin === null ? (meanOf(spreads) ?? assumedSpread) / Math.sqrt(n_band) : standardErrorOf(margin);
  return { account_id, topic_id, value, se, respondents };
}
