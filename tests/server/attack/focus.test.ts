import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { type HarvestedCompany, harvestCompanies } from './harvestedCompanies.ts';
import { findPublishedNumbers, type PublishedNumber } from './requestAllResults.ts';

let server: TestServer;
let one: HarvestedCompany;
let clients: Readonly<Record<string, Client>>;

beforeAll(async () => {
  server = await startTestServer({ now: new Date('2026-08-20T09:00:00Z') });
  const [company] = await harvestCompanies(server, 1);
  if (!company) throw new Error('no company');
  one = company;
  clients = company.clients;
}, 300_000);
afterAll(() => server.close());

interface Reason {
  readonly kind: 'decline' | 'gap' | 'low';
  readonly reference: number | null;
}
interface ReportedTopic {
  readonly topic_id: number;
  readonly answer_percent: number;
  readonly reasons: readonly Reason[];
}

/** The topic scores that one caller got from the calls about results, as campaign, group, topic and value. */
function harvestedBy(role: string): ReadonlySet<string> {
  const newest = one.campaigns.at(-1) ?? 0;
  const figures = (one.harvested[role] ?? []).flatMap((reply) => findPublishedNumbers(reply, newest));
  return new Set(figures.filter(({ subject }) => subject === 'topic').map(cellOf));
}
const cellOf = ({ campaign_id, dim, members, subject_id, value }: PublishedNumber) =>
  JSON.stringify([campaign_id, dim === 'overall' ? [] : members, subject_id, value]);

const earlier = () => one.campaigns[0] ?? 0;
const newest = () => one.campaigns.at(-1) ?? 0;

/** The scores that a topic with its reasons states, in the notation of `harvestedBy`. */
const statedBy = (
  campaign: number,
  members: readonly string[],
  { topic_id, answer_percent, reasons }: ReportedTopic,
) => [
  JSON.stringify([campaign, [...members].sort(), topic_id, answer_percent]),
  ...reasons.flatMap(({ kind, reference }) => {
    if (reference === null) return [];
    const [from, group] = kind === 'gap' ? [campaign, []] : [earlier(), [...members].sort()];
    return [JSON.stringify([from, group, topic_id, reference])];
  }),
];
const roles = () => Object.keys(one.harvested);
const teamsAndCompany = () => [null, ...one.teamIds];
/** The stated scores that the caller doesn't read in the results. */
const unknownTo = (role: string, stated: readonly string[]) => {
  const harvested = harvestedBy(role);
  return stated.filter((cell) => !harvested.has(cell)).map((cell) => `${role} ${cell}`);
};

async function readFocus(role: string, campaign_id: number, team_id: number | null) {
  const reply = await clients[role]?.post('/api/v2/team_actions/focus', { campaign_id, team_id });
  return reply?.status === 200
    ? (reply.body as { readonly members: readonly string[]; readonly topics: readonly ReportedTopic[] })
    : { members: [], topics: [] };
}

async function chooseFocus(team_id: number | null, topic_id: number): Promise<number> {
  const { status, body } = await one.company.admin.post('/api/v2/team_actions/create', {
    ...{ request_key: randomUUID(), campaign_id: newest(), team_id, topic_id },
    ...{ title: 'Ask first', suggestion: null, owner_id: one.members[0]?.user.id },
    ...{ starts_on: '2026-12-01', due_on: '2026-12-31', visible_to_team: true },
  });
  expect([status, body.code]).toEqual([200, undefined]);
  return body.id;
}

describe('the focus of a group', { timeout: 300_000 }, () => {
  test('P8 states only cells that the same caller reads in the results', async () => {
    const stated: string[] = [];
    for (const role of roles()) {
      for (const campaign of one.campaigns) {
        for (const team_id of teamsAndCompany()) {
          const { members, topics } = await readFocus(role, campaign, team_id);
          const own = topics.flatMap((topic) => statedBy(campaign, members, topic));
          expect(unknownTo(role, own)).toEqual([]);
          stated.push(...own);
        }
      }
    }
    expect(stated.length).toBeGreaterThan(20);
  });

  test('P23 is shown with its score only to those who read this score in the results', async () => {
    const readers: string[] = [];
    for (const team_id of teamsAndCompany()) {
      const { members, topics } = await readFocus('admin', newest(), team_id);
      const [topic] = topics;
      if (!topic) continue;
      const id = await chooseFocus(team_id, topic.topic_id);
      for (const role of roles()) {
        const reply = await clients[role]?.post('/api/v2/team_actions/read', { id });
        const evidence = reply?.status === 200 ? reply.body.action.evidence : null;
        if (evidence) readers.push(role);
        const stated = evidence ? statedBy(newest(), members, evidence) : [];
        expect(unknownTo(role, stated)).toEqual([]);
      }
    }
    expect(new Set(readers)).toEqual(new Set(['admin', 'viewer']));
  });
});
