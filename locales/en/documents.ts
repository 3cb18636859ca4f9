import { certificateFile } from './certificateFile.ts';
import { errors } from './errors.ts';
import { learningReportFile } from './learningReportFile.ts';
import { letters } from './letters.ts';
import { assessmentWords, campaignWords, mails, stopWords } from './mails.ts';
import { metrics } from './metrics.ts';
import { furtherNotifications, notificationSentences } from './notificationSentences.ts';
import { openingProblems } from './openingProblems.ts';
import { payReportFile } from './payReportFile.ts';
import { profile } from './profile.ts';
import { reports } from './reports.ts';
import { results } from './results.ts';
import { sessionWords } from './sessionMails.ts';
import { slides } from './slides.ts';
import { textMessages } from './textMessages.ts';

/** The texts of emails, PDFs and presentations. */
export const documents = {
  errors,
  certificates: certificateFile,
  learningReports: learningReportFile,
  letters,
  mails,
  assessmentWords,
  campaignWords,
  sessionWords,
  stopWords,
  textMessages,
  openingProblems,
  metrics,
  notifications: notificationSentences,
  furtherNotifications,
  payReport: payReportFile,
  races: profile.races,
  genders: profile.genders,
  reports,
  results,
  slides,
};
