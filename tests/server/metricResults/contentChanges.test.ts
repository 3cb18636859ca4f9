import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  aCompletedCourse,
  anAssessment,
  type ContentCompany,
  readChanges,
  size,
  startContentCompany,
} from './contentRounds.ts';

let company: ContentCompany;
let first: number;
let second: number;
const ids = { effective: 0, other: 0, few: 0, before: 0 };
const everyThird = Array.from({ length: size }, (_, at) => at).filter((at) => at % 3 === 0);
const everyOther = Array.from({ length: size }, (_, at) => at).filter((at) => at % 2 === 0);

beforeAll(async () => {
  company = await startContentCompany();
  ids.effective = await aCompletedCourse(company, 'Trusting', { by: everyThird });
  ids.other = await aCompletedCourse(company, 'Listening', { by: everyOther });
  ids.few = await aCompletedCourse(company, 'Rare', { by: everyOther.slice(0, 19) });
  ids.before = await aCompletedCourse(company, 'Long ago', { by: everyThird, on: '2026-01-15' });
  first = await anAssessment(company, { name: 'Spring', finishedOn: '2026-05-01' });
});
afterAll(() => company.server.close());

const contentsOf = (body: { contents: { title: string; change: object | null }[] }) =>
  new Map(body.contents.map(({ title, change }) => [title, change]));

describe('the scores of people who completed a course between two assessments', () => {
  test('aren’t compared until there is a second assessment', async () => {
    expect(await readChanges(company.admin)).toEqual({ rounds: [], selected: null, contents: [] });
  });

  test('LEARN-52 are compared with those of others once, when the second one is released', async () => {
    second = await anAssessment(company, {
      name: 'Autumn',
      finishedOn: '2026-10-01',
      rise: (at) => (at % 3 === 0 ? 1.6 : 0),
    });
    const body = await readChanges(company.admin);
    expect(body.rounds).toEqual([
      { campaign_id: second, name: 'Autumn', before: 'Spring', released_on: '2026-11-21' },
    ]);
    expect(body.selected).toBe(second);
    const contents = contentsOf(body);
    expect(contents.get('Trusting')).toMatchObject({
      is_marked: true,
      completed_band: 20,
      others_band: 50,
    });
    expect(contents.get('Listening')).toMatchObject({ is_marked: false });
    expect([contents.get('Rare'), contents.get('Long ago')]).toEqual([null, null]);
    const { difference, low, high } = contents.get('Trusting') as Record<string, number>;
    expect([difference, low, high].every((value) => Number(value) % 5 === 0)).toBe(true);
    expect(low).toBeLessThanOrEqual(difference ?? 0);
    expect(difference).toBeGreaterThanOrEqual(10);
    expect(body.contents[0].title).toBe('Trusting');
  });

  test('LEARN-52 stay as they were published, also after a person is erased or completes a course', async () => {
    const { owner } = company.server.database;
    const before = await readChanges(company.admin);
    await owner
      .deleteFrom('users')
      .where('id', '=', company.people[0] ?? 0)
      .execute();
    await owner
      .updateTable('enrolments')
      .set({ completed_at: '2026-08-02' })
      .where('course_id', '=', ids.before)
      .execute();
    expect(await readChanges(company.admin)).toEqual(before);
  });

  test('are read by round, and that of an unknown campaign or one without a round isn’t found', async () => {
    expect((await readChanges(company.admin, second)).selected).toBe(second);
    for (const campaign_id of [first, 2_000_000]) {
      const reply = await company.admin.post('/api/v2/learning_reports/changes', { campaign_id });
      expect(reply.status).toBe(404);
    }
    for (const campaign_id of ['newest', 0, 3_000_000_000]) {
      const reply = await company.admin.post('/api/v2/learning_reports/changes', { campaign_id });
      expect(reply.status).toBe(422);
    }
  });

  test('LEARN-52 are visible to administrators only', async () => {
    const { server, account } = company;
    const lead = await server.signIn(await server.aUser({ account, permissions: ['user', 'supervisor'] }));
    const call = '/api/v2/learning_reports/changes';
    expect((await lead.post(call, {})).status).toBe(403);
    expect((await server.visitor().post(call, {})).status).toBe(401);
    const other = await server.anAccount();
    const stranger = await server.signIn(
      await server.aUser({ account: other, permissions: ['user', 'local_admin'] }),
    );
    expect(await readChanges(stranger)).toEqual({ rounds: [], selected: null, contents: [] });
    expect((await stranger.post(call, { campaign_id: second })).status).toBe(404);
  });
});
