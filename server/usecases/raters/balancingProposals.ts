import { createHash } from 'node:crypto';
import { type BalancingPlan, planBalancingProposal } from '../../../domain/raters/planBalancingProposal.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { accountOf } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import {
  addProposal,
  type BalancingProposal,
  findOpenProposal,
  lockProposal,
  setProposalState,
} from '../../store/raters/balancingProposals.ts';
import { addRater, nominateAgain, setNominations } from '../../store/raters/nominations.ts';
import { readNames } from '../../store/raters/relatedPeople.ts';
import type { SurveyCampaign } from '../../store/surveys/campaigns.ts';
import { inviteAssignments } from '../assignments/inviteAssignments.ts';
import { type CycleList, readCycleLists, requireAdministeredCampaign } from './readRaterCycle.ts';
import { nominationRulesOf } from './targetList.ts';

/**
 * Distributes the raters of a campaign evenly and stores the proposal in place of an earlier one; the lists don't change. A few
 * thousand targets take less than a second. Throws `not_found`, `forbidden`, `campaign_closed`.
 */
export async function createBalancingProposal(
  deps: Deps,
  caller: Caller,
  { campaign_id, cap }: { readonly campaign_id: number; readonly cap: number },
) {
  const now = deps.clock.now();
  return deps.database.as(caller.scope, async (tx) => {
    const campaign = await requireOpenCampaign(tx, caller, campaign_id);
    const lists = await readCycleLists(tx, campaign, { now, lock: false });
    const outcome = planBalancingProposal(
      lists,
      lists.flatMap(({ raters }) => raters),
      nominationRulesOf(campaign),
      cap,
    );
    const made = {
      account_id: campaign.account_id,
      campaign_id,
      cap,
      list_mark: listsHash(lists),
      outcome,
      made_on: today(deps.clock),
      made_by: caller.person.user.id,
    };
    const id = await addProposal(tx, made);
    await recordAudit(tx, caller, {
      action: 'propose_raters',
      resource: 'survey_campaigns',
      id: campaign_id,
      after: { cap, ...sizesOf(outcome) },
      now,
    });
    return shown(tx, { ...made, id, state: 'ready' }, lists);
  });
}

/** Returns a campaign's unconfirmed proposal. Throws `not_found`, `forbidden`. */
export async function readBalancingProposal(deps: Deps, caller: Caller, campaignId: number) {
  const now = deps.clock.now();
  return deps.database.as(caller.scope, async (tx) => {
    const campaign = await requireAdministeredCampaign(tx, caller, campaignId);
    const proposal = await findOpenProposal(tx, campaign.account_id, campaignId);
    if (!proposal) return { proposal: null };
    return { proposal: await shown(tx, proposal, await readCycleLists(tx, campaign, { now, lock: false })) };
  });
}

/**
 * Applies a proposal, all or nothing: approves, adds, releases and invites raters. Returns the number invited; a proposal that
 * was already applied has no effect. Throws `not_found`, `forbidden`, `campaign_closed`, and `conflict` (409) if a list changed
 * since or the proposal was discarded.
 */
export async function applyBalancingProposal(
  deps: Deps,
  caller: Caller,
  proposalId: number,
): Promise<number> {
  const now = deps.clock.now();
  const invited = await deps.database.as(caller.scope, async (tx) => {
    const proposal = await lockOwnProposal(tx, caller, proposalId);
    if (proposal.state === 'applied') return 0;
    if (proposal.state === 'discarded') throw new Refusal('conflict');
    const campaign = await requireOpenCampaign(tx, caller, proposal.campaign_id);
    const lists = await readCycleLists(tx, campaign, { now, lock: true });
    if (listsHash(lists) !== proposal.list_mark) throw new Refusal('conflict');
    const { approved, released, added } = proposal.outcome;
    await setNominations(tx, approved, 'approved');
    await setNominations(tx, released, 'replaced');
    const ratersToInvite = [...approved];
    for (const rater of added)
      ratersToInvite.push(await addProposedRater(tx, caller, campaign, lists, rater));
    await setProposalState(tx, proposalId, 'applied');
    await recordAudit(tx, caller, {
      action: 'balance_raters',
      resource: 'survey_campaigns',
      id: campaign.id,
      after: { proposal_id: proposalId, ...sizesOf(proposal.outcome) },
      now,
    });
    return inviteAssignments(deps, tx, ratersToInvite);
  });
  if (invited > 0) await deps.jobs.wake('send-mails');
  return invited;
}

