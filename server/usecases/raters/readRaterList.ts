import type { RaterList } from '../../../contract/v2/raters.ts';
import { raterGroupStatuses } from '../../../domain/raters/nomination.ts';
import { nextNominationStatuses } from '../../../domain/raters/nominationStatus.ts';
import { namedRelationships } from '../../../domain/raters/raterRelationships.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import type { Tx } from '../../store/database.ts';
import type { Target } from '../../store/raters/campaignTargets.ts';
import type { ListedRater } from '../../store/raters/nominations.ts';
import { countManagersAndReports } from '../../store/raters/nominees.ts';
import { canNominate } from './nominateRater.ts';
import {
  isNominated,
  nominationRulesOf,
  nominationsOf,
  readTargetList,
  type TargetList,
} from './targetList.ts';

/** Returns a target's raters, with the actions the caller may take. Throws `not_found`. */
export async function readRaterList(deps: Deps, caller: Caller, targetId: number): Promise<RaterList> {
  return deps.database.as(caller.scope, async (tx) => {
    const list = await readTargetList(tx, caller, targetId, deps.clock.now());
    const { target, roles, state } = list;
    return {
      target_id: target.id,
      name: target.name,
      campaign: campaignSummaryOf(target),
      roles: [...roles],
      state,
      may_name: state !== 'closed' && canNominate(roles, target.campaign.nominated_by),
      needs_approval: target.campaign.approval,
      groups: await readNominationGroups(tx, target, list.raters),
      raters: list.raters.flatMap((rater) => shown(list, rater)),
    };
  });
}

export const campaignSummaryOf = ({ campaign: { id, name, closes_on } }: Pick<Target, 'campaign'>) => ({
  id,
  name,
  closes_on,
});

/**
 * Returns the relationships of a campaign. The numbers of managers and direct reports are limited to those who exist.
 */
async function readNominationGroups(tx: Tx, target: Target, raters: readonly ListedRater[]) {
  const { campaign, user_id } = target;
  const rules = nominationRulesOf(campaign);
  const related = await countManagersAndReports(tx, campaign.account_id, user_id);
  return raterGroupStatuses(nominationsOf(target, raters), rules, related).flatMap((group) => {
    const relationship = namedRelationships.find((one) => one === group.relationship);
    if (!relationship || rules[relationship].maximum === 0) return [];
    const { approved, proposed, missing, fewerThanRecommended, willMerge } = group;
    return [
      {
        relationship,
        minimum: rules[relationship].minimum,
        maximum: rules[relationship].maximum,
        approved,
        proposed,
        missing,
        fewer_than_recommended: fewerThanRecommended,
        will_merge: willMerge,
      },
    ];
  });
}

type Shown = RaterList['raters'][number];

function shown({ roles, state }: TargetList, rater: ListedRater): Shown[] {
  const { id, name, user_id, email, relationship, nomination, declined_because, status } = rater;
  if (!isNominated(nomination) || nomination === 'replaced' || relationship === 'self') return [];
  const next = nextNominationStatuses(nomination, roles, state);
  const isApprover = roles.includes('manager') || roles.includes('admin');
  // A rater who was never invited was rejected by an approver; a rater's own reason is hidden from the target.
  const mayRead = isApprover || status === 'waiting';
  return [
    {
      id,
      name,
      email: user_id === null ? email : null,
      relationship,
      nomination,
      declined_because: mayRead ? declined_because : null,
      may_approve: next.includes('approved'),
      may_decline: next.includes('declined'),
      may_remove: next.includes('replaced'),
      may_replace: next.includes('replaced'),
    },
  ];
}
