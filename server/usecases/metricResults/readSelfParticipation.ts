import { participationBand } from '../../../domain/release/participationBand.ts';
import { sumCounts } from '../../../domain/surveys/participationFunnel.ts';
import type { Tx } from '../../store/database.ts';
import { countTargetGroups } from '../../store/surveys/progress.ts';

interface SelfParticipationQuery {
  readonly campaignId: number;
  /** The first day whose changes don't count. */
  readonly day: string;
  readonly k: number;
}

/** Returns the participation in the self-assessments of a campaign, as a band and in steps of 5 percent. */
export async function readSelfParticipation(tx: Tx, { campaignId, day, k }: SelfParticipationQuery) {
  const groups = await countTargetGroups(tx, [campaignId], null, day);
  const { invited, finished } = sumCounts(groups.filter(({ relationship }) => relationship === 'self'));
  const { invited_band, rate } = participationBand(invited, finished, k);
  return { invited_from: invited_band, finished_percent: rate };
}
