import type { TestServer } from '../../support/startTestServer.ts';

/** A group with reported numbers. */
export interface ReportedGroup {
  readonly campaign_id: number;
  readonly dim: string;
  /** Names of its categories; ignored for everyone together. */
  readonly members: readonly string[];
}

/** The result of plain SQL over the raw answers of one group. */
export interface SqlResult {
  /** Index of the requested group. */
  readonly cell: number;
  readonly subject: 'element' | 'topic' | 'overall';
  readonly subject_id: number;
  readonly value: number;
  readonly low: boolean;
  readonly high: boolean;
  readonly n_band: number;
  /** The exact number, which is never reported. */
  readonly n: number;
}

/**
 * The numbers of these groups, calculated from the answers by an independent implementation: mean of a person's questions, mean of people,
 * cap by the size band, unweighted mean of elements, then of topics.
 */
export async function computeGroupsBySql(
  { database }: TestServer,
  people: string,
  groups: readonly ReportedGroup[],
): Promise<SqlResult[]> {
  const cells = JSON.stringify(groups.map((group, cell) => ({ cell, ...group })));
  const { rows } = await database.executeSql(reckoning, [people, cells]);
  return rows as unknown as SqlResult[]; // The columns of the last query.
}

/** A margin of the results of everyone (no `band`), or of groups of a size band. */
export interface SqlMargin {
  readonly subject: SqlResult['subject'];
  readonly subject_id: number;
  readonly band: number | null;
  readonly margin: number;
}

/**
 * The 90% margins from the exact spread of everyone: for all of them with the exact number and the participation rate, for groups with the
 * smallest number of people in a band. The answers of the demo differ so much that the minimum spread has no effect.
 */
export async function computeMarginsBySql(
  { database }: TestServer,
  campaignId: number,
): Promise<SqlMargin[]> {
  const { rows } = await database.executeSql(computingMargins, [campaignId]);
  return rows as unknown as SqlMargin[]; // The columns of the query.
}

/** The relation of each other topic to the given one over everyone: the rank correlation in steps of .05. */
export async function computeDriversBySql({ database }: TestServer, campaignId: number, outcomeId: number) {
  const { rows } = await database.executeSql(linking, [campaignId, outcomeId]);
  return rows as unknown as { topic_id: number; link: number }[];
}

/** The element of each number in a response of a campaign: of each question, or of each linking constant of a short campaign. */
const askedElements = `
  select campaign_id, case when links is null
    then (select array_agg(element_id order by place)
      from unnest(question_ids) with ordinality as asked (id, place) join questions using (id))
    else (select array_agg((link ->> 'element_id')::int order by place)
      from jsonb_array_elements(links) with ordinality as asked (link, place))
  end as element_ids from campaign_forms`;

/** Every person's score in each element, calculated from the answers. */
export const personElements = `
  select responses.id, responses.campaign_id, answer.element_id, avg(answer.score::numeric) as score
  from responses
  join (${askedElements}) as asked using (campaign_id)
  cross join lateral unnest(responses.scores, asked.element_ids) as answer (score, element_id)
  group by responses.id, responses.campaign_id, answer.element_id`;

const computingMargins = `
  with scores as (select * from (${personElements}) as every where campaign_id = $1),
  topic_scores as (
    select scores.id, topic_id, avg(score) as score
    from scores join elements on elements.id = scores.element_id group by scores.id, topic_id
  ),
  spread as (
    select 'element' as subject, element_id as subject_id, stddev_samp(score) as sd, count(*) as n from scores group by element_id
    union all
    select 'topic', topic_id, stddev_samp(score), count(*) from topic_scores group by topic_id
    union all
    select 'overall', 0, stddev_samp(score), count(*)
    from (select avg(score) as score from topic_scores group by id) as totals
  ),
  sizes as (
    select null::int as band, 1 - greatest(0, final_participation_percent - 2.5) / 100
      * (case when length in ('short', 'short_pulse') then 0.5 else 1 end) as left_open
    from benchmark_campaigns where id = $1
    union all select band, 1 from (values (5), (10), (20), (50), (100)) as bands (band)
  )
  select subject, subject_id, band, ceil(1.645 * sd * sqrt(left_open / coalesce(band, n)))::int as margin
  from spread, sizes where n >= 20`;

const linking = `
  with own as (
    select scores.id, topic_id, round(avg(score), 9) as score
    from (${personElements}) as scores join elements on elements.id = scores.element_id
    where campaign_id = $1 and score is not null group by scores.id, topic_id
  ),
  ranked as (
    select id, topic_id,
      rank() over (partition by topic_id order by score) + (count(*) over (partition by topic_id, score) - 1) / 2.0 as place
    from own where id in (select id from own group by id having count(*) = (select count(distinct topic_id) from own))
  )
  select other.topic_id,
    greatest(-95, least(95, 5 * floor(20 * corr(outcome.place, other.place) + 0.5 + 1e-9))) / 100 as link
  from ranked as outcome join ranked as other using (id)
  where outcome.topic_id = $2 and other.topic_id <> $2
  group by other.topic_id having count(*) >= 100`;

const reckoning = `
  with people as (select * from jsonb_to_recordset($1::jsonb) as person (id uuid, g jsonb)),
  cells as (
    select * from jsonb_to_recordset($2::jsonb) as cell (cell int, campaign_id int, dim text, members text[])
  ),
  scores as (${personElements}),
  by_element as (
    select cell, element_id, avg(score) as mean, count(*)::int as n
    from cells
    join scores using (campaign_id)
    join people using (id)
    where dim = 'overall'
      or regexp_replace(coalesce(g ->> dim, '(not stated)'), '^[0-9]+:', '') = any (members)
    group by cell, element_id
  ),
  banded as (
    select *, (select max(band) from (values (0), (5), (10), (20), (50), (100)) as bands (band) where band <= n) as band
    from by_element
  ),
  limited as (
    select cell, element_id, n, band, least(greatest(mean, 100.0 / nullif(band, 0)), 100 - 100.0 / nullif(band, 0)) as mean,
      round(mean, 9) <= round(100.0 / nullif(band, 0), 9) as low,
      round(mean, 9) >= round(100 - 100.0 / nullif(band, 0), 9) as high
    from banded
  ),
  by_topic as (
    select cell, topic_id, min(n) as n, min(band) as band, avg(mean) as mean, bool_or(low) as low, bool_or(high) as high
    from limited join elements on elements.id = limited.element_id group by cell, topic_id
  ),
  everything as (
    select cell, 'element' as subject, element_id as subject_id, n, band, mean, low, high from limited
    union all select cell, 'topic', topic_id, n, band, mean, low, high from by_topic
    union all
    select cell, 'overall', 0, min(n), min(band), avg(mean), bool_or(low), bool_or(high) from by_topic group by cell
  )
  select cell, subject, subject_id, n, band as n_band, floor(round(mean, 9) + 0.5)::int as value, low, high
  from everything`;

/** Groups of fewer than five respondents, which may not be reported alone. */
export async function findSmallGroups({ database }: TestServer, people: string) {
  const { rows } = await database.executeSql(
    `select responses.campaign_id, own.key as dim, regexp_replace(coalesce(own.value, '(not stated)'), '^[0-9]+:', '') as name
     from jsonb_to_recordset($1::jsonb) as person (id uuid, g jsonb)
     join responses using (id)
     cross join lateral jsonb_each_text(person.g) as own
     group by 1, 2, 3 having count(*) < 5`,
    [people],
  );
  return rows as unknown as { campaign_id: number; dim: string; name: string }[];
}
