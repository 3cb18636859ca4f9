import type { ResourceName } from '../resources/registry.ts';
import type { Call, LegacyAction } from './call.ts';
import type { FileCall, RawCall } from './fileCalls.ts';
import { accountPhp } from './legacy/accountPhp.ts';
import { campaignPhp } from './legacy/campaignPhp.ts';
import { microSurveyPhp } from './legacy/microSurveyPhp.ts';
import { signInCalls } from './signIn.ts';
import { accountCalls } from './v2/account.ts';
import { administrationCalls } from './v2/administration.ts';
import { applyingCalls } from './v2/applying.ts';
import { backgroundTaskCalls } from './v2/backgroundTasks.ts';
import { benchmarkCampaignCalls } from './v2/benchmarkCampaigns.ts';
import { benchmarkFileCalls } from './v2/benchmarkFile.ts';
import { benchmarkResultCalls } from './v2/benchmarkResults.ts';
import { brandingCalls, brandingUploads } from './v2/branding.ts';
import { blueprintCalls, liveSessionCalls } from './v2/builder.ts';
import { calendarCalls } from './v2/calendar.ts';
import {
  campaignMailCalls,
  campaignMailFiles,
  surveyMailCalls,
  surveyMailFiles,
} from './v2/campaignMails.ts';
import { certificateCalls, certificateFiles } from './v2/certificates.ts';
import { compensationCalls, compensationFiles } from './v2/compensation.ts';
import { configCalls } from './v2/config.ts';
import { courseRatingCalls } from './v2/courseRatings.ts';
import { firstStepCalls } from './v2/firstSteps.ts';
import { followUpCalls } from './v2/followUps.ts';
import { hiringCalls } from './v2/hiring.ts';
import { homeCalls } from './v2/home.ts';
import { importCalls, importFiles, importUploads } from './v2/imports.ts';
import { learningCalls, learningCampaignCalls } from './v2/learning.ts';
import { learningNoteCalls } from './v2/learningNotes.ts';
import { learningReportCalls, learningReportFiles } from './v2/learningReports.ts';
import { lessonFileCalls, lessonFiles, lessonFileUploads } from './v2/lessonFiles.ts';
import { metricResultCalls } from './v2/metricResults.ts';
import { mySessionCalls, mySessionFiles } from './v2/mySessions.ts';
import { notificationCalls } from './v2/notifications.ts';
import { ownLearningCalls } from './v2/ownLearning.ts';
import { ownSprintCalls } from './v2/ownSprints.ts';
import { packageCalls } from './v2/packages.ts';
import { payCalls, payFileCalls, payUploads } from './v2/pay.ts';
import { peopleCalls, peopleFiles } from './v2/people.ts';
import { personalCodeCalls } from './v2/personalCodes.ts';
import { personalDataCalls, personalDataFiles } from './v2/personalData.ts';
import { personalScoreCalls } from './v2/personalScores.ts';
import { questionFitCalls } from './v2/questionFit.ts';
import { questionCalls } from './v2/questions.ts';
import { ownQuizCalls, quizAuthorCalls } from './v2/quizzes.ts';
import { raterCycleCalls } from './v2/raterCycles.ts';
import { raterCalls } from './v2/raters.ts';
import { recommendationCalls } from './v2/recommendations.ts';
import { relationshipCalls } from './v2/relationships.ts';
import { reportCalls, reportFiles } from './v2/reports.ts';
import { scoringRunCalls } from './v2/scoring.ts';
import { searchCalls } from './v2/search.ts';
import { securityCalls, securityFiles } from './v2/security.ts';
import { sessionCalls } from './v2/session.ts';
import { sessionParticipantCalls } from './v2/sessionParticipants.ts';
import { sprintCalls } from './v2/sprints.ts';
import { supplementalCalls } from './v2/supplementalQuestions.ts';
import { supportCalls } from './v2/support.ts';
import { surveyCalls } from './v2/survey.ts';
import { surveyCampaignCalls } from './v2/surveyCampaigns.ts';
import { surveyPreviewCalls } from './v2/surveyPreview.ts';
import { teamActionCalls } from './v2/teamActions.ts';
import { teamCalls } from './v2/teams.ts';
import { twoFactorCalls } from './v2/twoFactor.ts';
import { unsubscribeCalls, unsubscribeRawCalls } from './v2/unsubscribe.ts';

