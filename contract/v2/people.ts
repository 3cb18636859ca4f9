import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { defineCall } from '../call.ts';
import { id, ids, optionalId } from '../records.ts';

export const personStatuses = ['active', 'inactive'] as const;
export type PersonStatus = (typeof personStatuses)[number];

const status = () => mixed<PersonStatus>().oneOf([...personStatuses], 'choice');

/** Whom a change is about: these people, or everybody the filter of the list of people leaves. */
export const selection = object({
  user_ids: ids().nullable().default(null),
  filter: mixed<Record<string, unknown>>().nullable().default(null),
})
  .required('required')
  .test('one', 'required', (value) => (value.user_ids === null) !== (value.filter === null));
export type Selection = InferType<typeof selection>;

const wanted = { selection, status: status().required('required') };

/** What a change of status would do; counts of people unless said otherwise. */
export const statusPreview = object({
  matched: number().required(),
  changing: number().required(),
  already: number().required(),
  /** Whoever asks is among them, and is left out. */
  yourself: boolean().required(),
  /** They hold permissions that whoever asks may not give, and are left out. */
  beyond: number().required(),
  beyond_names: array(string().required()).required(),
  /** Of those who change: sessions that end, people with a survey still open, people who lead a team. */
  sessions: number().required(),
  open_surveys: number().required(),
  leaders: number().required(),
});
export type StatusPreview = InferType<typeof statusPreview>;

export const statusBatch = object({
  id: id(),
  actor: string().nullable().defined(),
  status: status().required(),
  changed: number().required(),
  made_at: string().required(),
  undone_at: string().nullable().defined(),
  restored: number().nullable().defined(),
});
export type StatusBatch = InferType<typeof statusBatch>;

/** People for those who administer an account, beyond the record itself. */
export const peopleCalls = {
  previewStatus: defineCall({
    method: 'POST',
    path: '/v2/people/preview_status',
    needs: 'local_admin',
    summary: 'What a change of status for many would do.',
    body: object(wanted),
    answer: statusPreview,
    mutates: false,
  }),
  changeStatus: defineCall({
    method: 'POST',
    path: '/v2/people/change_status',
    needs: 'local_admin',
    summary: 'Changes the status of many, if they are still as many as was previewed.',
    body: object({
      ...wanted,
      expected: number().typeError('number').integer('wholeNumber').min(1, 'tooSmall').required('required'),
    }),
    answer: object({ batch_id: id(), changed: number().required() }),
    mutates: true,
  }),
  statusBatches: defineCall({
    method: 'POST',
    path: '/v2/people/status_batches',
    needs: 'local_admin',
    summary: 'Changes of status for many, newest first, 20 before the given one.',
    body: object({ before: optionalId() }),
    answer: object({ batches: array(statusBatch.required()).required(), more: boolean().required() }),
    mutates: false,
  }),
  undoStatus: defineCall({
    method: 'POST',
    path: '/v2/people/undo_status',
    needs: 'local_admin',
    summary: 'Takes a change of status for many back. People who were changed since are left as they are.',
    body: object({ batch_id: id() }),
    answer: object({
      restored: number().required(),
      left: number().required(),
      left_names: array(string().required()).required(),
    }),
    mutates: true,
  }),
} as const;
