import { addDays } from '../../../domain/dates/days.ts';
import { participationBand } from '../../../domain/release/participationBand.ts';
import { listFinalParticipations } from '../../store/campaigns/campaigns.ts';
import type { ParticipationCounts } from '../../store/campaigns/participantPages.ts';
import type { Database, Tx } from '../../store/database.ts';
import { readParticipationCounts } from './readParticipationCounts.ts';

/** The reportable participation in a campaign: a band, and rates in steps of 5 percent. */
export interface ReportedParticipation {
  readonly invited_from: number | null;
  readonly started_percent: number | null;
  readonly participation_percent: number | null;
}

export function reportedParticipation(
  counts: ParticipationCounts | undefined,
  k: number,
): ReportedParticipation {
  const { invited, started, finished } = counts ?? { invited: 0, started: 0, finished: 0 };
  const band = participationBand(invited, finished, k);
  return {
    invited_from: band.invited_band,
    started_percent: participationBand(invited, started, k).rate,
    participation_percent: band.rate,
  };
}

interface Closed {
  readonly id: number;
  readonly closed_on: string;
  readonly k: number;
}

/** Returns the final participation in closed campaigns, by campaign: as stored, otherwise counted. */
export async function readFinalParticipation(
  database: Database,
  tx: Tx,
  campaigns: readonly Closed[],
): Promise<ReadonlyMap<number, ReportedParticipation>> {
  const ids = campaigns.map(({ id }) => id);
  const stored = new Map(
    (await listFinalParticipations(tx, ids)).map(({ id, ...reported }) => [id, reported]),
  );
  const days = campaigns
    .filter(({ id }) => !stored.has(id))
    .map(({ id, closed_on }) => ({ id, day: addDays(closed_on, 1) }));
  const counts = await readParticipationCounts(database, tx, days);
  return new Map(
    campaigns.map(({ id, k }) => [id, stored.get(id) ?? reportedParticipation(counts.get(id), k)]),
  );
}
