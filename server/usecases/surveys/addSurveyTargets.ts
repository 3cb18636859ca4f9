import { groupBy } from '../../../domain/groupBy.ts';
import type { Caller } from '../../kernel/caller.ts';
import { type Invitee, listFirstMemberships } from '../../store/campaigns/audienceMembers.ts';
import type { Tx } from '../../store/database.ts';
import type { SurveyCampaign } from '../../store/surveys/campaigns.ts';
import {
  addAssignments,
  addTargets,
  listManagingPairs,
  type NewAssignment,
} from '../../store/surveys/targets.ts';
import { freezeAttributes } from '../survey/freezeAttributes.ts';

/** The dimensions of the progress report; no other attribute of a target is stored. */
const storedDimensions = ['department', 'location', 'level', 'team'];

/**
 * Makes people targets with their current attributes, each with a self-assessment, and nominates their managers and direct
 * reports if the campaign includes them; in the given transaction. Returns the number of new targets and the assignments that
 * need no approval.
 */
export async function addSurveyTargets(
  tx: Tx,
  caller: Caller,
  campaign: SurveyCampaign,
  people: readonly Invitee[],
): Promise<{ targets: number; approved: number[] }> {
  const campaignRef = { account_id: campaign.account_id, campaign_id: campaign.id };
  const teams = await listFirstMemberships(tx, campaign.account_id);
  const targets = await addTargets(
    tx,
    campaignRef,
    people.map((person) => ({
      user_id: person.id,
      attributes: freezeAttributes(person, teams.get(person.id), storedDimensions),
    })),
  );
  const self = targets.map(({ id, user_id }): NewAssignment => {
    const own = { target_id: id, user_id, nominated_by: caller.person.user.id, place: 0 };
    return { ...own, kind: 's', relationship: 'self', nomination: 'approved' };
  });
  const raters = await prefilledRaters(tx, caller, campaign, targets);
  const added = await addAssignments(tx, campaignRef, [...self, ...raters]);
  const approved = added.filter(({ nomination }) => nomination === 'approved').map(({ id }) => id);
  return { targets: targets.length, approved };
}

/**
 * Nominates managers and direct reports, up to the maximum of each; direct reports wait for approval where nominations need it.
 */
async function prefilledRaters(
  tx: Tx,
  caller: Caller,
  campaign: SurveyCampaign,
  targets: readonly { readonly id: number; readonly user_id: number }[],
): Promise<NewAssignment[]> {
  const { relationships, manager_max, direct_report_max, approval } = campaign;
  const pairs = await listManagingPairs(
    tx,
    campaign.account_id,
    targets.map(({ user_id }) => user_id),
  );
  const managers = groupBy(pairs, ({ report }) => report);
  const reports = groupBy(pairs, ({ manager }) => manager);
  const nominations = (
    target_id: number,
    users: readonly number[],
    as: Pick<NewAssignment, 'relationship' | 'nomination'>,
  ) =>
    users.map(
      (user_id, at): NewAssignment => ({
        ...as,
        kind: 'r',
        target_id,
        user_id,
        nominated_by: caller.person.user.id,
        place: at,
      }),
    );
  const includes = {
    manager: relationships.includes('manager'),
    report: relationships.includes('direct_report'),
  };
  return targets.flatMap(({ id, user_id }) => {
    const managerIds = includes.manager
      ? (managers.get(user_id) ?? []).map(({ manager }) => manager).slice(0, manager_max)
      : [];
    const reportIds = includes.report
      ? (reports.get(user_id) ?? []).map(({ report }) => report).slice(0, direct_report_max)
      : [];
    return [
      ...nominations(id, managerIds, { relationship: 'manager', nomination: 'approved' }),
      ...nominations(id, reportIds, {
        relationship: 'direct_report',
        nomination: approval ? 'proposed' : 'approved',
      }),
    ];
  });
}
