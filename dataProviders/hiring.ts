import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AnswerOf, BodyOf } from '../contract/call.ts';
import { applyingCalls } from '../contract/v2/applying.ts';
import { hiringCalls } from '../contract/v2/hiring.ts';
import { requisitions } from '../resources/requisitions/requisitions.ts';
import { HttpError } from './errors.ts';
import { callMain } from './http.ts';
import { accountKey, recordsKey } from './queryKeys.ts';

export type RoleOverview = AnswerOf<typeof hiringCalls.overview>;
type ApplicantsFilters = BodyOf<typeof hiringCalls.applicants>;
export type SelectionRates = AnswerOf<typeof hiringCalls.rates>;
export type RolePage = AnswerOf<typeof applyingCalls.page>;

const key = <K extends readonly unknown[]>(accountId: number, ...rest: K) =>
  accountKey(accountId, 'hiring', ...rest);

/** Everything cached about roles and their applicants. */
export const hiringKeys = (accountId: number) => [key(accountId), recordsKey(requisitions)];

/** The progress of a role's applicants. */
export const roleOverviewQuery = (accountId: number, requisition_id: number) =>
  queryOptions({
    queryKey: key(accountId, 'role', requisition_id),
    queryFn: ({ signal }): Promise<RoleOverview> =>
      callMain(hiringCalls.overview, { requisition_id }, { signal }),
  });

/** One page of applicants; the previous page stays visible while the next one loads. */
export const applicantsQuery = (accountId: number, filters: ApplicantsFilters) =>
  queryOptions({
    queryKey: key(accountId, 'applicants', filters),
    queryFn: ({ signal }) => callMain(hiringCalls.applicants, filters, { signal }),
    placeholderData: keepPreviousData,
  });

export const applicantQuery = (accountId: number, applicant_id: number) =>
  queryOptions({
    queryKey: key(accountId, 'applicant', applicant_id),
    queryFn: async ({ signal }) =>
      (await callMain(hiringCalls.applicant, { applicant_id }, { signal })).applicant,
  });

export const selectionRatesQuery = (accountId: number, requisition_id: number) =>
  queryOptions({
    queryKey: key(accountId, 'selection rates', requisition_id),
    queryFn: ({ signal }): Promise<SelectionRates> =>
      callMain(hiringCalls.rates, { requisition_id }, { signal }),
  });

/** The actions on a role and its applicants; each returns the text to show. */
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
export const markAccommodationHandled = async (applicant_id: number) =>
  (await callMain(hiringCalls.accommodationHandled, { applicant_id })).message;
export const computeSelectionRates = async (requisition_id: number) =>
  (await callMain(hiringCalls.makeRates, { requisition_id })).message;

/** This page is public, so its key begins with the link's code instead of an account. */
export const rolePageKeys = (code: string) => [[code, 'role page'] as const];

const maxRetries = 2;

/** The public page of a role or an application. */
export const rolePageQuery = (code: string) =>
  queryOptions({
    queryKey: [code, 'role page'] as const,
    queryFn: ({ signal }): Promise<RolePage> => callMain(applyingCalls.page, { code }, { signal }),
    retry: (count, failure) =>
      count < maxRetries && !(failure instanceof HttpError && failure.status === 404),
  });

export const sendApplication = async (input: BodyOf<typeof applyingCalls.apply>) =>
  (await callMain(applyingCalls.apply, input)).message;
export const withdrawOwnApplication = async (code: string) =>
  (await callMain(applyingCalls.withdrawOwn, { code })).message;
export const saveAbout = async (input: BodyOf<typeof applyingCalls.about>) =>
  (await callMain(applyingCalls.about, input)).message;
