import type { TestServer } from '../../support/startTestServer.ts';

interface ActionRows {
  readonly accountId: number;
  readonly teamId: number;
  readonly ownerId: number;
  readonly word: string;
}

/** Adds a team action with an update to an account. */
export async function addActionRows(server: TestServer, { accountId, teamId, ownerId, word }: ActionRows) {
  const { owner } = server.database;
  const topic = await owner.selectFrom('topics').select('id').orderBy('id').executeTakeFirstOrThrow();
  const created_at = server.clock.now().toISOString();
  const action = await owner
    .insertInto('team_actions')
    .values({
      account_id: accountId,
      scope: 'team',
      team_id: teamId,
      topic_id: topic.id,
      title: word,
      owner_id: ownerId,
      starts_on: '2026-11-20',
      due_on: '2026-12-31',
      visible_to_team: true,
      request_key: '5e0c9a52-3a3b-4c0a-9d3c-0d7e0c5d8f00',
      created_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const update = await owner
    .insertInto('team_action_updates')
    .values({
      account_id: accountId,
      action_id: action.id,
      author_id: ownerId,
      text: word,
      request_key: '5e0c9a52-3a3b-4c0a-9d3c-0d7e0c5d8f01',
      created_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { team_action: action.id, team_action_update: update.id };
}
