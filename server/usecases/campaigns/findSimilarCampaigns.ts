import { hasCommonQuestions, type SurveyLength } from '../../../domain/campaigns/surveyLength.ts';
import { isNearlyEqual } from '../../../domain/release/overlap/comparedAudiences.ts';
import { maxRevealingGroup } from '../../../domain/release/overlap/maxRevealingGroup.ts';
import type { InvitedPeople } from '../../store/campaigns/invitedPeople.ts';
import { listKnownAudiences } from '../../store/campaigns/knownAudiences.ts';
import type { Tx } from '../../store/database.ts';
import { comparedSince } from '../releasing/rosters.ts';

/** A campaign that could be launched. */
interface PlannedCampaign {
  /** 0 for a campaign that isn't stored yet. */
  readonly id: number;
  readonly account_id: number;
  readonly min_group: number;
  readonly cuts: readonly string[];
  readonly length: SurveyLength;
  readonly topic_ids: readonly number[];
  readonly supplemental_ids: readonly number[];
}

/**
 * Returns how many campaigns' results limit those of a campaign that invites these people today (R24), and whether they limit only the
 * shares of custom questions and feedback.
 */
export async function findSimilarCampaigns(
  tx: Tx,
  campaign: PlannedCampaign,
  { people, day }: { readonly people: InvitedPeople; readonly day: string },
): Promise<{ readonly similar_campaigns: number; readonly limits_shares_only: boolean }> {
  const known = await listKnownAudiences(tx, campaign, {
    people,
    since: comparedSince(day),
  });
  const nearlyEqual = known.filter(({ common, invited, k, cuts }) => {
    const difference = { joined: people.count - common, left: invited - common };
    // The size of the smallest audience that contains one of the differing people; groups of both campaigns may be smaller.
    const sizes = [
      ...(difference.joined > 0 ? [people.count] : []),
      ...(difference.left > 0 ? [invited] : []),
    ];
    const isSmall = campaign.cuts.length + cuts.length > 0 || Math.min(...sizes) <= maxRevealingGroup;
    return isSmall && isNearlyEqual(difference, Math.max(k, campaign.min_group));
  });
  const similar = nearlyEqual.filter((other) => hasCommonQuestions(campaign, other));
  return {
    similar_campaigns: similar.length,
    // Every campaign asks for feedback, and custom questions can be the same, so shares don't depend on common questions.
    limits_shares_only: similar.length === 0 && nearlyEqual.length > 0,
  };
}
