import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { errorText } from '../../../dataProviders/errors.ts';
import { type Reminders, remindersQuery, stopReminders } from '../../../dataProviders/unsubscribe.ts';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { useAction } from '../../kit/useAction.ts';
import mark from '../../theme/cairn.svg';

/** The page that the link at the end of a reminder opens: explains which reminders stop, and stops them. */
export default function StopReminders() {
  const translate = useTranslate();
  const code = useParams().code ?? '';
  const query = useQuery(remindersQuery(code));
  return (
    <Box sx={{ maxWidth: 640, mx: 'auto', p: { xs: 2, sm: 4 }, display: 'grid', gap: 2 }}>
      <img src={mark} alt="" width={36} height={36} />
      <Typography variant="h1">{translate('titles.stopReminders')}</Typography>
      <QueryState
        query={query}
        failed="surveys.stop.failed"
        missing="surveys.stop.unknown"
        loading="surveys.stop.loading"
      >
        {(reminders) => <StopCard code={code} reminders={reminders} />}
      </QueryState>
    </Box>
  );
}

function StopCard({ code, reminders }: { readonly code: string; readonly reminders: Reminders }) {
  const translate = useTranslate();
  const stop = useAction(() => stopReminders(code), { isShownOnPage: () => true });
  const { name, company, stopped } = stop.data ?? reminders;
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
        {translate(stopped ? 'surveys.stop.done' : 'surveys.stop.what', { name, company })}
      </Typography>
      {stop.error && (
        <Alert severity="error">{errorText(stop.error) ?? translate('surveys.stop.failed')}</Alert>
      )}
      {!stopped && (
        <>
          <SecondaryText>{translate('surveys.stop.stays')}</SecondaryText>
          <Button variant="contained" loading={stop.isPending} onClick={() => stop.mutate()}>
            {translate('surveys.stop.button')}
          </Button>
        </>
      )}
    </Card>
  );
}
