import { Button } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

interface Props {
  readonly to: string;
  readonly label: 'builder.copy.constellation' | 'builder.copy.constellationSet';
}

/** Opens the form for a new record, filled in with the values of this one. */
export function CopyRecordLink({ to, label }: Props) {
  const record = useRecordContext();
  const translate = useTranslate();
  if (!record) return null;
  const { id: _id, updated_at: _updatedAt, ...values } = record;
  return (
    <Button component={Link} to={to} state={{ record: values }} variant="outlined" sx={{ mt: 2 }}>
      {translate(label)}
    </Button>
  );
}
