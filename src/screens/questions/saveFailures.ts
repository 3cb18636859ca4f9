import { HttpError } from '../../../dataProviders/errors.ts';
import { isConflict } from '../../kit/forms/useSaveCallbacks.ts';

export const isSaveConflict = (failure: unknown): boolean => failure !== null && isConflict(failure);

/** Conflicts and invalid fields are shown in the form, all else as a notification. */
export const isShownInForm = (failure: unknown): boolean =>
  isSaveConflict(failure) || (failure instanceof HttpError && failure.problems.length > 0);
