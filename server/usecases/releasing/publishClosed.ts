import { addDays } from '../../../domain/dates/days.ts';
import type { Deps } from '../../deps.ts';
import { lockCampaign } from '../../store/campaigns/campaigns.ts';
import type { Scope } from '../../store/database.ts';
import {
  changeReleaseRun,
  takeReleaseRun,
  type WaitingRelease,
  waitingReleases,
} from '../../store/releasing/releaseRuns.ts';
import { addResponses } from '../../store/releasing/responses.ts';
import { destroyPrivateKey, removeSealedForms } from '../../store/survey/sealedForms.ts';
import { attributeDays } from '../campaigns/campaignKeys.ts';
import { publishCampaignFeedback } from '../comments/publishFeedback.ts';
import { makeInThread } from './inThread.ts';
import { makeRelease, type OnStep, type ReleaseWork } from './makeRelease.ts';
import { openFeedback, openForms, openKeys, unlinked } from './openForms.ts';
import { publishRelease, releaseWork } from './publishRelease.ts';

/** From so many answers on nobody waits for a release, and it is made in a thread of its own. */
const jobFrom = 250;

const everywhere: Scope = { role: 'builder', accountId: null, userId: null, platform: true };
const builderOf = ({ account_id }: WaitingRelease): Scope => ({
  role: 'builder',
  accountId: account_id,
  userId: null,
  platform: false,
});

/** Publishes a campaign that was just closed, or asks the job to when that would keep somebody waiting. */
export async function publishSoon(deps: Deps, campaignId: number): Promise<void> {
  const waiting = await deps.database.as(everywhere, waitingReleases);
  const own = waiting.find(({ campaign_id }) => campaign_id === campaignId);
  if (!own) return;
  const published = await publishCampaign(deps, own, jobFrom).catch(() => false);
  if (!published) await deps.jobs.wake('publish-releases');
}

/** Publishes every closed campaign that is not published yet. One that cannot be keeps no other waiting. */
export async function publishClosed(deps: Deps): Promise<void> {
  const failures: unknown[] = [];
  for (const waiting of await deps.database.as(everywhere, waitingReleases)) {
    await publishCampaign(deps, waiting).catch((failure: unknown) => failures.push(failure));
  }
  if (failures.length > 0) throw failures[0];
}

/**
 * Forms are opened and the release is made outside of any transaction; then one writes everything or nothing: answers
 * under new random ids, the release, and the end of what could open the forms. A run that is killed before leaves all as
 * it was, and of two at a time the second finds it done. False when there are more than `most` answers.
 */
async function publishCampaign(
  deps: Deps,
  waiting: WaitingRelease,
  most = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  const { campaign_id: id, account_id, closed_on: day } = waiting;
  const opened = await deps.database.as(builderOf(waiting), async (tx) => {
    const campaign = await lockCampaign(tx, account_id, id);
    if (!campaign || !(await takeReleaseRun(tx, id))) return null;
    const keys = await openKeys(deps, tx, id);
    const forms = await openForms(tx, campaign, keys);
    const work = await releaseWork(deps, tx, campaign, forms);
    return { campaign, keys, forms, work };
  });
  if (!opened) return true;
  const { campaign, keys, forms, work } = opened;
  if (forms.length >= most) return false;

  let reported: Promise<unknown> = Promise.resolve();
  const release = await make(work, (done, wanted) => {
    const tell = () => deps.database.as(everywhere, (tx) => changeReleaseRun(tx, id, { done, wanted }));
    reported = reported.then(tell).catch(() => {}); // one after the other; what is missed is told with the next step
  });
  await reported;
  await deps.database.as(builderOf(waiting), async (tx) => {
    if (!(await takeReleaseRun(tx, id))) return;
    await addResponses(tx, id, unlinked(forms, keys));
    await publishRelease(deps, tx, { campaign, forms, day }, release);
    await publishCampaignFeedback(tx, campaign, await openFeedback(tx, campaign, keys));
    await removeSealedForms(tx, id);
    await destroyPrivateKey(tx, id, addDays(day, attributeDays));
    await changeReleaseRun(tx, id, { ended_at: deps.clock.now().toISOString() });
  });
  for (const table of ['sealed_forms', 'campaign_keys']) {
    await deps.database.background.executeSql(`vacuum ${table}`).catch(() => {}); // overwrites what deleting only marked
  }
  return true;
}

function make(work: ReleaseWork, onStep: OnStep) {
  return work.responses.length < jobFrom ? makeRelease(work, onStep) : makeInThread(work, onStep);
}
