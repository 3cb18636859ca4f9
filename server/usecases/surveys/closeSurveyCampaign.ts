import { lowestMinimumGroupSize } from '../../../domain/campaigns/benchmarkStatus.ts';
import { earliestDayOnEarth } from '../../../domain/campaigns/lastDay.ts';
import { addDays } from '../../../domain/dates/days.ts';
import { checkSurveyClose } from '../../../domain/surveys/surveyStatus.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { processEach, throwFirst } from '../../kernel/processEach.ts';
import { type Actor, recordAudit } from '../../kernel/recordAudit.ts';
import { accountScope, platformScope } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { lockForClose, switchRole } from '../../store/engine/transactionScope.ts';
import { addNotifications } from '../../store/notifications/notifications.ts';
import { vacuumTables } from '../../store/sql/vacuumTables.ts';
import { formTables } from '../../store/survey/submittedForms.ts';
import {
  changeSurveyCampaign,
  listDueSurveyCampaigns,
  lockSurveyCampaign,
  removeAssignmentDrafts,
  type SurveyCampaign,
} from '../../store/surveys/campaigns.ts';
import { readAccountDay } from '../accounts/readAccountDay.ts';
import { publishSelfAnswers } from '../comments/publishCycleAnswers.ts';
import { destroyCampaignKey } from '../keys/campaignKeys.ts';
import { withKeysRead } from '../keys/withKeysRead.ts';
import { publishMetricCells } from '../metricResults/publishMetricCells.ts';
import { readSelfParticipation } from '../metricResults/readSelfParticipation.ts';
import { auditOrQueue } from '../metricResults/sharing/auditShares.ts';
import { campaignRecipients } from '../notifications/campaignRecipients.ts';
import { publishRatings } from '../scoring/publishRatings.ts';
import { lockOwnSurvey } from './surveyAccess.ts';

/** The tables from which closing a campaign deletes rows. */
const ratingTables = [
  'assignment_drafts',
  formTables.cycle.waiting,
  formTables.cycle.sealed,
  'assignments',
  'assessments',
];

/** Closes an open campaign permanently. Throws `campaign_not_open`, `campaign_closed`. */
export async function closeSurveyCampaign(deps: Deps, caller: Caller, campaignId: number): Promise<void> {
  const accountId = await withKeysRead(deps, (keyDeps) =>
    deps.database.as(caller.scope, async (tx) => {
      await lockForClose(tx, campaignId);
      const campaign = await lockOwnSurvey(tx, caller, campaignId);
      checkSurveyClose(campaign.status);
      await close(keyDeps, tx, campaign, caller);
      return campaign.account_id;
    }),
  );
  await destroyCampaignKey(deps, { kind: 'cycle', id: campaignId });
  await auditOrQueue(deps, accountId);
  await vacuumTables(deps.database, ratingTables);
}

/** Closes every open campaign whose last day has ended everywhere, as the system. Idempotent, so an interrupted run can be repeated. */
export async function closeDueSurveys(deps: Deps): Promise<void> {
  const day = earliestDayOnEarth(deps.clock.now());
  const due = await deps.database.as(platformScope, (tx) => listDueSurveyCampaigns(tx, day));
  const errors = await processEach(deps, {
    items: due,
    idsOf: ({ id }) => ({ survey_campaign: id }),
    process: async ({ id, account_id }) => {
      const isClosed = await withKeysRead(deps, (keyDeps) =>
        deps.database.as(accountScope(account_id), async (tx) => {
          await lockForClose(tx, id);
          const campaign = await lockSurveyCampaign(tx, account_id, id);
          if (campaign?.status !== 'open') return false;
          await close(keyDeps, tx, campaign, { userId: null, accountId: account_id });
          return true;
        }),
      );
      if (!isClosed) return;
      await destroyCampaignKey(deps, { kind: 'cycle', id });
      await auditOrQueue(deps, account_id);
    },
  });
  if (due.length > 0) await vacuumTables(deps.database, ratingTables);
  throwFirst(errors);
}

/**
 * Deletes unfinished drafts, scores the submitted ratings by group, publishes the answers to custom questions and, if
 * the campaign is set to do so when it closes, releases the results. Records that it closed. Uses the given transaction.
 */
async function close(deps: Deps, tx: Tx, campaign: SurveyCampaign, by: Caller | Actor): Promise<void> {
  const day = await readAccountDay(deps, tx, campaign.account_id);
  await switchRole(tx, 'builder');
  await removeAssignmentDrafts(tx, campaign.id);
  await publishRatings(deps, tx, campaign);
  await publishSelfAnswers(deps, tx, campaign);
  await switchRole(tx, 'web');
  const released_on = campaign.release === 'at_close' ? day : null;
  if (released_on) await publishMetricCells(deps, tx, campaign, day);
  const changes = { status: 'closed', closed_on: day, released_on } as const;
  await changeSurveyCampaign(tx, campaign.id, changes, deps.clock.now());
  await storeFinalParticipation(deps, tx, campaign.id, day);
  await recordAudit(tx, by, {
    action: 'close',
    resource: 'survey_campaigns',
    id: campaign.id,
    before: { status: 'open', released_on: null },
    after: changes,
    now: deps.clock.now(),
  });
  const about = { accountId: campaign.account_id, recordId: campaign.id, now: deps.clock.now() };
  const to = campaignRecipients(campaign, 'person' in by ? by.person.user.id : by.userId);
  await addNotifications(tx, { ...about, event: released_on ? 'survey_released' : 'survey_closed' }, to);
}

/** Counts every submitted form, once the campaign is closed: as long as it is open, its last day doesn't count. */
async function storeFinalParticipation(
  deps: Deps,
  tx: Tx,
  campaignId: number,
  closedOn: string,
): Promise<void> {
  const { invited_from, finished_percent } = await readSelfParticipation(tx, {
    campaignId,
    day: addDays(closedOn, 1),
    k: lowestMinimumGroupSize,
  });
  const final = { final_invited_from: invited_from, final_finished_percent: finished_percent };
  await changeSurveyCampaign(tx, campaignId, final, deps.clock.now());
}
