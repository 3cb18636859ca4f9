import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformScope } from '../../../server/kernel/scope.ts';
import type { Tx } from '../../../server/store/database.ts';
import { lockForClose } from '../../../server/store/engine/transactionScope.ts';
import { lockRespondentParticipation } from '../../../server/store/survey/respondentParticipation.ts';
import { hashToken } from '../../../server/vault/linkCodes.ts';
import type { Reply } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { until } from '../../support/until.ts';
import { participationOf } from '../campaigns/testCampaigns.ts';
import { type TestRespondents, testRespondentsOf } from './testRespondents.ts';

let server: TestServer;
let campaign: TestRespondents['campaign'];
let person: TestRespondents['somebody'];

beforeAll(async () => {
  server = await startTestServer();
  ({ campaign, somebody: person } = await testRespondentsOf(server));
});
afterAll(() => server.close());

const respondentScope = { ...platformScope, role: 'respondent' } as const;

/** On the embedded database a request waits for the transaction itself, before it begins its own. */
async function untilBlocked(tx: Tx): Promise<void> {
  if (server.database.kind === 'pglite') return;
  await until('a request waits for a lock', async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`.execute(tx);
    return rows[0]?.count === 1;
  });
}

test('a respondent is found in the scope of their account and person only, with the draft', async () => {
  const { guest, user, code } = await person();
  await guest.answer((await guest.open()).body.questions[0]);
  const found = await server.database.as(respondentScope, async (tx) => {
    const row = await lockRespondentParticipation(tx, { id: null, tokenHash: hashToken(code) });
    const { rows } = await sql<
      Record<string, string>
    >`select current_setting('cairn.account_id') as account_id,
      current_setting('cairn.user_id') as user_id, current_setting('cairn.platform') as platform`.execute(tx);
    return { row, scope: rows[0] };
  });
  expect(found.row).toMatchObject({ user_id: user.id, account_status: 'active', campaign_status: 'open' });
  expect(found.row?.sealed_draft?.length).toBeGreaterThan(0);
  expect(found.scope).toEqual({
    account_id: String(user.accountId),
    user_id: String(user.id),
    platform: 'off',
  });
});

test('a row is not found by another link, by its id with a replaced link, or by no link', async () => {
  const { user } = await person();
  const { id } = await participationOf(server, campaign, user);
  const lock = (row: { id: number | null; tokenHash: string | null }) =>
    server.database.as(respondentScope, (tx) => lockRespondentParticipation(tx, row));
  expect(await lock({ id: null, tokenHash: hashToken("' or true --") })).toBeNull();
  expect(await lock({ id: null, tokenHash: "' or true --" })).toBeNull();
  expect(await lock({ id, tokenHash: hashToken('replaced') })).toBeNull();
  expect(await lock({ id, tokenHash: null })).toBeNull();
  expect(await lock({ id: null, tokenHash: null })).toBeNull();
});

test('an answer that waits for another transaction of its respondent sees what that one stored', async () => {
  const { guest, user } = await person();
  const { questions } = (await guest.open()).body;
  await guest.answer(questions[0]);
  const { id } = await participationOf(server, campaign, user);
  let answered: Promise<Reply> | undefined;
  await server.database.owner.transaction().execute(async (tx) => {
    await tx.selectFrom('participations').select('id').where('id', '=', id).forUpdate().execute();
    answered = guest.answer(questions[1]);
    await untilBlocked(tx);
    await tx.deleteFrom('drafts').where('participation_id', '=', id).execute();
  });
  expect((await answered)?.body).toEqual({ answered: 1, remaining: 47, ending: null });
});

test('an answer that waits for a close is refused when the campaign has closed', async () => {
  const { guest } = await person();
  const [question] = (await guest.open()).body.questions;
  let answered: Promise<Reply> | undefined;
  await server.database.owner.transaction().execute(async (tx) => {
    await lockForClose(tx, campaign);
    answered = guest.answer(question);
    await untilBlocked(tx);
    await tx
      .updateTable('benchmark_campaigns')
      .set({ status: 'closed', closed_on: '2026-11-21' })
      .where('id', '=', campaign)
      .execute();
  });
  const reply = await answered;
  expect([reply?.status, reply?.body.code]).toEqual([409, 'campaign_closed']);
});
