import { results } from '../../../locales/en/results.ts';
import { computeTopicScores } from '../../server/attack/computeTopicScores.ts';
import { rawPeople } from '../../server/results/keepForms.ts';
import { callResults } from '../../server/results/quarters.ts';
import {
  type ReportedDashboard,
  type ReportedTopic,
  readDashboard,
} from '../../server/results/reportedDashboard.ts';
import {
  computeDriversBySql,
  computeGroupsBySql,
  computeMarginsBySql,
  type SqlResult,
} from '../../server/results/resultsBySql.ts';
import type { Client } from '../../support/client.ts';
import type { TestServer } from '../../support/startTestServer.ts';

type Rows = readonly (readonly string[])[];

/** What plain SQL over the raw answers expects in each export of the newest campaign's dashboard. */
export interface ExpectedExports {
  /** Names with scores and margins. */
  readonly topics: Rows;
  readonly elements: (topic: ReportedTopic) => Rows;
  /** Topics with the score of everyone. */
  readonly everybody: Rows;
  /** Each group of a dimension: its name if not merged, its size, its score by topic. */
  readonly groups: (dim: string) => Rows;
  /** Topics and their mean, from the first quarter to the last. */
  readonly trend: Rows;
  /** Shares in percent, from the lowest band to the highest. */
  readonly distribution: (topic: ReportedTopic) => readonly string[];
  /** Group, topic, previous, current, change and margin of the departments that both campaigns have in common. */
  readonly changes: Rows;
  readonly links: Rows;
  /** The external benchmark: its source, and topic, own score, score, standard deviation and respondents of each row. */
  readonly external: { readonly source: string; readonly rows: Rows };
  /** Topic, own score, the quartiles of companies and the own percentile. */
  readonly companies: Rows;
  readonly newest: ReportedDashboard;
}

const keptNames = ['department', 'location', 'level', 'team'];
export const sortRows = (rows: Rows): Rows =>
  [...rows].sort((a, b) => (a.join() < b.join() ? -1 : a.join() > b.join() ? 1 : 0));

