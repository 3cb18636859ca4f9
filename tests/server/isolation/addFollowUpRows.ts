import type { TestServer } from '../../support/startTestServer.ts';

interface FollowUpRows {
  readonly accountId: number;
  readonly teamId: number;
  readonly word: string;
}

/** A closed campaign with a published topic of a team and another one of everyone, and a scheduled follow-up pulse about the first. */
export async function addFollowUpRows(
  server: TestServer,
  { accountId, teamId, word }: FollowUpRows,
): Promise<{ readonly follow_up: number; readonly focus_campaign: number }> {
  const { owner } = server.database;
  const own = { account_id: accountId };
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
  const cell = {
    ...own,
    release_id: release.id,
    subject: 'topic',
    value: 60,
    low: false,
    high: false,
  } as const;
  await owner
    .insertInto('release_cells')
    .values([
      {
        ...cell,
        ...{ dim: 'team', category: word, members: [`${teamId}:${word}`], subject_id: 1, n_band: 5 },
        margin: null,
      },
      { ...cell, dim: 'overall', category: 'all', members: [word], subject_id: 2, n_band: 5, margin: null },
    ])
    .execute();
  const pulse = await campaign({ status: 'draft' });
  const at = server.clock.now().toISOString();
  await owner
    .updateTable('benchmark_campaigns')
    .set({ length: 'pulse', topic_ids: [1], opens_on: '2030-01-07', scheduled_at: at })
    .where('id', '=', pulse.id)
    .execute();
  const followUp = await owner
    .insertInto('follow_up_pulses')
    .values({
      ...{ ...own, source_campaign_id: source.id, topic_id: 1, focus_key: `team:${teamId}` },
      ...{ team_id: teamId, campaign_id: pulse.id, group_kind: 'team', group_names: [word] },
      ...{ audience_key: word, requested_by: null, requested_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { follow_up: followUp.id, focus_campaign: source.id };
}
