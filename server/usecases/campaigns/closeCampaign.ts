import { earliestDayOnEarth } from '../../../domain/campaigns/lastDay.ts';
import { addDays } from '../../../domain/dates/days.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { processEach, throwFirst } from '../../kernel/processEach.ts';
import { type Actor, recordAudit } from '../../kernel/recordAudit.ts';
import { accountScope, platformScope } from '../../kernel/scope.ts';
import {
  type Campaign,
  changeCampaign,
  listOpenCampaigns,
  lockCampaign,
} from '../../store/campaigns/campaigns.ts';
import { removeFormLeads } from '../../store/campaigns/formLeads.ts';
import { participationCounts } from '../../store/campaigns/participantPages.ts';
import type { Tx } from '../../store/database.ts';
import { lockForClose, switchRole } from '../../store/engine/transactionScope.ts';
import { addNotifications } from '../../store/notifications/notifications.ts';
import { addReleaseRun } from '../../store/releasing/releaseRuns.ts';
import { vacuumTables } from '../../store/sql/vacuumTables.ts';
import { removeDrafts } from '../../store/survey/drafts.ts';
import { forgetAttributes } from '../../store/survey/participations.ts';
import { withKeysRead } from '../keys/withKeysRead.ts';
import { campaignRecipients } from '../notifications/campaignRecipients.ts';
import { publishOrQueue } from '../releasing/publishClosedCampaigns.ts';
import { storeClosedRoster } from '../releasing/rosters.ts';
import { reportedParticipation } from '../results/reportedParticipation.ts';
import { lockOwnCampaign } from './campaignAccess.ts';

/** The tables from which closing a campaign deletes rows. */
const participationTables = ['drafts', 'letter_forms', 'personal_codes', 'participations'];

/**
 * Closes an open campaign permanently and publishes its results: immediately, or in a job if there are many answers. Throws `conflict` if
 * the campaign isn't open.
 */
export async function closeCampaign(deps: Deps, caller: Caller, campaignId: number): Promise<void> {
  await withKeysRead(deps, (keyDeps) =>
    deps.database.as(caller.scope, async (tx) => {
      await lockForClose(tx, campaignId);
      const campaign = await lockOwnCampaign(tx, caller, campaignId);
      if (campaign.status !== 'open') throw new Refusal('conflict');
      await close(keyDeps, tx, campaign, caller);
    }),
  );
  await vacuumTables(deps.database, participationTables);
  await publishOrQueue(deps, campaignId);
}

/** Closes every open campaign whose last day has ended everywhere, as the system. Idempotent, so an interrupted run can be repeated. */
export async function closeDueCampaigns(deps: Deps): Promise<void> {
  const day = earliestDayOnEarth(deps.clock.now());
  const open = await deps.database.as(platformScope, listOpenCampaigns);
  const due = open.filter(({ closes_on }) => closes_on < day);
  const errors = await processEach(deps, {
    items: due,
    idsOf: ({ id }) => ({ campaign: id }),
    process: ({ id, account_id }) =>
      withKeysRead(deps, (keyDeps) =>
        deps.database.as(accountScope(account_id), async (tx) => {
          await lockForClose(tx, id);
          const campaign = await lockCampaign(tx, account_id, id);
          if (campaign?.status !== 'open') return;
          await close(keyDeps, tx, campaign, { userId: null, accountId: account_id });
        }),
      ),
  });
  if (due.length === 0) return;
  await vacuumTables(deps.database, participationTables);
  await deps.jobs.wake('publish-releases');
  throwFirst(errors);
}

/**
 * Deletes unfinished drafts, and the attributes and forms of participants, stores the final participation (R12) and
 * records that it closed. Submitted forms stay sealed until the release is created.
 */
async function close(deps: Deps, tx: Tx, campaign: Campaign, by: Caller | Actor): Promise<void> {
  const day = today(deps.clock);
  await switchRole(tx, 'builder');
  await storeClosedRoster(deps, tx, campaign, day);
  await removeDrafts(tx, campaign.id);
  await addReleaseRun(tx, { campaign_id: campaign.id, account_id: campaign.account_id, closed_on: day });

  await switchRole(tx, 'web');
  await forgetAttributes(tx, campaign.id);
  await removeFormLeads(tx, campaign.id);
  const counts = await participationCounts(tx, [campaign.id], addDays(day, 1));
  const reported = reportedParticipation(counts.get(campaign.id), campaign.min_group);
  const final = {
    final_invited_from: reported.invited_from,
    final_started_percent: reported.started_percent,
    final_participation_percent: reported.participation_percent,
  };
  await changeCampaign(tx, campaign.id, { status: 'closed', closed_on: day, ...final }, deps.clock.now());
  await recordAudit(tx, by, {
    action: 'close',
    resource: 'benchmark_campaigns',
    id: campaign.id,
    before: { status: 'open' },
    after: { status: 'closed' },
    now: deps.clock.now(),
  });
  await addNotifications(
    tx,
    {
      accountId: campaign.account_id,
      event: 'benchmark_closed',
      recordId: campaign.id,
      now: deps.clock.now(),
    },
    campaignRecipients(campaign, 'person' in by ? by.person.user.id : by.userId),
  );
}
