import { isAnonymousRelationship } from '../raters/raterRelationships.ts';
import { estimateUnfinished } from '../reminders/estimateUnfinished.ts';
import { type RelationshipCounts, sharesByRelationship, sumCounts } from './participationFunnel.ts';

/**
 * Estimates how many respondents haven't finished, in steps, from the progress that is shown anyway: counts of people who are known by name,
 * and the rate of anonymous raters in steps of 5 percent, whose number is known. Null if too few anonymous raters are invited to say.
 */
export function estimateUnfinishedRespondents(groups: readonly RelationshipCounts[]): number | null {
  const { self, manager, raters } = sharesByRelationship(groups);
  const { invited } = sumCounts(groups.filter(({ relationship }) => isAnonymousRelationship(relationship)));
  if (invited > 0 && raters.finished_percent === null) return null;
  const named = [self, manager].flatMap(({ exact }) => (exact ? [exact.invited - exact.finished] : []));
  const anonymous = (invited * (100 - (raters.finished_percent ?? 100))) / 100;
  return estimateUnfinished(
    named.reduce((sum, count) => sum + count, anonymous),
    0,
  );
}
