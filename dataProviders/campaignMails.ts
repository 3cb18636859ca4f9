import {
  type CampaignMailChange,
  type CampaignMailKey,
  campaignMailCalls,
  type EditedCampaignMail,
  surveyMailCalls,
} from '../contract/v2/campaignMails.ts';
import { type CampaignMail, isSurveyMail } from '../domain/campaigns/campaignMails.ts';
import { callQuery, pageQuery } from './callQuery.ts';
import { callForMessage } from './http.ts';
import { keysOf } from './queryKeys.ts';

export type EditedMail = EditedCampaignMail;

const callsFor = (template: CampaignMail) => (isSurveyMail(template) ? surveyMailCalls : campaignMailCalls);

const key = keysOf('campaign mails');

/** Everything cached about the emails of campaigns. */
export const campaignMailKeys = (accountId: number) => [key(accountId)];

/** The text of an email in one language. */
export const mailTextQuery = (accountId: number, mail: CampaignMailKey) =>
  callQuery(key(accountId, 'text', mail), callsFor(mail.template).read, mail);

/** An email with an edited text; the previous version stays visible while the next one loads. */
export const mailPreviewQuery = (accountId: number, edited: EditedMail) =>
  pageQuery(key(accountId, 'preview', edited), callsFor(edited.template).preview, edited);

export const saveMailText = (change: CampaignMailChange) =>
  callForMessage(callsFor(change.template).save, change);

/** Sends the email to the signed-in person. */
export const sendTestMail = (edited: EditedMail) =>
  callForMessage(callsFor(edited.template).sendTest, edited);
