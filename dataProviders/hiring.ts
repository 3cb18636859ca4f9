import { queryOptions } from '@tanstack/react-query';
import type { BodyOf, ResponseOf } from '../contract/call.ts';
import { applyingCalls } from '../contract/v2/applying.ts';
import { hiringCalls } from '../contract/v2/hiring.ts';
import { requisitions } from '../resources/requisitions/requisitions.ts';
import { callQuery, memberQuery, pageQuery } from './callQuery.ts';
import { HttpError } from './errors.ts';
import { callForMessage, callMain, messageSender } from './http.ts';
import { keysOf, recordsKey } from './queryKeys.ts';

export type RoleOverview = ResponseOf<typeof hiringCalls.overview>;
type ApplicantsFilters = BodyOf<typeof hiringCalls.applicants>;
export type SelectionRates = ResponseOf<typeof hiringCalls.rates>;
export type RolePage = ResponseOf<typeof applyingCalls.page>;

const key = keysOf('hiring');

/** Everything cached about roles and their applicants. */
export const hiringKeys = (accountId: number) => [key(accountId), recordsKey(requisitions)];

/** The progress of a role's applicants. */
export const roleOverviewQuery = (accountId: number, requisition_id: number) =>
  callQuery(key(accountId, 'role', requisition_id), hiringCalls.overview, { requisition_id });

/** The number of applicants by stage, of the jobs on a page of a list. */
export const applicantCountsQuery = (accountId: number, requisition_ids: number[]) =>
  memberQuery(
    key(accountId, 'applicant counts', requisition_ids),
    hiringCalls.applicantCounts,
    { requisition_ids },
    'jobs',
  );

/** One page of applicants; the previous page stays visible while the next one loads. */
export const applicantsQuery = (accountId: number, filters: ApplicantsFilters) =>
  pageQuery(key(accountId, 'applicants', filters), hiringCalls.applicants, filters);

export const applicantQuery = (accountId: number, applicant_id: number) =>
  memberQuery(
    key(accountId, 'applicant', applicant_id),
    hiringCalls.applicant,
    { applicant_id },
    'applicant',
  );

export const selectionRatesQuery = (accountId: number, requisition_id: number) =>
  callQuery(key(accountId, 'selection rates', requisition_id), hiringCalls.rates, { requisition_id });

/** What applicants say about the assessment; all comments when `search` is empty. */
export const applicantFeedbackQuery = (accountId: number, requisition_id: number, search: string) =>
  pageQuery(key(accountId, 'feedback', requisition_id, search), hiringCalls.feedback, {
    requisition_id,
    search,
  });

/** The actions on a role and its applicants; each returns the text to show. */
export const changeRoleStatus = messageSender(hiringCalls.changeStatus);
export const setStages = messageSender(hiringCalls.setStages);
export const renewRoleLink = (requisition_id: number) =>
  callForMessage(hiringCalls.renewLink, { requisition_id });
export const inviteApplicants = messageSender(hiringCalls.invite);
export const remindApplicants = messageSender(hiringCalls.remind);
export const resendApplicant = (applicant_id: number) => callForMessage(hiringCalls.resend, { applicant_id });
export const withdrawApplicant = (applicant_id: number) =>
  callForMessage(hiringCalls.withdraw, { applicant_id });
export const moveApplicants = messageSender(hiringCalls.move);
export const undoMove = messageSender(hiringCalls.undoMove);
export const addNote = messageSender(hiringCalls.addNote);
export const deleteNote = (note_id: number) => callForMessage(hiringCalls.deleteNote, { note_id });
export const recordDecision = messageSender(hiringCalls.decide);
export const markAccommodationHandled = (applicant_id: number) =>
  callForMessage(hiringCalls.accommodationHandled, { applicant_id });
export const computeSelectionRates = (requisition_id: number) =>
  callForMessage(hiringCalls.makeRates, { requisition_id });

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

export const sendApplication = messageSender(applyingCalls.apply);
export const withdrawOwnApplication = (code: string) => callForMessage(applyingCalls.withdrawOwn, { code });
export const saveDemographics = messageSender(applyingCalls.about);