export async function expectedExportsOf(server: TestServer, admin: Client): Promise<ExpectedExports> {
  const reported = await readDashboard(admin);
  const wholes = reported.filter(({ dim }) => dim === 'overall');
  const newest = wholes[0];
  // Different audiences are never compared.
  const compared = wholes.filter(({ audience }) => audience === newest?.audience).toReversed();
  const before = compared.at(-2);
  if (!newest || !before) throw new Error('The demo has published less than two campaigns.');
  const raw = await computeGroupsBySql(server, await rawPeople(server), reported);
  const margins = new Map<string, number>();
  for (const { campaign_id } of [newest, before]) {
    for (const { subject, subject_id, band, margin } of await computeMarginsBySql(server, campaign_id)) {
      margins.set([campaign_id, subject, subject_id, band].join(), margin);
    }
  }
  const findResult = (group: ReportedDashboard, subject: SqlResult['subject'], id: number) =>
    raw.find(
      (one) => one.cell === reported.indexOf(group) && one.subject === subject && one.subject_id === id,
    );
  const score = (...of: Parameters<typeof findResult>) => textOf(findResult(...of));
  /** The margin for the size of a group, or for everyone. */
  const marginOf = (group: ReportedDashboard, subject: SqlResult['subject'], id: number) => {
    const band = group.dim === 'overall' ? null : findResult(group, subject, id)?.n_band;
    return margins.get([group.campaign_id, subject, id, band].join()) ?? 0;
  };
  const groupsOf = (campaign: ReportedDashboard, dim: string) =>
    reported.filter((one) => one.dim === dim && one.campaign_id === campaign.campaign_id);

  const changes = groupsOf(newest, 'department').flatMap((now) => {
    const then = groupsOf(before, 'department').find(({ members }) => `${members}` === `${now.members}`);
    if (!then) return [];
    return newest.topics.map((topic) => {
      const [from, to] = [then, now].map((group) => findResult(group, 'topic', topic.topic_id));
      const sure = Math.hypot(
        marginOf(then, 'topic', topic.topic_id),
        marginOf(now, 'topic', topic.topic_id),
      );
      const isOpen = !from || !to || from.low || from.high || to.low || to.high;
      const change = isOpen ? ['', ''] : [String(to.value - from.value), String(Math.ceil(sure - 1e-9))];
      return [now.members.join(), topic.topic, textOf(from), textOf(to), ...change];
    });
  });
  const scores = (await computeTopicScores(server)).filter((one) => one.campaign_id === newest.campaign_id);
  const { counts } = (await callResults(admin, 'icb_score_counts_by_topic')).body;
  const outcome = newest.topics.find(({ topic }) => topic === 'Belonging');
  const external = (
    await server.database.executeSql(
      'select topic_id, score::float8::text as score, spread::float8::text as spread, n::text as n, source from benchmark_file_rows',
    )
  ).rows as { topic_id: number; score: string; spread: string; n: string; source: string }[];
  const norms = (
    await server.database.executeSql(
      `select norms.topic_id, norms.p25::text, norms.p50::text, norms.p75::text, places.percentile::text as place
       from benchmark_norms norms join benchmark_places places using (quarter, topic_id)
       join accounts on accounts.id = places.account_id where accounts.name = 'Harbor & Pine'`,
    )
  ).rows as { topic_id: number; p25: string; p50: string; p75: string; place: string }[];
  const links = await computeDriversBySql(server, newest.campaign_id, outcome?.topic_id ?? 0);
  const isNewest = (one: { readonly campaign_id: number }) => one.campaign_id === newest.campaign_id;

  return {
    newest,
    topics: [
      [results.overall, score(newest, 'overall', 0), String(marginOf(newest, 'overall', 0))],
      ...newest.topics.map((topic) => [
        topic.topic,
        score(newest, 'topic', topic.topic_id),
        String(marginOf(newest, 'topic', topic.topic_id)),
      ]),
    ],
    elements: (topic) =>
      topic.elements.map(({ element_id, element }) => {
        return [
          element,
          score(newest, 'element', element_id),
          String(marginOf(newest, 'element', element_id)),
        ];
      }),
    everybody: newest.topics.map(({ topic, topic_id }) => [topic, score(newest, 'topic', topic_id)]),
    groups: (dim) =>
      groupsOf(newest, dim).map((group) => [
        group.members.length === 1 && keptNames.includes(dim) ? group.members.join() : '',
        peopleOf(raw.find((one) => one.cell === reported.indexOf(group))),
        ...newest.topics.map(({ topic_id }) => score(group, 'topic', topic_id)),
      ]),
    trend: [
      ...newest.topics.map(({ topic, topic_id }) => [
        topic,
        ...compared.map((whole) => score(whole, 'topic', topic_id)),
      ]),
      [results.trend.average, ...compared.map((whole) => score(whole, 'overall', 0))],
    ],
    distribution: ({ topic_id }) => {
      const own = scores.filter((one) => one.topic_id === topic_id);
      const bands: readonly { from: number; to: number }[] =
        counts.find(
          (one: { campaign_id: number; topic_id: number }) => isNewest(one) && one.topic_id === topic_id,
        )?.bands ?? [];
      return bands.map(({ from, to }) => {
        const people = own.filter(({ score: one }) => one >= from && (one < to || to === 100)).length;
        return String(Math.round((20 * people) / own.length) * 5);
      });
    },
    changes,
    links: newest.topics.flatMap(({ topic, topic_id }) =>
      links.flatMap((one) => (one.topic_id === topic_id ? [[topic, String(one.link)]] : [])),
    ),
    companies: newest.topics.flatMap(({ topic, topic_id }) =>
      norms
        .filter((one) => one.topic_id === topic_id)
        .map(({ p25, p50, p75, place }) => [topic, score(newest, 'topic', topic_id), p25, p50, p75, place]),
    ),
    external: {
      source: external[0]?.source ?? '',
      rows: newest.topics.flatMap(({ topic, topic_id }) =>
        external
          .filter((one) => one.topic_id === topic_id)
          .map(({ score: their, spread, n }) => [topic, score(newest, 'topic', topic_id), their, spread, n]),
      ),
    },
  };
}

/** The size of a group as the product displays it, which is a band. */
const peopleOf = (reckoned: SqlResult | undefined): string =>
  Object.entries(results.people).find(([band]) => band === String(reckoned?.n_band))?.[1] ?? '';

function textOf(reckoned: SqlResult | undefined): string {
  if (!reckoned) return 'nothing';
  const { value, low, high } = reckoned;
  const words = high ? results.orMore : low ? results.orLess : '%{value}';
  return words.replace('%{value}', String(value));
}
