import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoUsers } from '../../../server/content/demoUsers.ts';
import { isEmpty, loadDemo } from '../../../server/seed/loadDemo.ts';
import { type House, startHouse } from '../../support/startHouse.ts';

let house: House;
const said: string[] = [];

beforeAll(async () => {
  house = await startHouse();
  await loadDemo(house.deps, (sentence) => said.push(sentence));
}, 120_000);
afterAll(() => house.close());

const rows = (table: 'users' | 'teams' | 'benchmark_campaigns' | 'releases') =>
  house.database.owner.selectFrom(table).selectAll().orderBy('id').execute();

test('everybody of the sign-in page is there, and the loading told what it did', async () => {
  const emails = (await rows('users')).map((user) => ('email' in user ? user.email : ''));
  expect(emails).toEqual(expect.arrayContaining(demoUsers.map(({ email }) => email)));
  expect(await isEmpty(house.database)).toBe(false);
  expect(said).toHaveLength(2);
});

test('the supervisor leads two teams, one of 12 people and one of 4', async () => {
  const led = await house.database.owner
    .selectFrom('teams')
    .innerJoin('users', 'users.id', 'teams.leader_id')
    .innerJoin('memberships', 'memberships.team_id', 'teams.id')
    .select(({ fn }) => ['teams.name', fn.countAll<number>().as('size')])
    .where('users.email', '=', 'supervisor@demo.example')
    .groupBy('teams.name')
    .execute();
  expect(led.map(({ size }) => size).sort((a, b) => a - b)).toEqual([4, 12]);
});

test('five quarters are published with their proof, one is open, one is a draft', async () => {
  const statuses = (await rows('benchmark_campaigns')).map((row) => ('status' in row ? row.status : ''));
  const count = (status: string) => statuses.filter((one) => one === status).length;
  expect([count('closed'), count('open'), count('draft')]).toEqual([6, 1, 1]);
  const proofs = (await rows('releases')).map((row) => ('certificate' in row ? row.certificate : null));
  expect(proofs).toHaveLength(6);
  expect(proofs).not.toContain(null);
});

test('the results tell a story: fairness has clearly gained, speaking up has clearly lost', async () => {
  const { rows: scores } = await house.database.executeSql(
    `select topics.code, array_agg(cells.value order by cells.release_id) as points
     from release_cells as cells
     join topics on topics.id = cells.subject_id
     join accounts on accounts.id = cells.account_id
     where cells.dim = 'overall' and cells.subject = 'topic' and accounts.name = $1 group by topics.code`,
    ['Harbor & Pine'],
  );
  const change = (code: string) => {
    const points = scores.find((row) => row.code === code)?.points as number[];
    return (points.at(-1) ?? 0) - (points.at(-2) ?? 0);
  };
  expect(change('fairness')).toBeGreaterThan(4);
  expect(change('voice')).toBeLessThan(-4);
});

test('a group that is too small is joined with another and never shown alone', async () => {
  const cells = await house.database.owner.selectFrom('release_cells').select(['members', 'dim']).execute();
  const events = cells.filter(
    ({ dim, members }) => dim === 'team' && members.some((name) => name.endsWith(':Events')),
  );
  expect(events.length).toBeGreaterThan(0);
  expect(events.every(({ members }) => members.length > 1)).toBe(true);
});

test('two cycles are about the user: one is over and released, one is being answered', async () => {
  const found = await house.database.owner
    .selectFrom('survey_campaigns')
    .innerJoin('survey_targets', 'survey_targets.campaign_id', 'survey_campaigns.id')
    .innerJoin('users', 'users.id', 'survey_targets.user_id')
    .innerJoin('assignments', 'assignments.target_id', 'survey_targets.id')
    .select(['survey_campaigns.status', 'assignments.status as own'])
    .select(({ eb }) => eb('survey_campaigns.released_on', 'is not', null).as('released'))
    .where('users.email', '=', 'user@demo.example')
    .where('assignments.relationship', '=', 'self')
    .orderBy('survey_campaigns.id')
    .execute();
  expect(found).toEqual([
    { status: 'closed', own: 'finished', released: true },
    { status: 'open', own: 'finished', released: false },
  ]);
  const groups = await house.database.owner
    .selectFrom('scores')
    .select('target_id')
    .distinct()
    .where('rater_group', 'is not', null)
    .execute();
  expect(groups.length).toBeGreaterThan(15);
});
