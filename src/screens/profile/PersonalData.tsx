import { Box, Button, Card, Dialog, DialogContent, DialogTitle, Skeleton, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { errorText } from '../../../dataProviders/errors.ts';
import {
  eraseSelf,
  fetchOwnCopy,
  type OwnCopy,
  readOwnCopy,
  requestOwnCopy,
} from '../../../dataProviders/personalData.ts';
import { signOut } from '../../../dataProviders/session.ts';
import { LoadFailed } from '../../kit/states/LoadFailed.tsx';
import { PasswordStep } from './PasswordStep.tsx';

const key = ['own data'];
type Deed = 'ask' | 'erase';

/** A copy of everything that is kept about the person, and the way to be erased. */
export function PersonalData() {
  const translate = useTranslate();
  const [deed, begin] = useState<Deed | null>(null);
  const query = useQuery({ queryKey: key, queryFn: readOwnCopy });
  return (
    <Card component="section" sx={{ mt: 3, p: 3, display: 'grid', gap: 2 }}>
      <Typography component="h2" variant="h3">
        {translate('profile.data.title')}
      </Typography>
      {query.isPending && <Skeleton height={64} />}
      {query.isError && (
        <LoadFailed text={translate('profile.data.failed')} onRetry={() => void query.refetch()} />
      )}
      {query.data && <Copy own={query.data} onAsk={() => begin('ask')} />}
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Typography>{translate('profile.data.erase.text')}</Typography>
        <Button color="error" onClick={() => begin('erase')}>
          {translate('profile.data.erase.begin')}
        </Button>
      </Box>
      {deed && <DataDialog deed={deed} onClose={() => begin(null)} />}
    </Card>
  );
}

function Copy({ own: { state, expires_at }, onAsk }: { readonly own: OwnCopy; readonly onAsk: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const fetching = useMutation({
    mutationFn: fetchOwnCopy,
    onSuccess: (copy) => {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(copy);
      link.download = `${translate('profile.data.file')}.json`;
      link.click();
      URL.revokeObjectURL(link.href);
    },
    onError: (failure) => notify(errorText(failure) ?? 'app.notification.error', { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
  const until =
    expires_at && new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(new Date(expires_at));
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography>{translate(`profile.data.copy.${state}`, { until })}</Typography>
      {state === 'none' && (
        <Button variant="outlined" onClick={onAsk}>
          {translate('profile.data.copy.ask')}
        </Button>
      )}
      {state === 'ready' && (
        <Button variant="outlined" loading={fetching.isPending} onClick={() => fetching.mutate()}>
          {translate('profile.data.copy.fetch')}
        </Button>
      )}
    </Box>
  );
}

function DataDialog({ deed, onClose }: { readonly deed: Deed; readonly onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const titleId = useId();
  const send = async (password: string) => {
    if (deed === 'ask') {
      notify(await requestOwnCopy(password), { type: 'success' });
      onClose();
      await queryClient.invalidateQueries({ queryKey: key });
      return;
    }
    const said = await eraseSelf(password);
    await signOut();
    notify(said, { type: 'success' });
    await navigate('/login', { replace: true });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId} variant="h2">
        {translate(`profile.data.titles.${deed}`)}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {deed === 'erase' && <Typography>{translate('profile.data.erase.kept')}</Typography>}
        <PasswordStep
          text={translate(`profile.data.password.${deed}`)}
          submit={translate(`profile.data.submit.${deed}`)}
          destructive={deed === 'erase'}
          onSend={send}
          onClose={onClose}
        />
      </DialogContent>
    </Dialog>
  );
}
