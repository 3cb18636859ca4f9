import { type CycleFilter, targetsPerPage } from '../../../contract/v2/raterCycles.ts';
import { groupBy } from '../../../domain/groupBy.ts';
import { raterGroupStatuses } from '../../../domain/raters/nomination.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import type { Tx } from '../../store/database.ts';
import { listTargetsOfCampaign } from '../../store/raters/campaignTargets.ts';
import { type ListedRater, listRatersOfCampaign } from '../../store/raters/nominations.ts';
import { listRelatedPeople, type RelatedPerson } from '../../store/raters/relatedPeople.ts';
import type { SurveyCampaign } from '../../store/surveys/campaigns.ts';
import { requireSurvey } from '../surveys/surveyAccess.ts';
import { isCycleAdmin, listStateOf, nominationRulesOf, nominationsOf, raterKeyOf } from './targetList.ts';

/** A target of a cycle with the whole rater list. */
export interface CycleList {
  readonly id: number;
  readonly user_id: number;
  readonly name: string;
  readonly raters: readonly ListedRater[];
  readonly colleagues: readonly RelatedPerson[];
  readonly isClosed: boolean;
}

/** Returns every list of a campaign; `lock` locks them until the transaction ends. */
export async function readCycleLists(
  tx: Tx,
  campaign: SurveyCampaign,
  { now, lock }: { readonly now: Date; readonly lock: boolean },
): Promise<CycleList[]> {
  const targets = await listTargetsOfCampaign(tx, campaign, { lock });
  const raters = groupBy(await listRatersOfCampaign(tx, campaign.id), ({ target_id }) => target_id);
  const related = groupBy(await listRelatedPeople(tx, campaign.id), ({ target_id }) => target_id);
  return targets.map((target) => {
    const own = raters.get(target.id) ?? [];
    return {
      ...target,
      raters: own,
      colleagues: related.get(target.id) ?? [],
      isClosed: listStateOf(campaign, own, now) === 'closed',
    };
  });
}

/** Returns a campaign that the caller administers. Throws `not_found`, `forbidden`. */
export async function requireAdministeredCampaign(
  tx: Tx,
  caller: Caller,
  campaignId: number,
): Promise<SurveyCampaign> {
  const campaign = await requireSurvey(tx, caller, campaignId);
  if (!isCycleAdmin(caller, campaign)) throw new Refusal('forbidden');
  return campaign;
}

const maxLoads = 20;

interface CycleQuery {
  readonly campaign_id: number;
  readonly page: number;
  readonly filter: CycleFilter;
  readonly q: string;
}

/** Returns the progress of a campaign's rater lists. Throws `not_found`, `forbidden`. */
export async function readRaterCycle(
  deps: Deps,
  caller: Caller,
  { campaign_id, page, filter, q }: CycleQuery,
) {
  const now = deps.clock.now();
  return deps.database.as(caller.scope, async (tx) => {
    const campaign = await requireAdministeredCampaign(tx, caller, campaign_id);
    const lists = await readCycleLists(tx, campaign, { now, lock: false });
    const rows = lists.map((list) => ({ ...countsOf(campaign, list), name: list.name, target_id: list.id }));
    const text = q.trim().toLowerCase();
    const matching = rows.filter(
      (row) =>
        row.name.toLowerCase().includes(text) &&
        (filter === 'all' || (filter === 'missing' ? row.missing > 0 : row.proposed > 0)),
    );
    const from = (page - 1) * targetsPerPage;
    const sum = (of: 'missing' | 'proposed') => rows.reduce((total, row) => total + row[of], 0);
    return {
      campaign: { id: campaign.id, name: campaign.name, status: campaign.status },
      may_change: campaign.status === 'open' && lists.some(({ isClosed }) => !isClosed),
      targets: rows.length,
      incomplete: rows.filter(({ missing }) => missing > 0).length,
      missing: sum('missing'),
      proposed: sum('proposed'),
      found: matching.length,
      page_targets: matching.slice(from, from + targetsPerPage),
      loads: highestLoads(lists.flatMap(({ raters }) => raters)).slice(0, maxLoads),
    };
  });
}

function countsOf(campaign: SurveyCampaign, { id, raters, colleagues, isClosed }: CycleList) {
  const of = (nomination: ListedRater['nomination']) =>
    raters.filter((rater) => rater.nomination === nomination).length;
  const countRelated = (relationship: RelatedPerson['relationship']) =>
    colleagues.filter((one) => one.relationship === relationship).length;
  const groups = raterGroupStatuses(nominationsOf({ id }, raters), nominationRulesOf(campaign), {
    manager: countRelated('manager'),
    direct_report: countRelated('direct_report'),
    self: 0,
  });
  return {
    approved: of('approved'),
    proposed: of('proposed'),
    declined: of('declined'),
    missing: groups.reduce((sum, { missing }) => sum + missing, 0),
    is_closed: isClosed,
  };
}

/** Returns the people of the account with the most rating requests. */
function highestLoads(raters: readonly ListedRater[]) {
  const people = groupBy(
    raters.filter(({ user_id, nomination }) => user_id !== null && isActiveNomination(nomination)),
    raterKeyOf,
  );
  return [...people.values()]
    .map((own) => ({
      user_id: own[0]?.user_id ?? 0,
      name: own[0]?.name ?? '',
      approved: own.filter(({ nomination }) => nomination === 'approved').length,
      proposed: own.filter(({ nomination }) => nomination === 'proposed').length,
    }))
    .sort((a, b) => b.approved + b.proposed - a.approved - a.proposed || a.name.localeCompare(b.name));
}

const isActiveNomination = (nomination: ListedRater['nomination']) =>
  nomination === 'approved' || nomination === 'proposed';
