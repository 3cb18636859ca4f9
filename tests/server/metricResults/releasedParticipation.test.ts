import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { aCycle, addFinishedPeople } from '../../support/finishedForms.ts';
import { ask, type ReleasedCycle, startReleasedCycle } from './releasedCycle.ts';

let server: ReleasedCycle['server'];
let account: ReleasedCycle['account'];
let admin: ReleasedCycle['admin'];
let lead: ReleasedCycle['lead'];
let people: ReleasedCycle['people'];
let north: ReleasedCycle['north'];

beforeAll(async () => {
  ({ server, account, admin, lead, people, north } = await startReleasedCycle());
});
afterAll(() => server.close());

describe('the participation in a released cycle', () => {
  let campaign_id: number;
  const participation = async (client: Client) => {
    const { result } = (await ask(client, 'published', { campaign_id })).body;
    return [result.invited_from, result.finished_percent];
  };
  const chosen = async (targets: readonly (readonly ['team' | 'user', number])[]) => {
    const { owner } = server.database;
    await owner.deleteFrom('survey_audience').where('campaign_id', '=', campaign_id).execute();
    const rows = targets.map(([kind, target_id]) => ({
      account_id: account.id,
      campaign_id,
      kind,
      target_id,
    }));
    await owner.insertInto('survey_audience').values(rows).execute();
  };
  let unfinished: number[];

  beforeAll(async () => {
    campaign_id = await aCycle(server.deps, account.id, { name: 'Summer', audience: 'chosen' });
    await addFinishedPeople(server.deps, {
      accountId: account.id,
      campaignId: campaign_id,
      count: 12,
      seed: 2,
    });
    const { owner } = server.database;
    const asked = await owner
      .selectFrom('assignments')
      .select(['id', 'user_id'])
      .where('campaign_id', '=', campaign_id)
      .where('relationship', '=', 'self')
      .orderBy('id', 'desc')
      .limit(4)
      .execute();
    unfinished = asked.flatMap(({ user_id }) => user_id ?? []);
    const ids = asked.map(({ id }) => id);
    await owner.deleteFrom('assessments').where('assignment_id', 'in', ids).execute();
    await owner
      .updateTable('assignments')
      .set({ status: 'invited', finished_on: null })
      .where('id', 'in', ids)
      .execute();
    await chosen([['team', north]]);
    await admin.post('/api/v2/surveys/close', { campaign_id });
    await admin.post('/api/v2/surveys/release', { campaign_id });
  });

  test('CYCLE-03 R42 is final at the close, so that erasing a person does not show whether they had answered', async () => {
    const before = await participation(admin);
    expect(before).toEqual([10, 65]);
    const [user_id] = unfinished;
    expect((await admin.post('/api/v2/personal_data/erase', { user_id })).status).toBe(200);
    expect(await participation(admin)).toEqual(before);
  });

  test('CYCLE-03 R42 is told to a lead only if whole teams of theirs were asked, or everyone', async () => {
    expect(await participation(lead)).toEqual([10, 65]);
    await chosen([
      ['team', north],
      ['user', people[9] ?? 0],
    ]);
    expect(await participation(lead)).toEqual([null, null]);
    await chosen([['team', north + 1]]);
    expect(await participation(lead)).toEqual([null, null]);
    expect(await participation(admin)).toEqual([10, 65]);
    const { owner } = server.database;
    await owner
      .updateTable('survey_campaigns')
      .set({ audience: 'everyone' })
      .where('id', '=', campaign_id)
      .execute();
    expect(await participation(lead)).toEqual([10, 65]);
  });
});
