import { Alert, AlertTitle } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Says that figures are invented. */
export function SyntheticNotice() {
  const translate = useTranslate();
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
      <AlertTitle>{translate('compensation.synthetic.title')}</AlertTitle>
      {translate('compensation.synthetic.text')}
    </Alert>
  );
}
