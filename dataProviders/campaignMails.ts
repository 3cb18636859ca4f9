import type { BodyOf } from '../contract/call.ts';
import { campaignMailCalls } from '../contract/v2/campaignMails.ts';
import { callQuery, pageQuery } from './callQuery.ts';
import { callForMessage } from './http.ts';
import { keysOf } from './queryKeys.ts';

type MailKey = BodyOf<typeof campaignMailCalls.read>;
export type EditedMail = BodyOf<typeof campaignMailCalls.preview>;

const key = keysOf('campaign mails');

/** Everything cached about the emails of campaigns. */
export const campaignMailKeys = (accountId: number) => [key(accountId)];

/** The text of an email in one language. */
export const mailTextQuery = (accountId: number, mail: MailKey) =>
  callQuery(key(accountId, 'text', mail), campaignMailCalls.read, mail);

/** An email with an edited text; the previous version stays visible while the next one loads. */
export const mailPreviewQuery = (accountId: number, edited: EditedMail) =>
  pageQuery(key(accountId, 'preview', edited), campaignMailCalls.preview, edited);

export const saveMailText = (change: BodyOf<typeof campaignMailCalls.save>) =>
  callForMessage(campaignMailCalls.save, change);

/** Sends the email to the signed-in person. */
export const sendTestMail = (edited: EditedMail) => callForMessage(campaignMailCalls.sendTest, edited);
