import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Permission } from '../../../domain/access/permissions.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aCompany } from '../campaigns/testCampaigns.ts';
import { aTeam, readNewestAuditEntry } from '../teams/testTeams.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const path = (call: string) => `/api/v2/relationships/${call}`;
const records = '/api/v2/resources/relationships';
const calls = ['of_person', 'checks', 'derive_preview', 'derive'];

test.each(calls)('relationships/%s requires an administrator of the account', async (call) => {
  expect((await server.visitor().post(path(call))).status).toBe(401);
  const account = await server.anAccount();
  for (const permissions of [['user'], ['user', 'supervisor']] as Permission[][]) {
    const client = await server.signIn(await server.aUser({ account, permissions }));
    expect((await client.post(path(call))).status).toBe(403);
  }
});

/** Enters a relationship, by default that one is the manager of the other. */
const enter = (
  admin: Client,
  from: { id: number } | undefined,
  to: { id: number } | undefined,
  kind = 'manager',
) => admin.post(records, { from_user_id: from?.id, kind, to_user_id: to?.id });

describe('entering relationships', () => {
  test('a manager is visible from both sides, and so is a peer', async () => {
    const { admin, people } = await aCompany(server, 3);
    const [ada, ben, cy] = people;
    expect((await enter(admin, ada, ben)).status).toBe(201);
    expect((await enter(admin, cy, ben, 'peer')).status).toBe(201);
    const ofBen = (await admin.post(path('of_person'), { user_id: ben?.id })).body;
    expect(ofBen.managers.map(({ user_id }: { user_id: number }) => user_id)).toEqual([ada?.id]);
    expect(ofBen.peers.map(({ user_id }: { user_id: number }) => user_id)).toEqual([cy?.id]);
    const ofAda = (await admin.post(path('of_person'), { user_id: ada?.id })).body;
    expect(ofAda.direct_reports).toMatchObject([{ user_id: ben?.id, source: 'hand' }]);
    expect(ofAda.managers).toEqual([]);
  });

  test('the same relationship exists once in either direction, and no one manages themselves', async () => {
    const { admin, people } = await aCompany(server, 2);
    const [ada, ben] = people;
    await enter(admin, ada, ben, 'peer');
    const again = await enter(admin, ben, ada, 'peer');
    expect([again.status, again.body.problems]).toMatchObject([
      409,
      [{ field: 'to_user_id', problem: 'taken' }],
    ]);
    const alone = await enter(admin, ada, ada);
    expect([alone.status, alone.body.problems]).toMatchObject([
      422,
      [{ field: 'to_user_id', problem: 'sameAsOther' }],
    ]);
  });

  test('a person of another account is unknown', async () => {
    const { admin } = await aCompany(server, 1);
    const other = await aCompany(server, 1);
    expect((await admin.post(path('of_person'), { user_id: other.people[0]?.id })).status).toBe(404);
  });
});

describe('checking the hierarchy', () => {
  test('reports cycles and people without or with two managers, with their names', async () => {
    const { account, admin, people } = await aCompany(server, 7);
    const [top, a, b, c, d, alone, left] = people;
    await enter(admin, top, a);
    await enter(admin, a, b);
    await enter(admin, b, c);
    await enter(admin, c, b);
    await enter(admin, top, d);
    await enter(admin, a, d);
    await enter(admin, left, alone);
    await server.database.owner
      .updateTable('users')
      .set({ status: 'inactive' })
      .where('id', '=', left?.id ?? 0)
      .execute();
    const { body } = await admin.post(path('checks'));
    const ids = (named: readonly { id: number }[]) => named.map(({ id }) => id);
    expect(body.top.id).toBe(top?.id);
    expect(body.cycles.map(ids)).toEqual([[b?.id, c?.id]]);
    expect([body.orphans.total, ids(body.orphans.people)]).toEqual([1, [alone?.id]]);
    expect(body.two_managers.people.map((one: { person: { id: number } }) => one.person.id)).toEqual([
      b?.id,
      d?.id,
    ]);
    expect(body.people).toBe(6);
    expect(account.id).toBeGreaterThan(0);
  });

  test('has no findings without relationships', async () => {
    const { admin } = await aCompany(server, 2);
    expect((await admin.post(path('checks'))).body).toMatchObject({
      led: 0,
      top: null,
      cycles: [],
      orphans: { total: 0 },
    });
  });
});

describe('deriving from teams', () => {
  test('shows a preview, keeps manual entries, changes nothing the second time, and is audited', async () => {
    const { account, admin, people } = await aCompany(server, 5);
    const [lead, a, b, c, other] = people;
    await aTeam(
      server,
      account,
      [a, b, c].flatMap((one) => one ?? []),
      { leader_id: lead?.id ?? null },
    );
    await enter(admin, other, a);
    const shown = (await admin.post(path('derive_preview'))).body;
    expect(shown).toMatchObject({ added: 5, removed: 0, unchanged: 0, left_to_hand: 1 });
    expect((await admin.get(records)).body).toHaveLength(1);
    expect((await admin.post(path('derive'))).body).toEqual(shown);
    const entry = await readNewestAuditEntry(server, account);
    expect([entry.action, entry.resource]).toEqual(['derive', 'relationships']);
    expect(JSON.stringify(entry.changes)).toContain(JSON.stringify([lead?.id, 'manager', b?.id]));
    expect((await admin.post(path('derive'))).body).toMatchObject({ added: 0, unchanged: 5 });
    const ofA = (await admin.post(path('of_person'), { user_id: a?.id })).body;
    expect(ofA.managers).toMatchObject([{ user_id: other?.id, source: 'hand' }]);
  });

  test('an edited relationship is no longer treated as derived', async () => {
    const { account, admin, people } = await aCompany(server, 3);
    await aTeam(server, account, people.slice(1), { leader_id: people[0]?.id ?? null });
    await admin.post(path('derive'));
    const list = (
      await admin.get(`${records}?filter=${encodeURIComponent(JSON.stringify({ kind: 'peer' }))}`)
    ).body;
    const edited = await admin.put(`${records}/${list[0].id}`, { ...list[0], kind: 'other' });
    expect(edited.body.source).toBe('hand');
    expect((await admin.post(path('derive'))).body).toMatchObject({ added: 0, removed: 0, left_to_hand: 1 });
  });
});
