import { useTranslate } from 'react-admin';
import { HttpError } from '../../../dataProviders/errors.ts';

/** Explains that someone else has changed the action; null for other failures. */
export function useExplainConflict(): (failure: unknown) => string | null {
  const translate = useTranslate();
  return (failure) =>
    failure instanceof HttpError && failure.code === 'conflict' ? translate('actions.page.conflict') : null;
}
