import type { Tx } from '../database.ts';

/** A closed campaign whose release has not been created yet. */
export interface PendingRelease {
  readonly campaign_id: number;
  readonly account_id: number;
  /** The day the campaign was closed. */
  readonly closed_on: string;
}

export async function addReleaseRun(tx: Tx, release: PendingRelease): Promise<void> {
  await tx.insertInto('release_runs').values(release).execute();
}

export async function listPendingReleases(tx: Tx): Promise<PendingRelease[]> {
  return tx
    .selectFrom('release_runs')
    .select(['campaign_id', 'account_id', 'closed_on'])
    .where('ended_at', 'is', null)
    .orderBy('campaign_id')
    .execute();
}

/** Returns the campaigns whose results were published since a time. */
export async function listPublishedSince(tx: Tx, since: string) {
  return tx
    .selectFrom('release_runs')
    .innerJoin('benchmark_campaigns as campaign', 'campaign.id', 'release_runs.campaign_id')
    .select(['release_runs.campaign_id', 'release_runs.account_id', 'campaign.created_by'])
    .where('release_runs.ended_at', '>=', since)
    .orderBy('release_runs.campaign_id')
    .execute();
}

/** Reads the run and locks the row; null if it has ended, so that a second worker does nothing. */
export async function takeReleaseRun(tx: Tx, campaignId: number): Promise<PendingRelease | null> {
  const row = await tx
    .selectFrom('release_runs')
    .select(['campaign_id', 'account_id', 'closed_on'])
    .where('campaign_id', '=', campaignId)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

interface Progress {
  readonly done?: number;
  readonly wanted?: number;
  readonly ended_at?: string;
}

export async function changeReleaseRun(tx: Tx, campaignId: number, progress: Progress): Promise<void> {
  await tx.updateTable('release_runs').set(progress).where('campaign_id', '=', campaignId).execute();
}

/** Returns the progress of a release in percent; null if no release is being created. */
export async function publishingPercent(tx: Tx, campaignId: number): Promise<number | null> {
  const run = await tx
    .selectFrom('release_runs')
    .select(['done', 'wanted'])
    .where('campaign_id', '=', campaignId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!run) return null;
  return run.wanted === 0 ? 0 : Math.floor((100 * run.done) / run.wanted);
}
