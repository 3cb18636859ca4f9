import { Button } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

/** To the form for a new record, filled as this one is. */
export function CopyLink({ to }: { readonly to: string }) {
  const record = useRecordContext();
  const translate = useTranslate();
  if (!record) return null;
  const { id: _own, updated_at: _when, ...copied } = record;
  return (
    <Button component={Link} to={to} state={{ record: copied }} variant="outlined" sx={{ mt: 2 }}>
      {translate('builder.copy')}
    </Button>
  );
}
