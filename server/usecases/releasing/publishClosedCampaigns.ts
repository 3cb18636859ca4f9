import { hasSameIds } from '../../../domain/campaigns/hasSameIds.ts';
import type { Deps } from '../../deps.ts';
import { processEach, throwFirst } from '../../kernel/processEach.ts';
import { accountScope, builderScope } from '../../kernel/scope.ts';
import { lockCampaign } from '../../store/campaigns/campaigns.ts';
import type { Scope } from '../../store/database.ts';
import { lockPublishedRosters } from '../../store/releasing/audienceRosters.ts';
import {
  changeReleaseRun,
  listPendingReleases,
  type PendingRelease,
  takeReleaseRun,
} from '../../store/releasing/releaseRuns.ts';
import { addResponses } from '../../store/releasing/responses.ts';
import { vacuumTables } from '../../store/sql/vacuumTables.ts';
import { formTables, removeSubmittedForms } from '../../store/survey/submittedForms.ts';
import type { KeyName } from '../../vault/keyStore/keyStore.ts';
import { publishCampaignFeedback } from '../comments/publishFeedback.ts';
import { destroyCampaignKey, readOpeningKey } from '../keys/campaignKeys.ts';
import { withKeysRead } from '../keys/withKeysRead.ts';
import { makeRelease, type OnStep, type ReleaseInput } from './makeRelease.ts';
import { makeReleaseInThread } from './makeReleaseInThread.ts';
import { openFeedback, openForms, unlinkForms } from './openForms.ts';
import { publishRelease, readReleaseInput } from './publishRelease.ts';
import {
  type ComparedAudiences,
  comparedSince,
  readComparedAudiences,
  storePublishedRoster,
} from './rosters.ts';

/** From this number of answers on, the job creates the release, in a separate thread. */
const minAnswersForJob = 250;

const builderOf = ({ account_id }: PendingRelease): Scope => ({
  ...accountScope(account_id),
  role: 'builder',
});

/** Publishes a campaign that was just closed, or leaves it to the job if that takes too long for a request. */
export async function publishOrQueue(deps: Deps, campaignId: number): Promise<void> {
  const waiting = await deps.database.as(builderScope, listPendingReleases);
  const own = waiting.find(({ campaign_id }) => campaign_id === campaignId);
  if (!own) return;
  const published = await publishCampaign(deps, own, minAnswersForJob).catch(() => false);
  await deps.jobs.wake(published ? 'send-notifications' : 'publish-releases');
}

/** Publishes every closed campaign that isn't published yet. A failure doesn't affect the others. */
export async function publishClosedCampaigns(deps: Deps): Promise<void> {
  const pending = await deps.database.as(builderScope, listPendingReleases);
  if (pending.length === 0) return;
  const errors = await processEach(deps, {
    items: pending,
    idsOf: ({ campaign_id }) => ({ campaign: campaign_id }),
    process: (waiting) => publishCampaign(deps, waiting),
  });
  await deps.jobs.wake('send-notifications');
  throwFirst(errors);
}

/**
 * Publishes a campaign, and repeats a release that was compared with fewer results than are published by now.
 * Returns false if there are `most` answers or more.
 */
async function publishCampaign(
  deps: Deps,
  waiting: PendingRelease,
  most = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  for (;;) {
    const outcome = await tryPublish(deps, waiting, most);
    if (outcome !== 'outdated') return outcome !== 'too many';
  }
}

/**
 * The keys are read and the release is computed outside of any transaction. One transaction then writes all or nothing:
 * answers under new random ids and the release. An interrupted run changes nothing, and of two concurrent runs only one
 * publishes. Of two campaigns of an account, the second is compared with the first (R24). The keys are destroyed after the
 * commit or, if the server stops in between, when it starts again.
 */
async function tryPublish(
  deps: Deps,
  waiting: PendingRelease,
  most: number,
): Promise<'published' | 'already published' | 'outdated' | 'too many'> {
  const { campaign_id: id, account_id, closed_on: day } = waiting;
  const key: KeyName = { kind: 'campaign', id };
  const opened = await withKeysRead(deps, (keyDeps) => openCampaign(keyDeps, waiting));
  if (!opened) return 'already published';
  const { campaign, forms, feedback, work, audiences } = opened;
  if (forms.length >= most) return 'too many';

  let reported: Promise<unknown> = Promise.resolve();
  const release = await make(work, (done, total) => {
    const storeProgress = () =>
      deps.database.as(builderScope, (tx) => changeReleaseRun(tx, id, { done, wanted: total }));
    reported = reported.then(storeProgress).catch(() => {}); // In sequence; the next update covers a failed one.
  });
  await reported;
  const outcome = await deps.database.as(builderOf(waiting), async (tx) => {
    if (!(await takeReleaseRun(tx, id))) return 'already published';
    const published = await lockPublishedRosters(tx, account_id, comparedSince(day));
    if (audiences && !hasSameIds(published, audiences.campaignIds)) return 'outdated';
    await addResponses(tx, id, unlinkForms(forms));
    await publishRelease(deps, tx, { campaign, forms, day, work }, release);
    if (audiences) await storePublishedRoster(tx, id, audiences, release, work);
    await publishCampaignFeedback(tx, campaign, feedback, { withShares: !release.sharesLimited });
    await removeSubmittedForms(tx, key);
    await changeReleaseRun(tx, id, { ended_at: deps.clock.now().toISOString() });
    return 'published';
  });
  if (outcome !== 'published') return outcome;
  await destroyCampaignKey(deps, key);
  if (release.cells.length === 0) await destroyCampaignKey(deps, { kind: 'audience', id });
  const { waiting: waitingForms, sealed } = formTables.campaign;
  await vacuumTables(deps.database, [waitingForms, sealed, 'audience_rosters']);
  return 'published';
}

/**
 * Reads everything from which the results of a closed campaign are computed; null if they were published in
 * the meantime.
 */
async function openCampaign(deps: Deps, waiting: PendingRelease) {
  const { campaign_id: id, account_id, closed_on: day } = waiting;
  const readKey = () => readOpeningKey(deps, { kind: 'campaign', id });
  return deps.database.as(builderOf(waiting), async (tx) => {
    const campaign = await lockCampaign(tx, account_id, id);
    if (!campaign || !(await takeReleaseRun(tx, id))) return null;
    const audiences = await readComparedAudiences(deps, tx, campaign, day);
    const forms = await openForms(tx, campaign, readKey);
    const feedback = await openFeedback(tx, campaign, readKey);
    const work = { ...(await readReleaseInput(deps, tx, campaign, forms)), audiences: withoutBox(audiences) };
    return { campaign, forms, feedback, work, audiences };
  });
}

const withoutBox = (audiences: ComparedAudiences | null) =>
  audiences && { invited: audiences.invited, minInvited: audiences.minInvited, earlier: audiences.earlier };

function make(work: ReleaseInput, onStep: OnStep) {
  return work.responses.length < minAnswersForJob
    ? makeRelease(work, onStep)
    : makeReleaseInThread(work, onStep);
}
