import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aTarget } from '../survey/testAssessmentCycle.ts';
import { aTeam, readNewestAuditEntry } from '../teams/testTeams.ts';
import { aTestCompany, path } from './testCompany.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Two participants who nominated the same three people; the second has a team. */
async function aCycleToBalance() {
  const company = await aTestCompany(server, { size: 10 });
  const [a, b, c, second, ...team] = company.others;
  if (!second) throw new Error('nobody there');
  const second_id = await aTarget(server, company.campaign_id, second);
  await aTeam(server, company.account, [second, ...team]);
  for (const target_id of [company.target_id, second_id]) {
    for (const user of [a, b, c]) await company.rater(user, { target_id, nomination: 'proposed' });
  }
  const nominations = async () => {
    const rows = await server.database.owner
      .selectFrom('assignments')
      .select(['target_id', 'nomination', 'status'])
      .where('campaign_id', '=', company.campaign_id)
      .orderBy('id')
      .execute();
    return rows.map((row) => `${row.nomination} ${row.status}`);
  };
  return { ...company, second_id, team, nominations };
}

test('balancing proposes within the maximum, changes nothing until confirmed, and is applied once', async () => {
  const { admin, campaign_id, nominations, account } = await aCycleToBalance();
  const before = await nominations();
  const { status, body } = await admin.post(path('propose'), { campaign_id, cap: 1 });
  expect(status).toBe(200);
  expect(body).toMatchObject({ kept: 0, approved: 3, released: 3, largest_before: 2, largest_after: 1 });
  expect(body.approved + body.added + body.unfilled).toBe(6 + 1); // Includes the manager, who is not nominated yet.
  expect(body.loads[0]).toMatchObject({ before: expect.any(Number), after: 1 });
  expect(await nominations()).toEqual(before);
  expect((await admin.post(path('proposal'), { campaign_id })).body.proposal.id).toBe(body.id);
  const applied = await admin.post(path('apply'), { proposal_id: body.id });
  expect(applied.body).toEqual({ invited: body.approved + body.added });
  expect((await readNewestAuditEntry(server, account)).action).toBe('balance_raters');
  const after = await nominations();
  expect(after.filter((one) => one === 'approved invited')).toHaveLength(body.approved + body.added);
  expect(after.filter((one) => one === 'replaced waiting')).toHaveLength(3);
  expect((await admin.post(path('apply'), { proposal_id: body.id })).body).toEqual({ invited: 0 });
  expect(await nominations()).toEqual(after);
  expect((await admin.post(path('proposal'), { campaign_id })).body.proposal).toBeNull();
});

test('a proposal expires when a list changes, and a newer one replaces it', async () => {
  const { admin, campaign_id, others, name } = await aCycleToBalance();
  const first = (await admin.post(path('propose'), { campaign_id, cap: 2 })).body;
  await name(admin, others[4]);
  expect((await admin.post(path('proposal'), { campaign_id })).body.proposal.is_outdated).toBe(true);
  expect((await admin.post(path('apply'), { proposal_id: first.id })).body.code).toBe('conflict');
  const second = (await admin.post(path('propose'), { campaign_id, cap: 2 })).body;
  expect((await admin.post(path('apply'), { proposal_id: first.id })).body.code).toBe('conflict');
  expect((await admin.post(path('discard'), { proposal_id: second.id })).status).toBe(200);
  expect((await admin.post(path('apply'), { proposal_id: second.id })).body.code).toBe('conflict');
});

test('the lists of a cycle report missing and pending raters and the raters with the most requests', async () => {
  const { admin, campaign_id, boss } = await aCycleToBalance();
  const { body } = await admin.post(path('cycle'), { campaign_id });
  expect(body).toMatchObject({
    targets: 2,
    incomplete: 2,
    missing: 7,
    proposed: 6,
    found: 2,
    may_change: true,
  });
  expect(body.page_targets[0]).toMatchObject({ approved: 0, proposed: 3, declined: 0, is_closed: false });
  expect(body.loads.map(({ proposed }: { proposed: number }) => proposed)).toEqual([2, 2, 2]);
  const result = await admin.post(path('cycle'), { campaign_id, q: 'nobody is called this' });
  expect([result.body.found, result.body.page_targets]).toEqual([0, []]);
  expect((await (await boss()).post(path('cycle'), { campaign_id })).status).toBe(403);
});

test('a team lead manages raters only of campaigns they created', async () => {
  const company = await aCycleToBalance();
  const user = await server.aUser({ account: company.account, permissions: ['user', 'supervisor'] });
  const lead = await server.signIn(user);
  const { campaign_id } = company;
  for (const call of ['cycle', 'propose', 'proposal']) {
    expect((await lead.post(path(call), { campaign_id, cap: 2 })).body.code).toBe('forbidden');
  }
  await server.database.owner
    .updateTable('survey_campaigns')
    .set({ created_by: user.id })
    .where('id', '=', campaign_id)
    .execute();
  expect((await lead.post(path('propose'), { campaign_id, cap: 0 })).status).toBe(422);
  const { id } = (await lead.post(path('propose'), { campaign_id, cap: 2 })).body;
  expect((await lead.post(path('apply'), { proposal_id: id })).status).toBe(200);
});
