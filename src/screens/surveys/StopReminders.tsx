import { Alert, Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { errorText, HttpError } from '../../../dataProviders/errors.ts';
import { type Reminders, readReminders, stopReminders } from '../../../dataProviders/reminders.ts';
import { ErrorState } from '../../kit/states/ErrorState.tsx';
import mark from '../../theme/cairn.svg';

/** Where the link at the end of a reminder leads: it says what stops, and stops it at a click. */
export default function StopReminders() {
  const translate = useTranslate();
  const code = useParams().code ?? '';
  const query = useQuery({
    queryKey: ['reminders', code],
    queryFn: () => readReminders(code),
    retry: (count, failure) => count < 2 && !(failure instanceof HttpError && failure.status === 404),
  });
  return (
    <Box sx={{ maxWidth: 640, mx: 'auto', p: { xs: 2, sm: 4 }, display: 'grid', gap: 2 }}>
      <img src={mark} alt="" width={36} height={36} />
      <Typography variant="h1">{translate('titles.stopReminders')}</Typography>
      {query.isPending && (
        <Box role="status" aria-label={translate('surveys.stop.loading')}>
          <Skeleton variant="rounded" height={160} />
        </Box>
      )}
      {query.error && (
        <ErrorState
          failure={query.error}
          failed="surveys.stop.failed"
          missing="surveys.stop.unknown"
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && <Choice code={code} reminders={query.data} />}
    </Box>
  );
}

function Choice({ code, reminders }: { readonly code: string; readonly reminders: Reminders }) {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const { name, company, stopped } = reminders;
  const stopping = useMutation({
    mutationFn: () => stopReminders(code),
    onSuccess: (now) => queryClient.setQueryData(['reminders', code], now),
  });
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
        {translate(stopped ? 'surveys.stop.done' : 'surveys.stop.what', { name, company })}
      </Typography>
      {stopping.error && (
        <Alert severity="error">{errorText(stopping.error) ?? translate('surveys.stop.failed')}</Alert>
      )}
      {!stopped && (
        <>
          <Typography color="text.secondary">{translate('surveys.stop.stays')}</Typography>
          <Button variant="contained" loading={stopping.isPending} onClick={() => stopping.mutate()}>
            {translate('surveys.stop.button')}
          </Button>
        </>
      )}
    </Card>
  );
}
