import { describe, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import {
  account,
  admin,
  createTeam,
  idsOf,
  lastAudit,
  membersOf,
  openMembersCompany,
  send,
  server,
} from './membersCompany.ts';

openMembersCompany();

describe('adding many members', () => {
  test('ADMIN-17 adds by id and by address, once, and reports everyone who wasn’t added', async () => {
    const team_id = await createTeam('Fleet');
    const [one, two, gone] = [
      await server.aUser({ account }),
      await server.aUser({ account, email: 'Ada.Berg@People.example' }),
      await server.aUser({ account, first_name: 'Gone', last_name: 'Away', status: 'inactive' }),
    ];
    const stranger = await server.aUser({ account: await server.anAccount() });
    const body = {
      team_id,
      user_ids: [one.id, gone.id, stranger.id],
      emails: ['ADA.berg@people.example', one.email, stranger.email],
    };
    expect((await send(admin, 'add_members', body)).body).toEqual({
      added: 2,
      problems: [
        { person: stranger.email, problem: 'not_found' },
        { person: `#${stranger.id}`, problem: 'not_found' },
        { person: 'Gone Away', problem: 'not_allowed' },
      ],
    });
    expect(await membersOf(team_id)).toEqual(idsOf(one, two));
    expect(await lastAudit()).toMatchObject({ action: 'create', resource: 'memberships' });
    expect((await send(admin, 'add_members', body)).body).toMatchObject({ added: 0 });
    expect(await membersOf(team_id)).toEqual(idsOf(one, two));
  });

  test('refuses too many, malformed and foreign input', async () => {
    const team_id = await createTeam('Data');
    const many = Array.from({ length: 1_001 }, (_, at) => `p${at}@people.example`);
    expect((await send(admin, 'add_members', { team_id, emails: many })).status).toBe(422);
    expect((await send(admin, 'add_members', { team_id, emails: many.slice(1) })).body.problems).toHaveLength(
      1_000,
    );
    expect((await send(admin, 'add_members', { team_id, user_ids: ['x'] })).status).toBe(422);
    expect((await send(server.visitor(), 'add_members', { team_id })).status).toBe(401);
    const lead = await server.signIn(await server.aUser({ account, permissions: ['user', 'supervisor'] }));
    expect((await send(lead, 'add_members', { team_id })).status).toBe(403);
    const other = await server.signIn(
      await server.aUser({ account: await server.anAccount(), permissions: ['user', 'local_admin'] }),
    );
    expect((await send(other, 'add_members', { team_id })).status).toBe(404);
  });
});

test('team sizes count active members, and leads see those of their own teams', async () => {
  const leader = await server.aUser({ account, permissions: ['user', 'supervisor'] });
  const [own, other] = [await createTeam('Own'), await createTeam('Other')];
  await server.database.owner
    .updateTable('teams')
    .set({ leader_id: leader.id })
    .where('id', '=', own)
    .execute();
  const member = await server.aUser({ account });
  const away = await server.aUser({ account });
  await send(admin, 'add_members', { team_id: own, user_ids: [member.id, away.id] });
  await server.database.owner
    .updateTable('users')
    .set({ status: 'inactive' })
    .where('id', '=', away.id)
    .execute();
  const sizes = async (client: Client) =>
    (await send(client, 'sizes', { team_ids: [own, other] })).body.teams;
  expect(await sizes(admin)).toEqual([
    { team_id: own, members: 1 },
    { team_id: other, members: 0 },
  ]);
  expect(await sizes(await server.signIn(leader))).toEqual([{ team_id: own, members: 1 }]);
  expect((await send(admin, 'sizes', { team_ids: Array(101).fill(1) })).status).toBe(422);
});
