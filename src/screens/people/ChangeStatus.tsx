import { Box, Card, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type PersonStatus, personStatuses } from '../../../contract/v2/people.ts';
import { PageColumns } from '../../kit/page/PageColumns.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { PeopleSelectionFields } from './PeopleSelectionFields.tsx';
import { StatusChangeHistory } from './StatusChangeHistory.tsx';
import { StatusChangePreview } from './StatusChangePreview.tsx';
import { usePeopleSelection } from './usePeopleSelection.ts';

/** Changes the status of many people, with a preview and the previous changes. */
export default function ChangeStatus() {
  const translate = useTranslate();
  const [to, setTo] = useState<PersonStatus>('inactive');
  const people = usePeopleSelection();
  return (
    <>
      <PageHeader title={translate('people.status.title')} purpose={translate('people.status.purpose')} />
      <PageColumns aside={<StatusChangeHistory />}>
        <Card sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 3 }}>
          <PeopleSelectionFields selection={people} />
          <NewStatus to={to} onChange={setTo} />
          <StatusChangePreview selection={people.selection} to={to} onDone={people.clear} />
        </Card>
      </PageColumns>
    </>
  );
}

interface NewStatusProps {
  readonly to: PersonStatus;
  readonly onChange: (to: PersonStatus) => void;
}

function NewStatus({ to, onChange }: NewStatusProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box component="section">
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {translate('people.status.to')}
      </Typography>
      <RadioGroup
        row
        aria-labelledby={id}
        value={to}
        onChange={(_, value) => onChange(value as PersonStatus)} // The options are statuses.
      >
        {personStatuses.toReversed().map((status) => (
          <FormControlLabel
            key={status}
            value={status}
            control={<Radio />}
            label={translate(`people.status.becomes.${status}`)}
          />
        ))}
      </RadioGroup>
      <Hint>{translate(`people.status.means.${to}`)}</Hint>
    </Box>
  );
}
