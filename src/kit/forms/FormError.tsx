import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { errorText } from '../../../dataProviders/errors.ts';

/** The error of a form's submission; renders nothing without one. */
export function FormError({ failure }: { readonly failure: unknown }) {
  const translate = useTranslate();
  if (!failure) return null;
  return <Alert severity="error">{errorText(failure) ?? translate('app.notification.error')}</Alert>;
}