/** Every call of the main API, as listed in the documentation and covered by the access tests. */
export const callGroups: Readonly<Record<string, Readonly<Record<string, Call>>>> = {
  'Signing in': signInCalls,
  Session: sessionCalls,
  'Second factor': twoFactorCalls,
  'Personal data': personalDataCalls,
  Accounts: accountCalls,
  Branding: brandingCalls,
  'First steps': firstStepCalls,
  Teams: teamCalls,
  Relationships: relationshipCalls,
  'Administration of accounts': administrationCalls,
  People: peopleCalls,
  'Import of people': importCalls,
  'Pay projects': payCalls,
  'Benchmark campaigns': benchmarkCampaignCalls,
  'Preview of surveys': surveyPreviewCalls,
  'Emails of campaigns': campaignMailCalls,
  'Emails of survey campaigns': surveyMailCalls,
  'Benchmark results': benchmarkResultCalls,
  Raters: raterCalls,
  'Raters of a 360 campaign': raterCycleCalls,
  'Follow-up pulses': followUpCalls,
  Recommendations: recommendationCalls,
  'Team actions': teamActionCalls,
  Answering: surveyCalls,
  'Personal codes': personalCodeCalls,
  '360 campaigns': surveyCampaignCalls,
  Reports: reportCalls,
  Questions: questionCalls,
  'Question fit': questionFitCalls,
  'Custom questions': supplementalCalls,
  Blueprints: blueprintCalls,
  'Live sessions': liveSessionCalls,
  'Participants of live sessions': sessionParticipantCalls,
  'Own live sessions': mySessionCalls,
  Learning: learningCalls,
  'Files of lessons': lessonFileCalls,
  'Own packages': packageCalls,
  Quizzes: quizAuthorCalls,
  'Own quizzes': ownQuizCalls,
  Certificates: certificateCalls,
  'Learning campaigns': learningCampaignCalls,
  'Own learning': ownLearningCalls,
  'Own notes': learningNoteCalls,
  'Ratings of courses': courseRatingCalls,
  'Learning reports': learningReportCalls,
  Sprints: sprintCalls,
  'Own sprints': ownSprintCalls,
  Hiring: hiringCalls,
  Applying: applyingCalls,
  Reminders: unsubscribeCalls,
  Support: supportCalls,
  Scores: personalScoreCalls,
  'Results of the personal metrics': metricResultCalls,
  Scoring: scoringRunCalls,
  'Benchmark file': benchmarkFileCalls,
  Tasks: backgroundTaskCalls,
  Search: searchCalls,
  'Compensation search': compensationCalls,
  Home: homeCalls,
  Calendar: calendarCalls,
  Notifications: notificationCalls,
  Security: securityCalls,
  Configuration: configCalls,
};

/** Every route that returns a file, by group. */
export const fileCallGroups: Readonly<Record<string, Readonly<Record<string, FileCall>>>> = {
  'Personal data': personalDataFiles,
  People: peopleFiles,
  'Emails of campaigns': campaignMailFiles,
  'Emails of survey campaigns': surveyMailFiles,
  'Import of people': importFiles,
  Reports: reportFiles,
  'Files of lessons': lessonFiles,
  Certificates: certificateFiles,
  'Learning reports': learningReportFiles,
  'Pay projects': payFileCalls,
  'Own live sessions': mySessionFiles,
  'Compensation search': compensationFiles,
  Security: securityFiles,
};

/** Every route with a raw body, by group. */
export const rawCallGroups: Readonly<Record<string, Readonly<Record<string, RawCall>>>> = {
  Branding: brandingUploads,
  'Import of people': importUploads,
  'Pay projects': payUploads,
  'Files of lessons': lessonFileUploads,
  Reminders: unsubscribeRawCalls,
};

export interface LegacyFile {
  readonly actions: Readonly<Record<string, LegacyAction>>;
  /** Where an action's fields are: in `data` or next to `actionName`. */
  readonly dataIn: 'data' | 'flat';
}

/** Every legacy file and its actions. */
export const legacyFiles: Readonly<Record<string, LegacyFile>> = {
  'account.php': { actions: accountPhp, dataIn: 'flat' },
  'micro_survey.php': { actions: microSurveyPhp, dataIn: 'data' },
  'campaign.php': { actions: campaignPhp, dataIn: 'data' },
};

export const recordWriteActions = ['create', 'update', 'delete'] as const;
type RecordWrite = (typeof recordWriteActions)[number];

/** Writes that are not available through the record endpoints, because dedicated calls or the server perform them. */
export const disabledRecordWrites: Readonly<Partial<Record<ResourceName, readonly RecordWrite[]>>> = {
  accounts: recordWriteActions,
  benchmark_campaigns: recordWriteActions,
  survey_campaigns: recordWriteActions,
  topics: recordWriteActions,
  elements: recordWriteActions,
  question_bank: recordWriteActions,
  supplemental_questions: ['create', 'update'],
  learning_assignments: recordWriteActions,
};

/** Whether this write is available through the record endpoints. */
export const isRecordWriteEnabled = (name: ResourceName, write: RecordWrite): boolean =>
  !disabledRecordWrites[name]?.includes(write);
