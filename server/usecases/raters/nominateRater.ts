import { checkNomination, type NominationRules } from '../../../domain/raters/nomination.ts';
import { checkNominationChange, initialNominationStatus } from '../../../domain/raters/nominationStatus.ts';
import type { RaterRelationship } from '../../../domain/raters/raterRelationships.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import type { Tx } from '../../store/database.ts';
import { addNotifications } from '../../store/notifications/notifications.ts';
import { addRater, type ListedRater, nominateAgain, setNominations } from '../../store/raters/nominations.ts';
import { findRaterPerson, findRelationship, listManagerIds } from '../../store/raters/nominees.ts';
import { inviteAssignments } from '../assignments/inviteAssignments.ts';
import { isNominated, lockTargetList, nominationsOf, raterKeyOf, type TargetList } from './targetList.ts';

export interface NominationInput {
  readonly target_id: number;
  readonly relationship: Exclude<RaterRelationship, 'self'>;
  /** A person of the account, or an external rater by name and address. */
  readonly user_id: number | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
  /** The entry the rater replaces: a proposal, or a rater who declined. */
  readonly replaces_id: number | null;
}

/**
 * Nominates a rater, as the target, the target's manager or an administrator, if the campaign permits it. A nomination by someone who may
 * approve is approved and invited immediately. Returns the assignment. Throws the refusals of `checkNomination` and
 * `checkNominationChange`, `rater_list_closed`, `forbidden`, `invalid`, `person_inactive`,
 * `person_without_address`.
 */
export async function nominateRater(deps: Deps, caller: Caller, input: NominationInput): Promise<number> {
  const now = deps.clock.now();
  const added = await deps.database.as(caller.scope, async (tx) => {
    const list = await lockTargetList(tx, caller, input.target_id, now);
    checkCanNominate(list);
    const raters = await withoutReplaced(tx, list, input.replaces_id);
    const nominee = await resolveNominee(tx, list, input);
    const rater_key = raterKeyOf(nominee);
    checkRelationshipIncluded(list.rules, input.relationship);
    checkNomination(
      nominationsOf(list.target, raters),
      { rater_key, relationship: input.relationship },
      String(list.target.user_id),
      list.rules,
    );
    const nomination = await statusOf(tx, list, nominee, input.relationship);
    const { account_id, id: campaign_id } = list.target.campaign;
    const row = {
      ...nominee,
      account_id,
      campaign_id,
      target_id: list.target.id,
      relationship: input.relationship,
      nomination,
      nominated_by: caller.person.user.id,
      replaces_id: input.replaces_id,
    };
    const before = list.raters.find((rater) => raterKeyOf(rater) === rater_key);
    if (before) await nominateAgain(tx, before.id, row);
    const id = before?.id ?? (await addRater(tx, row));
    await recordAudit(tx, caller, {
      resource: 'assignments',
      action: input.replaces_id === null ? 'nominate' : 'replace',
      id,
      before: before ? { nomination: before.nomination } : null,
      after: {
        target_id: row.target_id,
        user_id: row.user_id,
        relationship: row.relationship,
        nomination,
        ...(input.replaces_id === null ? {} : { replaces_id: input.replaces_id }),
      },
      now,
    });
    if (nomination === 'proposed') await notifyApprovers(tx, caller, list, now);
    const invited = nomination === 'approved' ? await inviteAssignments(deps, tx, [id]) : 0;
    return { id, invited };
  });
  if (added.invited > 0) await deps.jobs.wake('send-mails');
  return added.id;
}

/**
 * Checks that the caller may nominate. Throws `forbidden` if the campaign doesn't permit it, and
 * `rater_list_closed`.
 */
function checkCanNominate({ roles, state, target }: TargetList): void {
  if (!canNominate(roles, target.campaign.nominated_by)) throw new Refusal('forbidden');
  if (state === 'closed') throw new Refusal('rater_list_closed');
}

