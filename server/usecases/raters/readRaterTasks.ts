import { hasLastDayEnded } from '../../../domain/campaigns/lastDay.ts';
import { countMissingRaters } from '../../../domain/raters/countMissingRaters.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, isLimitedToLedTeams } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import {
  type ApproverScope,
  countNominationsAwaiting,
  listManagedTargets,
  listNominationsAwaiting,
  listRequestedRatings,
} from '../../store/raters/approvalQueue.ts';
import { findTarget, listTargetsOfPerson, type Target } from '../../store/raters/campaignTargets.ts';
import { listRatersOfTarget } from '../../store/raters/nominations.ts';
import { countManagersAndReports, searchNominees as findNominees } from '../../store/raters/nominees.ts';
import { assignmentCode } from '../../vault/linkCodes.ts';
import { readPersonTimeZone } from '../accounts/readPersonTimeZone.ts';
import { campaignSummaryOf } from './readRaterList.ts';
import { listStateOf, nominationRulesOf, nominationsOf, readTargetList } from './targetList.ts';

export function approverOf(caller: Caller, campaignId: number | null): ApproverScope {
  const { user } = caller.person;
  const lead = user.permissions.includes('supervisor') ? 'own' : 'none';
  return {
    accountId: accountOf(caller),
    userId: user.id,
    administers: isLimitedToLedTeams(caller) ? lead : 'all',
    campaignId,
  };
}

async function missingOf(tx: Tx, target: Target): Promise<number> {
  const nominations = nominationsOf(target, await listRatersOfTarget(tx, target.id));
  const related = await countManagersAndReports(tx, target.campaign.account_id, target.user_id);
  return countMissingRaters(nominations, nominationRulesOf(target.campaign), related);
}

/**
 * Returns the open tasks of the signed-in person: their own rater lists, those of people they manage, and ratings
 * requested from them. Those whose last day has ended in the person's time zone can't be answered or declined.
 */
export async function readRaterTasks(deps: Deps, caller: Caller, browserZone: string | null) {
  return deps.database.as(caller.scope, async (tx) => {
    const accountId = accountOf(caller);
    const me = caller.person.user.id;
    const own = await listTargetsOfPerson(tx, accountId, me);
    const reports: Target[] = [];
    for (const id of await listManagedTargets(tx, accountId, me)) {
      const target = await findTarget(tx, accountId, id);
      if (target) reports.push(target);
    }
    const reported = async (target: Target) => ({
      target_id: target.id,
      name: target.name,
      campaign: campaignSummaryOf(target),
      missing: await missingOf(tx, target),
    });
    // Personal links are hidden during an emulation.
    const requests = caller.emulation ? [] : await listRequestedRatings(tx, accountId, me);
    const zone = await readPersonTimeZone(tx, { userId: me, accountId, browserZone });
    return {
      own: await inTurn(own.filter(hasRaters), reported),
      reports: await inTurn(reports.filter(hasRaters), reported),
      requests: requests.map(
        ({ id, target, relationship, status, campaign_id, campaign_name, closes_on, link_version }) => {
          const is_over = hasLastDayEnded(closes_on, [zone], deps.clock.now());
          const canAnswer = status !== 'finished' && !is_over;
          return {
            id,
            target,
            relationship,
            status,
            campaign: { id: campaign_id, name: campaign_name, closes_on },
            code: canAnswer ? assignmentCode(deps.environment.secret, id, link_version) : null,
            is_over,
            may_decline: status === 'invited' && !is_over,
          };
        },
      ),
      waiting: await countNominationsAwaiting(tx, approverOf(caller, null)),
    };
  });
}

const hasRaters = ({ campaign }: Target) => campaign.relationships.length > 0;

async function inTurn<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (const one of all) done.push(await work(one));
  return done;
}

const maxWaiting = 200;

/** Returns the proposals waiting for the caller's approval. */
export async function readPendingNominations(deps: Deps, caller: Caller, campaignId: number | null) {
  const now = deps.clock.now();
  return deps.database.as(caller.scope, async (tx) => {
    const approver = approverOf(caller, campaignId);
    const rows = await listNominationsAwaiting(tx, approver, maxWaiting);
    const targets = new Map<number, { target: Target; mayApprove: boolean }>();
    for (const targetId of new Set(rows.map(({ target_id }) => target_id))) {
      const target = await findTarget(tx, approver.accountId, targetId);
      if (!target) continue;
      const state = listStateOf(target.campaign, await listRatersOfTarget(tx, targetId), now);
      targets.set(targetId, { target, mayApprove: state !== 'closed' });
    }
    return {
      total: await countNominationsAwaiting(tx, approver),
      raters: rows.flatMap(({ target_id, target_name, ...row }) => {
        const known = targets.get(target_id);
        if (!known) return [];
        return [
          {
            ...row,
            target: { id: target_id, name: target_name },
            campaign: campaignSummaryOf(known.target),
            may_approve: known.mayApprove,
          },
        ];
      }),
    };
  });
}

const maxNominees = 20;

/**
 * Returns the people who may be nominated for a target; visible only to those who may see its list. Throws `not_found`.
 */
export async function searchNominees(
  deps: Deps,
  caller: Caller,
  { target_id, q }: { readonly target_id: number; readonly q: string },
) {
  return deps.database.as(caller.scope, async (tx) => {
    const { target } = await readTargetList(tx, caller, target_id, deps.clock.now());
    const people = await findNominees(tx, {
      accountId: accountOf(caller),
      campaignId: target.campaign.id,
      target,
      q: q.trim(),
      limit: maxNominees,
    });
    return {
      people: people.map((person) => ({
        ...person,
        relationship: person.relationship === 'self' ? null : person.relationship,
      })),
    };
  });
}
