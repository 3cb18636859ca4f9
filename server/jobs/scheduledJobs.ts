import type { Deps } from '../deps.ts';
import { moveWaitingUsers } from '../usecases/accounts/moveUsers.ts';
import { buildBenchmark } from '../usecases/benchmarks/buildBenchmark.ts';
import { deleteExpiredFiles } from '../usecases/branding/deleteExpiredFiles.ts';
import { closeDueCampaigns } from '../usecases/campaigns/closeCampaign.ts';
import { openDueCampaigns } from '../usecases/campaigns/opening/openDueCampaigns.ts';
import { remindDueParticipants } from '../usecases/campaigns/sendReminders.ts';
import { makeReports } from '../usecases/exports/makeReports.ts';
import { deleteApplications } from '../usecases/hiring/deleteApplications.ts';
import { publishWaitingFeedback } from '../usecases/hiring/publishWaitingFeedback.ts';
import { remindDueApplicants } from '../usecases/hiring/remindDueApplicants.ts';
import { maxParallelReads } from '../usecases/imports/file/thread/runInSlot.ts';
import { readQueuedFiles } from '../usecases/imports/reading/readQueuedFiles.ts';
import { runImports } from '../usecases/imports/runImports.ts';
import { reconcileKeys } from '../usecases/keys/reconcileKeys.ts';
import { notifyOfExpiringCertificates } from '../usecases/learning/certificates/notifyOfExpiringCertificates.ts';
import { deleteLaunches } from '../usecases/learning/packages/deleteLaunches.ts';
import { sendMails, sendTextMessages } from '../usecases/mail/sendMails.ts';
import { auditShares } from '../usecases/metricResults/sharing/auditShares.ts';
import { sendNotifications } from '../usecases/notifications/sendNotifications.ts';
import { makeDataExports } from '../usecases/personalData/dataExport.ts';
import { remindDueRaters } from '../usecases/raters/remindRaters.ts';
import { moveSubmittedForms } from '../usecases/releasing/moveSubmittedForms.ts';
import { publishClosedCampaigns } from '../usecases/releasing/publishClosedCampaigns.ts';
import { calibrateForms } from '../usecases/scoring/calibration/calibrateForms.ts';
import { runScoring } from '../usecases/scoring/runScoring.ts';
import { forgetOldSignIns } from '../usecases/security/forgetOldSignIns.ts';
import { advanceSessions } from '../usecases/sessions/advanceSessions.ts';
import { syncMeetings } from '../usecases/sessions/meetings/syncMeetings.ts';
import { closeDueSurveys } from '../usecases/surveys/closeSurveyCampaign.ts';
import type { ScheduledJob } from './jobQueue.ts';

/** Returns the scheduled jobs and their times (UTC). Each run determines what is due and is safe to repeat. */
export function scheduledJobs(server: Deps): readonly ScheduledJob[] {
  const deps: Deps = { ...server, database: server.database.background };
  return [
    { name: 'send-mails', schedule: '*/5 * * * *', run: () => sendMails(deps) },
    { name: 'send-texts', schedule: '* * * * *', run: () => sendTextMessages(deps) },
    { name: 'send-notifications', schedule: '*/5 * * * *', run: () => sendNotifications(deps) },
    { name: 'advance-sessions', schedule: '* * * * *', run: () => advanceSessions(deps) },
    { name: 'sync-meetings', schedule: '* * * * *', run: () => syncMeetings(deps) },
    { name: 'move-users', schedule: '*/5 * * * *', run: () => moveWaitingUsers(deps) },
    { name: 'remind', schedule: '10 * * * *', run: () => remindDueParticipants(deps) },
    { name: 'remind-applicants', schedule: '20 * * * *', run: () => remindDueApplicants(deps) },
    { name: 'remind-raters', schedule: '15 * * * *', run: () => remindDueRaters(deps) },
    { name: 'open-campaigns', schedule: '* * * * *', run: () => openDueCampaigns(deps) },
    { name: 'close-campaigns', schedule: '5 * * * *', run: () => closeDueCampaigns(deps) },
    { name: 'publish-releases', schedule: '* * * * *', run: () => publishClosedCampaigns(deps) },
    { name: 'move-forms', schedule: '* * * * *', run: () => moveSubmittedForms(deps) },
    { name: 'import-users', schedule: '* * * * *', run: () => runImports(deps) },
    {
      name: 'read-files',
      schedule: '* * * * *',
      run: () => readQueuedFiles(deps),
      concurrency: maxParallelReads,
    },
    { name: 'make-reports', schedule: '*/5 * * * *', run: () => makeReports(deps) },
    { name: 'close-surveys', schedule: '15 * * * *', run: () => closeDueSurveys(deps) },
    { name: 'audit-shares', schedule: '*/5 * * * *', run: () => auditShares(deps) },
    { name: 'score-assessments', schedule: '*/5 * * * *', run: () => runScoring(deps) },
    { name: 'calibrate', schedule: '50 1 * * *', run: () => calibrateForms(deps) },
    { name: 'publish-feedback', schedule: '5 0 * * *', run: () => publishWaitingFeedback(deps) },
    { name: 'delete-applications', schedule: '15 0 * * *', run: () => deleteApplications(deps) },
    { name: 'personal-copies', schedule: '20 * * * *', run: () => makeDataExports(deps) },
    { name: 'forget-sign-ins', schedule: '45 0 * * *', run: () => forgetOldSignIns(deps) },
    { name: 'build-benchmark', schedule: '20 2 * * *', run: () => buildBenchmark(deps) },
    {
      name: 'expiring-certificates',
      schedule: '35 5 * * *',
      run: () => notifyOfExpiringCertificates(deps),
    },
    { name: 'delete-launches', schedule: '40 * * * *', run: () => deleteLaunches(deps) },
    { name: 'delete-files', schedule: '25 * * * *', run: () => deleteExpiredFiles(deps) },
    { name: 'destroy-keys', schedule: '30 * * * *', run: () => reconcileKeys(deps) },
  ];
}
