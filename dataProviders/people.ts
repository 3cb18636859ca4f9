import type { AnswerOf, BodyOf } from '../contract/call.ts';
import { peopleCalls, type StatusPreview } from '../contract/v2/people.ts';
import { callMain } from './http.ts';

export type StatusWish = BodyOf<typeof peopleCalls.previewStatus>;
export type StatusBatches = AnswerOf<typeof peopleCalls.statusBatches>;
export type StatusChanged = AnswerOf<typeof peopleCalls.changeStatus>;
export type StatusUndone = AnswerOf<typeof peopleCalls.undoStatus>;

export const previewStatus = (wish: StatusWish): Promise<StatusPreview> =>
  callMain(peopleCalls.previewStatus, wish);

/** Refused with `conflict` when they are no longer as many as was previewed. */
export const changeStatus = (wish: StatusWish, expected: number): Promise<StatusChanged> =>
  callMain(peopleCalls.changeStatus, { ...wish, expected });

export const readStatusBatches = (before: number | null): Promise<StatusBatches> =>
  callMain(peopleCalls.statusBatches, { before });

export const undoStatus = (batchId: number): Promise<StatusUndone> =>
  callMain(peopleCalls.undoStatus, { batch_id: batchId });
