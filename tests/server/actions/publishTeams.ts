import type { TestServer } from '../../support/startTestServer.ts';

interface PublishedCells {
  readonly accountId: number;
  readonly closedOn: string;
  /** Scores of the first topics, by the key of the team; `all` is the company. */
  readonly scores: Readonly<Record<string, readonly number[]>>;
  readonly topicIds: readonly number[];
}

/** Adds a closed campaign for everyone with published scores of the company and of teams; returns its id. */
export async function publishTeams(server: TestServer, published: PublishedCells): Promise<number> {
  const { owner } = server.database;
  const { accountId, closedOn, scores, topicIds } = published;
  const { id } = await owner
    .insertInto('benchmark_campaigns')
    .values({ account_id: accountId, name: `Closed ${closedOn}`, status: 'closed', closes_on: closedOn })
    .returning('id')
    .executeTakeFirstOrThrow();
  const release = await owner
    .insertInto('releases')
    .values({
      account_id: accountId,
      campaign_id: id,
      epoch: 1,
      k: 5,
      certificate: null,
      spread: '{}',
      created_on: closedOn,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const cells = Object.entries(scores).flatMap(([key, values]) => {
    const isAll = key === 'all';
    const cell = {
      release_id: release.id,
      account_id: accountId,
      dim: isAll ? 'overall' : 'team',
      category: key,
      members: isAll ? [] : key.split('+'),
      low: false,
      high: false,
      n_band: 20,
      margin: 2,
    };
    const overall = { ...cell, subject: 'overall' as const, subject_id: 0, value: values[0] ?? 0 };
    const topics = values.map((value, at) => ({
      ...cell,
      subject: 'topic' as const,
      subject_id: topicIds[at] ?? 0,
      value,
    }));
    return isAll ? [overall, ...topics] : topics;
  });
  await owner.insertInto('release_cells').values(cells).execute();
  return id;
}
