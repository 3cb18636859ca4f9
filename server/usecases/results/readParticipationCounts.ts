import { participationDay } from '../../../domain/campaigns/lastDay.ts';
import { groupBy } from '../../../domain/groupBy.ts';
import type { Campaign } from '../../store/campaigns/campaigns.ts';
import { type ParticipationCounts, participationCounts } from '../../store/campaigns/participantPages.ts';
import type { Database, Tx } from '../../store/database.ts';

interface Known {
  readonly day: string;
  readonly counts: ParticipationCounts;
}

const none: ParticipationCounts = { invited: 0, started: 0, finished: 0 };

const countCache = new WeakMap<Database, Map<number, Known>>();

/**
 * Returns the numbers of people invited, started and finished before `day`, by campaign. Counted once a day and cached:
 * participation isn't reported more often (R9), and counting hundreds of thousands of rows takes longer than the rest
 * of a dashboard.
 */
export async function readParticipationCounts(
  database: Database,
  tx: Tx,
  campaigns: readonly { readonly id: number; readonly day: string }[],
): Promise<ReadonlyMap<number, ParticipationCounts>> {
  const known = countCache.get(database) ?? new Map<number, Known>();
  countCache.set(database, known);
  const missing = campaigns.filter(({ id, day }) => known.get(id)?.day !== day);
  for (const day of new Set(missing.map((one) => one.day))) {
    const ids = missing.filter((one) => one.day === day).map(({ id }) => id);
    const counted = await participationCounts(tx, ids, day);
    for (const id of ids) known.set(id, { day, counts: counted.get(id) ?? none });
  }
  return new Map(
    campaigns.flatMap(({ id }) => {
      const counts = known.get(id)?.counts;
      return counts ? [[id, counts] as const] : [];
    }),
  );
}

/** Counts the participation in open campaigns that can be reported `today`, the date in UTC. */
export async function countOpenParticipation(
  tx: Tx,
  campaigns: readonly Pick<Campaign, 'id' | 'status' | 'closes_on'>[],
  today: string,
): Promise<ReadonlyMap<number, ParticipationCounts>> {
  const counts = new Map<number, ParticipationCounts>();
  for (const [day, sameDay] of groupBy(campaigns, (campaign) => participationDay(campaign, today))) {
    const ids = sameDay.map(({ id }) => id);
    for (const [id, counted] of await participationCounts(tx, ids, day)) counts.set(id, counted);
  }
  return counts;
}
