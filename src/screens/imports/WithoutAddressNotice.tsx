import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Says how many people the file would add without an email address, in case its column was not mapped. */
export function WithoutAddressNotice({ count }: { readonly count: number }) {
  const translate = useTranslate();
  if (count === 0) return null;
  return <Alert severity="info">{translate('imports.checked.withoutAddress', { smart_count: count })}</Alert>;
}
