import { hasLastDayEnded } from '../../../domain/campaigns/lastDay.ts';
import { checkNominationChange, type NominationActor } from '../../../domain/raters/nominationStatus.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { accountOf } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { findTarget } from '../../store/raters/campaignTargets.ts';
import { type ListedRater, listRatersByIds, setNominations } from '../../store/raters/nominations.ts';
import { dropAssessmentMails } from '../../store/survey/assignmentLinks.ts';
import { changeAssignment, lockAssignment } from '../../store/survey/assignments.ts';
import { readPersonTimeZone } from '../accounts/readPersonTimeZone.ts';
import { inviteAssignments } from '../assignments/inviteAssignments.ts';
import { isNominated, listStateOf, lockTargetList, type TargetList } from './targetList.ts';

/**
 * Approves and invites proposed raters, as the target's manager or an administrator. Skips entries that are no longer proposals.
 * Returns the number approved. Throws `not_found`, `forbidden`, `rater_list_closed`, `campaign_closed` without approving any.
 */
export async function approveNominations(
  deps: Deps,
  caller: Caller,
  ids: readonly number[],
): Promise<number> {
  const now = deps.clock.now();
  const approved = await deps.database.as(caller.scope, async (tx) => {
    const raters = await listRatersByIds(tx, accountOf(caller), [...new Set(ids)]);
    if (raters.length < new Set(ids).size) throw new Refusal('not_found');
    const chosen: number[] = [];
    for (const targetId of new Set(raters.map(({ target_id }) => target_id))) {
      const list = await lockTargetList(tx, caller, targetId, now);
      const proposals = list.raters.filter(
        ({ id, nomination }) => ids.includes(id) && nomination === 'proposed',
      );
      for (const { id, nomination } of proposals) {
        check(nomination, 'approved', list.roles, list);
        await recordAudit(tx, caller, {
          resource: 'assignments',
          action: 'approve',
          id,
          before: { nomination },
          after: { nomination: 'approved' },
          now,
        });
        chosen.push(id);
      }
    }
    await setNominations(tx, chosen, 'approved');
    await inviteAssignments(deps, tx, chosen);
    return chosen.length;
  });
  if (approved > 0) await deps.jobs.wake('send-mails');
  return approved;
}

interface DeclineInput {
  readonly id: number;
  readonly reason: string;
  /** The time zone that the caller's browser states; null if unknown. */
  readonly browserZone: string | null;
}

/**
 * Rejects a proposal, as the manager or an administrator, or declines to rate, as the rater; both with a reason. The rater's link
 * stops working. Throws `not_found` and the refusals of `checkNominationChange`.
 */
export async function declineNomination(
  deps: Deps,
  caller: Caller,
  { id, reason, browserZone }: DeclineInput,
): Promise<void> {
  const now = deps.clock.now();
  await deps.database.as(caller.scope, async (tx) => {
    const rater = await oneRater(tx, caller, id);
    // The nominated person doesn't know about a proposal.
    const isOwn = rater.user_id === caller.person.user.id && rater.nomination !== 'proposed';
    const { list, roles } = isOwn
      ? await ownList(tx, caller, rater, { now, browserZone })
      : await othersList(tx, caller, rater, now);
    const locked = await lockAssignment(tx, id);
    if (!locked || !isNominated(locked.nomination)) throw new Refusal('not_found');
    checkNominationChange(
      locked.nomination,
      { to: 'declined', by: roles, reason, hasStarted: isOwn && hasBegun(locked.status) },
      list,
    );
    await setNominations(tx, [id], 'declined', reason.trim());
    await changeAssignment(tx, id, { token_hash: null });
    await dropAssessmentMails(tx, [id]);
    await recordAudit(tx, caller, {
      resource: 'assignments',
      action: 'decline',
      id,
      before: { nomination: locked.nomination },
      after: { nomination: 'declined' },
      now,
    });
  });
}

/**
 * Removes a proposal, or a rater who declined, without a replacement. Throws `not_found` and the refusals of
 * `checkNominationChange`.
 */
export async function withdrawNomination(deps: Deps, caller: Caller, id: number): Promise<void> {
  const now = deps.clock.now();
  await deps.database.as(caller.scope, async (tx) => {
    const { target_id } = await oneRater(tx, caller, id);
    const list = await lockTargetList(tx, caller, target_id, now);
    const rater = list.raters.find((each) => each.id === id);
    if (!rater) throw new Refusal('not_found');
    check(rater.nomination, 'replaced', list.roles, list);
    await setNominations(tx, [id], 'withdrawn');
    await recordAudit(tx, caller, {
      resource: 'assignments',
      action: 'withdraw',
      id,
      before: { nomination: rater.nomination },
      after: { nomination: 'withdrawn' },
      now,
    });
  });
}

const hasBegun = (status: ListedRater['status']) => status === 'started' || status === 'finished';

function check(
  nomination: ListedRater['nomination'],
  to: 'approved' | 'replaced',
  by: readonly NominationActor[],
  { state }: Pick<TargetList, 'state'>,
): void {
  if (!isNominated(nomination)) throw new Refusal('nomination_status');
  checkNominationChange(nomination, { to, by, hasStarted: false }, state);
}

async function oneRater(tx: Tx, caller: Caller, id: number): Promise<ListedRater> {
  const [rater] = await listRatersByIds(tx, accountOf(caller), [id]);
  if (!rater) throw new Refusal('not_found');
  return rater;
}

/** Limits the list to the rater's own entry, because a rater may not see the others. Their last day ends where they are. */
async function ownList(
  tx: Tx,
  caller: Caller,
  { target_id }: ListedRater,
  { now, browserZone }: { readonly now: Date; readonly browserZone: string | null },
) {
  const accountId = accountOf(caller);
  const { campaign } = requireFound(await findTarget(tx, accountId, target_id));
  if (campaign.status !== 'open') throw new Refusal('campaign_closed');
  const zone = await readPersonTimeZone(tx, { userId: caller.person.user.id, accountId, browserZone });
  if (hasLastDayEnded(campaign.closes_on, [zone], now)) throw new Refusal('campaign_closed');
  const roles: NominationActor[] = ['rater'];
  return { list: listStateOf(campaign, [], now), roles };
}

async function othersList(tx: Tx, caller: Caller, { target_id }: ListedRater, now: Date) {
  const { state, roles } = await lockTargetList(tx, caller, target_id, now);
  return { list: state, roles };
}