/** Discards a proposal; discarding it again has no effect. Throws `not_found`, `forbidden`, `conflict` for an applied one. */
export async function discardBalancingProposal(
  deps: Deps,
  caller: Caller,
  proposalId: number,
): Promise<void> {
  const now = deps.clock.now();
  await deps.database.as(caller.scope, async (tx) => {
    const { state, campaign_id } = await lockOwnProposal(tx, caller, proposalId);
    if (state === 'applied') throw new Refusal('conflict');
    if (state === 'discarded') return;
    await setProposalState(tx, proposalId, 'discarded');
    const after = { proposal_id: proposalId };
    await recordAudit(tx, caller, {
      action: 'discard_raters',
      resource: 'survey_campaigns',
      id: campaign_id,
      after,
      now,
    });
  });
}

async function lockOwnProposal(tx: Tx, caller: Caller, id: number): Promise<BalancingProposal> {
  const proposal = requireFound(await lockProposal(tx, accountOf(caller), id));
  await requireAdministeredCampaign(tx, caller, proposal.campaign_id);
  return proposal;
}

async function requireOpenCampaign(tx: Tx, caller: Caller, campaignId: number): Promise<SurveyCampaign> {
  const campaign = await requireAdministeredCampaign(tx, caller, campaignId);
  if (campaign.status !== 'open') throw new Refusal('campaign_closed');
  return campaign;
}

async function addProposedRater(
  tx: Tx,
  caller: Caller,
  campaign: SurveyCampaign,
  lists: readonly CycleList[],
  { target_id, user_id, relationship }: BalancingPlan['added'][number],
): Promise<number> {
  const row = {
    account_id: campaign.account_id,
    campaign_id: campaign.id,
    target_id,
    relationship,
    user_id,
    first_name: null,
    last_name: null,
    email: null,
    nomination: 'approved',
    nominated_by: caller.person.user.id,
    replaces_id: null,
  } as const;
  const before = lists.find(({ id }) => id === target_id)?.raters.find((rater) => rater.user_id === user_id);
  if (!before) return addRater(tx, row);
  await nominateAgain(tx, before.id, row);
  return before.id;
}

/** Returns a hash of the lists: their raters, relationships and whether they may change. */
function listsHash(lists: readonly CycleList[]): string {
  const hash = createHash('sha256');
  for (const { id, isClosed, raters } of [...lists].sort((a, b) => a.id - b.id)) {
    const names = raters.map((rater) => `${rater.id} ${rater.nomination} ${rater.relationship}`).sort();
    hash.update(`${id} ${isClosed} ${names.join(',')};`);
  }
  return hash.digest('base64url');
}

const sizesOf = ({ kept: stored, approved, added, released, unfilled }: BalancingPlan) => ({
  kept: stored,
  approved: approved.length,
  added: added.length,
  released: released.length,
  unfilled: unfilled.reduce((sum, { missing }) => sum + missing, 0),
});

const maxShown = 200;

async function shown(
  tx: Tx,
  proposal: Omit<BalancingProposal, 'id'> & { id: number },
  lists: readonly CycleList[],
) {
  const { outcome } = proposal;
  const listOf = new Map(lists.map((list) => [list.id, list]));
  const raterOf = new Map(lists.flatMap(({ raters }) => raters.map((rater) => [rater.id, rater] as const)));
  const ids = [...outcome.added, ...outcome.loads].map(({ user_id }) => user_id);
  const names = await readNames(tx, proposal.account_id, ids);
  const target = (id: number) => listOf.get(id)?.name ?? '';
  return {
    id: proposal.id,
    cap: proposal.cap,
    made_on: proposal.made_on,
    is_outdated: listsHash(lists) !== proposal.list_mark,
    ...sizesOf(outcome),
    added_pairs: outcome.added
      .slice(0, maxShown)
      .flatMap(({ target_id, user_id, relationship }) =>
        relationship === 'self'
          ? []
          : [{ target: target(target_id), rater: names.get(user_id) ?? '', relationship }],
      ),
    released_pairs: outcome.released.slice(0, maxShown).flatMap((id) => {
      const rater = raterOf.get(id);
      if (!rater || rater.relationship === 'self') return [];
      const { name, relationship, target_id } = rater;
      return [{ target: target(target_id), rater: name, relationship }];
    }),
    unfilled_places: outcome.unfilled
      .slice(0, maxShown)
      .flatMap(({ target_id, relationship, missing, why }) =>
        relationship === 'self' ? [] : [{ target: target(target_id), relationship, missing, why }],
      ),
    loads: outcome.loads
      .slice(0, maxShown)
      .map(({ user_id, before, after }) => ({ name: names.get(user_id) ?? '', before, after })),
    largest_before: Math.max(0, ...outcome.loads.map(({ before }) => before)),
    largest_after: Math.max(0, ...outcome.loads.map(({ after }) => after)),
  };
}
