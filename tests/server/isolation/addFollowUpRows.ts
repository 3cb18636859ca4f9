import type { TestServer } from '../../support/startTestServer.ts';

interface FollowUpRows {
  readonly accountId: number;
  readonly teamId: number;
  readonly word: string;
}

/** A closed campaign with one published topic, and a scheduled follow-up pulse about another one. Returns the id of the follow-up. */
export async function addFollowUpRows(
  server: TestServer,
  { accountId, teamId, word }: FollowUpRows,
): Promise<number> {
  const { owner } = server.database;
  const own = { account_id: accountId };
  const topics = await owner.selectFrom('topics').select('id').orderBy('position').limit(2).execute();
  const [first = 0, second = 0] = topics.map(({ id }) => id);
  const campaign = (fields: { status: 'closed' | 'draft' }) =>
    owner
      .insertInto('benchmark_campaigns')
      .values({ ...own, name: `${word} pulse`, closes_on: '2030-02-01', ...fields })
      .returning('id')
      .executeTakeFirstOrThrow();
  const source = await campaign({ status: 'closed' });
  const release = await owner
    .insertInto('releases')
    .values({ ...own, campaign_id: source.id, epoch: 1, k: 5, created_on: '2026-11-01' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await owner
    .insertInto('release_cells')
    .values({
      ...{ ...own, release_id: release.id, dim: 'overall', category: 'all', members: [word] },
      ...{ subject: 'topic', subject_id: first, value: 60, low: false, high: false, n_band: 5, margin: null },
    })
    .execute();
  const pulse = await campaign({ status: 'draft' });
  const at = server.clock.now().toISOString();
  await owner
    .updateTable('benchmark_campaigns')
    .set({ length: 'pulse', topic_ids: [second], opens_on: '2030-01-07', scheduled_at: at })
    .where('id', '=', pulse.id)
    .execute();
  const followUp = await owner
    .insertInto('follow_up_pulses')
    .values({
      ...{ ...own, source_campaign_id: source.id, topic_id: second, focus_key: `team:${teamId}` },
      ...{ team_id: teamId, campaign_id: pulse.id, group_kind: 'team', group_names: [word] },
      ...{ audience_key: word, requested_by: null, requested_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return followUp.id;
}
