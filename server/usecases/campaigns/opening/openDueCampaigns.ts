import { isOpeningProblem } from '../../../../domain/campaigns/scheduledOpening.ts';
import { localDayOf, startOfDay } from '../../../../domain/dates/localDay.ts';
import { firstTimeZone, selectTimeZone } from '../../../../domain/dates/timeZones.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { processEach, throwFirst } from '../../../kernel/processEach.ts';
import { accountScope, platformScope } from '../../../kernel/scope.ts';
import { lockCampaign } from '../../../store/campaigns/campaigns.ts';
import {
  listScheduledCampaigns,
  type ScheduledCampaign,
} from '../../../store/campaigns/scheduledCampaigns.ts';
import type { Tx } from '../../../store/database.ts';
import { lockSurveyCampaign } from '../../../store/surveys/campaigns.ts';
import { isFollowUpBeyondOwnTeams } from '../../followUps/isFollowUpBeyondOwnTeams.ts';
import { launchLockedSurvey } from '../../surveys/launchSurveyCampaign.ts';
import { requireOwned } from '../campaignAccess.ts';
import { launchCampaign } from '../launchCampaign.ts';
import { cancelFailedOpening } from './cancelFailedOpening.ts';
import { openingKinds } from './openingKinds.ts';
import { readOpeningCaller } from './readOpeningCaller.ts';
import { isStillScheduled } from './scheduleOpening.ts';

/**
 * Opens the scheduled campaigns whose first day has begun in their account's time zone. Runs every minute; a campaign that became due
 * while no server ran is opened by the next run, and of several servers one opens it.
 */
export async function openDueCampaigns(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const latest = localDayOf(now, firstTimeZone);
  const scheduled = await deps.database.as(platformScope, (tx) => listScheduledCampaigns(tx, latest));
  const due = scheduled.filter(
    ({ opens_on, time_zone }) => startOfDay(opens_on, selectTimeZone(time_zone)) <= now,
  );
  if (due.length === 0) return;
  const errors = await processEach(deps, {
    items: due,
    idsOf: ({ kind, id }): Readonly<Record<string, number>> =>
      kind === 'survey' ? { survey_campaign: id } : { campaign: id },
    process: (campaign) => openScheduled(deps, campaign),
  });
  await deps.jobs.wake('send-mails');
  throwFirst(errors);
}

/** Opens a campaign, or stores why it can't be opened. A failure that may pass, such as of the key service, is thrown. */
async function openScheduled(deps: Deps, scheduled: ScheduledCampaign): Promise<void> {
  const { kind, id, account_id } = scheduled;
  const { find } = openingKinds[kind];
  const read = await deps.database.as(accountScope(account_id), (tx) => find(tx, account_id, id));
  if (!isStillScheduled(read, scheduled)) return;
  try {
    const caller = await readOpeningCaller(deps, scheduled, read);
    await deps.database.as(caller.scope, (tx) => launch(deps, tx, caller, scheduled, read.scheduled_by));
  } catch (failure) {
    if (!(failure instanceof Refusal) || !isOpeningProblem(failure.code)) throw failure;
    await cancelFailedOpening(deps, scheduled, { problem: failure.code, scheduledBy: read.scheduled_by });
  }
}

/** Launches a campaign by the same function as the button, unless it changed in the meantime. */
async function launch(
  deps: Deps,
  tx: Tx,
  caller: Caller,
  scheduled: ScheduledCampaign,
  scheduledBy: number | null,
): Promise<void> {
  const { kind, id, account_id } = scheduled;
  if (kind === 'survey') {
    const survey = await lockSurveyCampaign(tx, account_id, id);
    if (!isStillScheduled(survey, scheduled) || survey.scheduled_by !== scheduledBy) return;
    await launchLockedSurvey(deps, tx, caller, requireOwned(survey, caller));
    return;
  }
  const campaign = await lockCampaign(tx, account_id, id);
  if (!isStillScheduled(campaign, scheduled) || campaign.scheduled_by !== scheduledBy) return;
  if (await isFollowUpBeyondOwnTeams(tx, caller, campaign)) {
    // The people around the team were offered to the lead when the pulse was scheduled, and administrators could change or cancel it.
    await launchCampaign(deps, tx, caller, campaign, async () => {});
    return;
  }
  await launchCampaign(deps, tx, caller, requireOwned(campaign, caller));
}
