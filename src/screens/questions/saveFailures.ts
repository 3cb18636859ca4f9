import { HttpError } from '../../../dataProviders/errors.ts';
import { isConflict } from '../../kit/forms/useSaveCallbacks.ts';

export const isSaveConflict = (failure: unknown): boolean => failure !== null && isConflict(failure);

/** Whether a failed save is shown in the form: conflicts and invalid fields are, all others are notifications. */
export const isShownInForm = (failure: unknown): boolean =>
  isSaveConflict(failure) || (failure instanceof HttpError && failure.problems.length > 0);
