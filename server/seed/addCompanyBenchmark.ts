import { quarterOf } from '../../domain/dates/quarter.ts';
import { type AccountValue, buildCompanyBenchmark } from '../../domain/release/companyBenchmark.ts';
import { today } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { builderScope, platformScope } from '../kernel/scope.ts';
import { listTopics } from '../store/content/benchmarkContent.ts';
import { addBuild, listPublishedRanks } from '../store/results/companyBenchmark.ts';
import type { Random } from './demoRandom.ts';

/** Companies that exist only as scores, because the comparison needs ten. */
const inventedCompanies = 14;
const respondentsEach = 140;
/** The typical scores of the topics in their order, repeated if there are more topics. */
const typicalScores = [69, 70, 57, 66, 80, 71];

/** Builds this quarter's comparison across companies from the published results of the demo and invented ones. */
export async function addCompanyBenchmark(deps: Deps, random: Random): Promise<void> {
  const day = today(deps.clock);
  const { year, quarter } = quarterOf(day);
  const { topics, published } = await deps.database.as(platformScope, async (tx) => ({
    topics: await listTopics(tx),
    published: await listPublishedRanks(tx, { from: `${year - 1}-01-01`, before: day }),
  }));
  const real = published.map(
    ({ account_id, topic_id, value, respondents }): AccountValue => ({
      ...{ account_id, topic_id, value, respondents },
      se: 2,
    }),
  );
  const invented = topics.flatMap(({ topic_id }, at) =>
    Array.from(
      { length: inventedCompanies },
      (_, company): AccountValue => ({
        account_id: -company - 1,
        topic_id,
        value: (typicalScores[at % typicalScores.length] ?? 65) + 6 * random.normal(),
        se: 2,
        respondents: respondentsEach,
      }),
    ),
  );
  const built = buildCompanyBenchmark([...real, ...invented]);
  if (!built) return;
  const ranks = built.ranks.filter(({ account_id }) => account_id > 0);
  const build = { quarter: `${year}-${quarter}`, built_on: day };
  await deps.database.as(builderScope, (tx) => addBuild(tx, build, { ...built, ranks }));
}
