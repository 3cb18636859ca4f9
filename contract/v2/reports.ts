import { type InferType, mixed, number, object } from 'yup';
import { type PaperFormat, paperFormats } from '../../domain/reports/paperSizes.ts';
import {
  type DeliveryKind,
  deliveryKinds,
  type ReportState,
  reportStates,
} from '../../domain/reports/reportDelivery.ts';
import { changeCall, readCall } from '../call.ts';
import { defineFileCall } from '../fileCalls.ts';
import { id, objectsOf, optionalId } from '../sharedShapes.ts';
import { anyText, requiredNumber, requiredText, textOrNull } from '../values.ts';

const divisions = ['team', 'department', 'location', 'level', 'gender', 'race', 'decade'] as const;
const paper = () =>
  mixed<PaperFormat>()
    .oneOf([...paperFormats], 'choice')
    .default('a4');

const pdf = ['application/pdf'] as const;

/** Reports returned as files, with their options in the query. */
export const reportFiles = {
  personal: defineFileCall({
    path: '/v2/exports/personal',
    needs: 'user',
    summary: "The caller's personal metrics from one self-assessment, by default the newest.",
    mutates: false,
    contentTypes: pdf,
    query: object({ score_id: optionalId(), paper: paper() }),
  }),
  culture: defineFileCall({
    path: '/v2/exports/culture',
    needs: 'supervisor',
    summary: 'Published results of one closed benchmark campaign, by one dimension or all.',
    mutates: false,
    contentTypes: pdf,
    module: 'microSurvey',
    query: object({
      campaign_id: id(),
      dimension: mixed<(typeof divisions)[number]>()
        .nullable()
        .oneOf([...divisions, null], 'choice')
        .default(null),
      paper: paper(),
    }),
  }),
  cultureSlides: defineFileCall({
    path: '/v2/exports/culture_slides',
    needs: 'supervisor',
    summary:
      'Published results of one closed benchmark campaign as a presentation (PPTX), one finding per slide, with charts and tables that can be edited.',
    mutates: false,
    contentTypes: ['application/vnd.openxmlformats-officedocument.presentationml.presentation'],
    module: 'microSurvey',
    query: object({ campaign_id: id() }),
  }),
  constellation: defineFileCall({
    path: '/v2/exports/constellation',
    needs: 'user',
    summary: 'One constellation with its profiles visible to the caller. Not available during emulation.',
    mutates: false,
    contentTypes: pdf,
    query: object({ constellation_id: id(), paper: paper() }),
  }),
  cycle: defineFileCall({
    path: '/v2/exports/cycle_file',
    needs: 'local_admin',
    summary: 'All reports of a released cycle in one file, once they are created.',
    mutates: false,
    contentTypes: ['application/zip'],
    query: object({ campaign_id: id() }),
  }),
} as const;

const kind = () => mixed<DeliveryKind>().oneOf([...deliveryKinds], 'choice');
const ofCampaign = object({ campaign_id: id() });

const run = object({
  kind: kind().required(),
  asked_at: requiredText,
  ended_at: textOrNull,
  expires_at: textOrNull,
  /** Number of people by state; in a run by email, `made` means notified. */
  counts: object({
    waiting: requiredNumber,
    made: requiredNumber,
    failed: requiredNumber,
    none: requiredNumber,
  }).required(),
});

/** The personal reports of a whole cycle. Not available during emulation. */
export const reportCalls = {
  cycleState: readCall('local_admin', '/v2/exports/cycle_state', {
    summary:
      "Delivery options of a 360 campaign's reports, their progress, and the state of each person, by page.",
    body: ofCampaign.shape({
      page: number().integer('wholeNumber').min(1, 'tooSmall').max(10_000).default(1),
    }),
    response: object({
      /** One file if the campaign announced administrators as readers, otherwise an email to each person; null before the release. */
      delivery: kind().nullable().defined(),
      run: run.nullable().defined(),
      people: objectsOf({
        id: id(),
        name: anyText,
        state: mixed<ReportState>().oneOf(reportStates).required(),
        /** A refusal code, for failed reports. */
        reason: textOrNull,
      }),
    }),
  }),
  startCycle: changeCall('local_admin', '/v2/exports/start_cycle', {
    summary: 'Requests the reports of a released campaign: as one file, or by email to each person.',
    body: ofCampaign.shape({ kind: kind().required('required'), paper: paper() }),
  }),
  retryCycle: changeCall('local_admin', '/v2/exports/retry_cycle', {
    summary: 'Retries the failed reports.',
    body: ofCampaign,
  }),
} as const;
export type CycleReports = InferType<typeof reportCalls.cycleState.response>;
