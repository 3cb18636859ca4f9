import type { AnswerOf, BodyOf } from '../contract/call.ts';
import { applyingCalls } from '../contract/v2/applying.ts';
import { hiringCalls } from '../contract/v2/hiring.ts';
import { callMain } from './http.ts';

export type RoleOverview = AnswerOf<typeof hiringCalls.overview>;
export type ApplicantsQuery = BodyOf<typeof hiringCalls.applicants>;
export type SelectionRates = AnswerOf<typeof hiringCalls.rates>;
export type RolePage = AnswerOf<typeof applyingCalls.page>;

export const readRoleOverview = (requisition_id: number): Promise<RoleOverview> =>
  callMain(hiringCalls.overview, { requisition_id });
export const listApplicants = (query: ApplicantsQuery) => callMain(hiringCalls.applicants, query);
export const readApplicant = async (applicant_id: number) =>
  (await callMain(hiringCalls.applicant, { applicant_id })).applicant;
export const readSelectionRates = (requisition_id: number): Promise<SelectionRates> =>
  callMain(hiringCalls.rates, { requisition_id });

/** What can be done with a role and its applicants; each answers the sentence to show. */
export const changeRoleStatus = async (input: BodyOf<typeof hiringCalls.changeStatus>) =>
  (await callMain(hiringCalls.changeStatus, input)).message;
export const setStages = async (input: BodyOf<typeof hiringCalls.setStages>) =>
  (await callMain(hiringCalls.setStages, input)).message;
export const renewRoleLink = async (requisition_id: number) =>
  (await callMain(hiringCalls.renewLink, { requisition_id })).message;
export const inviteApplicants = async (input: BodyOf<typeof hiringCalls.invite>) =>
  (await callMain(hiringCalls.invite, input)).message;
export const remindApplicants = async (input: BodyOf<typeof hiringCalls.remind>) =>
  (await callMain(hiringCalls.remind, input)).message;
export const resendApplicant = async (applicant_id: number) =>
  (await callMain(hiringCalls.resend, { applicant_id })).message;
export const withdrawApplicant = async (applicant_id: number) =>
  (await callMain(hiringCalls.withdraw, { applicant_id })).message;
export const moveApplicants = async (input: BodyOf<typeof hiringCalls.move>) =>
  (await callMain(hiringCalls.move, input)).message;
export const decideApplicant = async (input: BodyOf<typeof hiringCalls.decide>) =>
  (await callMain(hiringCalls.decide, input)).message;
export const accommodationHandled = async (applicant_id: number) =>
  (await callMain(hiringCalls.accommodationHandled, { applicant_id })).message;
export const makeSelectionRates = async (requisition_id: number) =>
  (await callMain(hiringCalls.makeRates, { requisition_id })).message;

/** For whoever holds the link of a role, or of an application: nobody is signed in. */
export const readRolePage = (code: string): Promise<RolePage> => callMain(applyingCalls.page, { code });
export const apply = async (input: BodyOf<typeof applyingCalls.apply>) =>
  (await callMain(applyingCalls.apply, input)).message;
export const withdrawOwn = async (code: string) =>
  (await callMain(applyingCalls.withdrawOwn, { code })).message;
export const saveAbout = async (input: BodyOf<typeof applyingCalls.about>) =>
  (await callMain(applyingCalls.about, input)).message;