/** Administrators may always nominate, managers unless the campaign excludes them, and targets if the campaign includes them. */
export function canNominate(
  roles: TargetList['roles'],
  nominatedBy: TargetList['target']['campaign']['nominated_by'],
): boolean {
  if (roles.includes('admin')) return true;
  if (roles.includes('manager') && nominatedBy !== 'admin') return true;
  return roles.includes('target') && nominatedBy === 'target';
}

function checkRelationshipIncluded(rules: NominationRules, relationship: RaterRelationship): void {
  if (rules[relationship].maximum > 0) return;
  throw new Refusal('invalid', [{ field: 'relationship', problem: 'choice' }]);
}

/** Returns the list without the replaced entry, which is recorded as replaced. */
async function withoutReplaced(
  tx: Tx,
  { raters, roles, state }: TargetList,
  replacedId: number | null,
): Promise<readonly ListedRater[]> {
  if (replacedId === null) return raters;
  const replaced = raters.find(({ id }) => id === replacedId);
  if (!replaced || !isNominated(replaced.nomination)) throw new Refusal('not_found');
  checkNominationChange(replaced.nomination, { to: 'replaced', by: roles, hasStarted: false }, state);
  await setNominations(tx, [replacedId], 'replaced', replaced.declined_because);
  return raters.map((rater) => (rater === replaced ? { ...rater, nomination: 'replaced' as const } : rater));
}

type Nominee = Pick<NominationInput, 'user_id' | 'first_name' | 'last_name' | 'email'>;

/** Returns the person or the external rater; an address that belongs to the account becomes its person. */
async function resolveNominee(tx: Tx, { target }: TargetList, input: NominationInput): Promise<Nominee> {
  const accountId = target.campaign.account_id;
  const { user_id, first_name, last_name } = input;
  const email = input.email?.trim().toLowerCase() || null;
  if (user_id === null && email === null) throw invalid('email', 'required');
  const person = await findRaterPerson(
    tx,
    accountId,
    user_id === null ? { email: email ?? '' } : { user_id },
  );
  if (user_id !== null && !person) throw invalid('user_id', 'unknown');
  if (person) {
    if (person.status !== 'active') throw new Refusal('person_inactive');
    if (person.email === null) throw new Refusal('person_without_address');
    return { user_id: person.id, first_name: null, last_name: null, email: null };
  }
  if (!first_name?.trim()) throw invalid('first_name', 'required');
  return { user_id: null, first_name: first_name.trim(), last_name: last_name?.trim() || null, email };
}

const invalid = (field: string, problem: string) => new Refusal('invalid', [{ field, problem }]);

/**
 * Notifies those who decide on nominations: the managers and the creator of the campaign, and all administrators if there is no manager. Each has
 * one notification a day for each campaign, which becomes new again after it was read. It names neither target nor rater.
 */
async function notifyApprovers(tx: Tx, caller: Caller, { target }: TargetList, now: Date): Promise<void> {
  const { account_id: accountId, id: recordId, created_by } = target.campaign;
  const managers = await listManagerIds(tx, accountId, target.user_id);
  const added = { accountId, recordId, occasion: now.toISOString().slice(0, 10), renews: true, now } as const;
  const except = caller.person.user.id;
  await addNotifications(tx, { ...added, event: 'raters_proposed' }, { userIds: managers, except });
  await addNotifications(
    tx,
    { ...added, event: 'campaign_raters_proposed' },
    {
      userIds: created_by === null || managers.includes(created_by) ? [] : [created_by],
      ...(managers.length === 0 ? { administrators: true } : {}),
      except,
    },
  );
}

async function statusOf(
  tx: Tx,
  { target, roles }: TargetList,
  { user_id }: Nominee,
  relationship: RaterRelationship,
): Promise<'proposed' | 'approved'> {
  if (!target.campaign.approval) return 'approved';
  const existing =
    user_id === null ? null : await findRelationship(tx, target.campaign.account_id, user_id, target.user_id);
  const first = initialNominationStatus(roles, { relationship, prefilled: existing === relationship });
  return first === 'approved' ? 'approved' : 'proposed';
}
