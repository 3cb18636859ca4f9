import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { errorText } from '../../../dataProviders/errors.ts';

/** Why the form could not be sent; nothing without a failure. */
export function FormError({ failure }: { readonly failure: unknown }) {
  const translate = useTranslate();
  if (!failure) return null;
  return <Alert severity="error">{errorText(failure) ?? translate('app.notification.error')}</Alert>;
}
