import { participationDay } from '../../../domain/campaigns/lastDay.ts';
import {
  isAnonymousRelationship,
  type RaterRelationship,
  raterRelationships,
} from '../../../domain/raters/raterRelationships.ts';
import { Refusal } from '../../../domain/refusal.ts';
import {
  bandedShare,
  type FunnelCounts,
  shareForRelationship,
  sumCounts,
} from '../../../domain/surveys/participationFunnel.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import type { SurveyCampaign } from '../../store/surveys/campaigns.ts';
import {
  findTargetProgress,
  listRatersAbout,
  type RaterRow,
  readPageOfTargets,
  searchTargets,
  type TargetRow,
} from '../../store/surveys/progress.ts';
import { visibleUserIds } from '../campaigns/campaignAccess.ts';
import { teamNameFromKey } from '../survey/freezeAttributes.ts';
import { requireSurvey } from './surveyAccess.ts';

const maxResults = 50;

interface TargetsQuery {
  readonly campaign_id: number;
  readonly page: number;
  readonly per_page: number;
  readonly q: string | null;
}

/** Returns one page of the people assessed in a campaign; team leads see the members of their own teams. */
export async function listTargets(
  deps: Deps,
  caller: Caller,
  { campaign_id, page, per_page, q }: TargetsQuery,
) {
  return deps.database.as(caller.scope, async (tx) => {
    await requireSurvey(tx, caller, campaign_id);
    const filters = { q, visible: await visibleUserIds(tx, caller) };
    const at = { from: (page - 1) * per_page, size: per_page };
    const { targets, total } = await readPageOfTargets(tx, campaign_id, filters, at);
    return { targets: targets.map(presentTarget), total };
  });
}

/** Searches the targets of all campaigns by name. */
export async function searchSurveyTargets(deps: Deps, caller: Caller, q: string) {
  return deps.database.as(caller.scope, async (tx) => {
    const filters = { q, visible: await visibleUserIds(tx, caller), size: maxResults };
    return (await searchTargets(tx, accountOf(caller), filters)).map((match) => ({
      ...match,
      ...presentTarget(match),
    }));
  });
}

/**
 * Returns one target with their raters. The status of anonymous raters is hidden and their progress is shown in bands;
 * targets see neither for any of their raters (R17). Throws `not_found`, also for targets the caller may not see.
 */
export async function readTarget(deps: Deps, caller: Caller, targetId: number) {
  return deps.database.as(caller.scope, async (tx) => {
    const target = await findTargetProgress(tx, accountOf(caller), targetId);
    const visible = await visibleUserIds(tx, caller);
    if (!target || (visible !== null && !visible.includes(target.user_id))) {
      throw new Refusal('not_found');
    }
    const campaign = await requireSurvey(tx, caller, target.campaign_id);
    const rows = await listRatersAbout(tx, targetId);
    const day = participationDay(campaign, today(deps.clock));
    const relationships = raterRelationships.filter(
      (relationship) =>
        relationship === 'self' ||
        campaign.relationships.includes(relationship) ||
        rows.some((row) => row.relationship === relationship),
    );
    return {
      ...presentTarget(target),
      campaign: campaign.name,
      campaign_status: campaign.status,
      closes_on: campaign.closes_on,
      released_on: campaign.released_on,
      groups: relationships.map((relationship) =>
        groupOf(relationship, campaign, rows, { day, isOwn: target.user_id === caller.person.user.id }),
      ),
    };
  });
}

const presentTarget = <T extends TargetRow>({ team, ...target }: T) => ({
  ...target,
  team: team === null ? null : teamNameFromKey(team),
});

function groupOf(
  relationship: RaterRelationship,
  campaign: SurveyCampaign,
  rows: readonly RaterRow[],
  { day, isOwn }: { readonly day: string; readonly isOwn: boolean },
) {
  const own = rows.filter((row) => row.relationship === relationship);
  const isHidden = isOwn && relationship !== 'self';
  return {
    relationship,
    minimum: relationship === 'self' ? null : campaign[`${relationship}_min`],
    maximum: relationship === 'self' ? null : campaign[`${relationship}_max`],
    share: isHidden ? bandedShare(sumCounts([])) : shareForRelationship(relationship, countsOf(own, day)),
    raters: own.map(({ assignment_id, name, is_outside, nomination, declined_because, status }) => ({
      assignment_id,
      name,
      is_outside,
      nomination,
      declined_because,
      status: isHidden || isAnonymousRelationship(relationship) ? null : status,
    })),
  };
}

/** Counts the invited raters. What happened on `day` itself isn't counted yet. */
function countsOf(rows: readonly RaterRow[], day: string): FunnelCounts {
  const invited = rows.filter(({ nomination, status }) => nomination === 'approved' && status !== 'waiting');
  const before = (on: string | null) => on !== null && on < day;
  return {
    invited: invited.length,
    started: invited.filter((row) => before(row.started_on) || before(row.finished_on)).length,
    finished: invited.filter((row) => before(row.finished_on)).length,
  };
}
