import { HttpError } from '../../../dataProviders/errors.ts';

/** Whether a registration was refused because another session takes place at the same time. */
export const isSessionConflict = (failure: unknown): boolean =>
  failure instanceof HttpError && failure.code === 'session_conflict';
