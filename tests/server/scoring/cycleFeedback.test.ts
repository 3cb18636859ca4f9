import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishRatings } from '../../../server/usecases/scoring/publishRatings.ts';
import { builder } from '../../../server/usecases/scoring/scoreAssessments.ts';
import { aCycle, handInFeedback, handInRatings, targetsOf } from '../../support/finishedForms.ts';
import { type House, startHouse } from '../../support/startHouse.ts';

let house: House;
const ground = () => ({ database: house.database, secret: house.environment.secret });

beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.close());

test.each([
  [4, 0],
  [5, 5],
])('of feedback from %i people %i are kept, of nobody and in no order', async (given, kept) => {
  const account = await house.anAccount();
  const cycle = await aCycle(ground(), account.id);
  const feedback = Array.from({ length: given }, (_, at) => ({ rating: at + 1, improvement: null }));
  await handInFeedback(ground(), cycle, feedback);
  await house.database.as(builder, (tx) =>
    publishRatings(house.deps, tx, { id: cycle, account_id: account.id }),
  );
  const { owner } = house.database;
  const all = await owner
    .selectFrom('survey_feedback')
    .selectAll()
    .where('campaign_id', '=', cycle)
    .orderBy(sql`ctid`)
    .execute();
  expect(all).toHaveLength(kept);
  expect(all.map(({ rating }) => rating).sort()).toEqual(feedback.slice(0, kept).map(({ rating }) => rating));
  expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).sort());
  const boxes = await owner
    .selectFrom('sealed_ratings')
    .where('campaign_id', '=', cycle)
    .select('id')
    .execute();
  expect(boxes).toEqual([]);
});

test('what was said of somebody who was erased since goes unread with its box, and keeps nobody else from a result', async () => {
  const account = await house.anAccount();
  const cycle = await aCycle(ground(), account.id);
  const boxesLeft = () =>
    house.database.owner.selectFrom('sealed_ratings').where('campaign_id', '=', cycle).select('id').execute();
  const erased = await house.aUser({ account });
  const [target_id = 0] = await targetsOf(ground(), { id: cycle, accountId: account.id }, [erased.id]);
  const form = { target_id, relationship: 'peer', answers: [], quality: 'good', supplementals: [] } as const;
  await handInRatings(ground(), cycle, [form]);
  const admin = await house.signIn(await house.aUser({ account, permissions: ['local_admin'] }));
  expect((await admin.post('/api/v2/personal_data/erase', { user_id: erased.id })).status).toBe(200);
  expect(await boxesLeft()).toHaveLength(1);
  const result = await house.database.as(builder, (tx) =>
    publishRatings(house.deps, tx, { id: cycle, account_id: account.id }),
  );
  expect(result).toEqual({ scored: 0, without: 0 });
  expect(await boxesLeft()).toEqual([]);
});
