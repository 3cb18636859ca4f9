import { Box, Button, Card, Chip, List, ListItem, ListItemText, Skeleton, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { type SessionEntry, sessionCalls } from '../../../contract/v2/session.ts';
import { errorText } from '../../../dataProviders/errors.ts';
import { callMain } from '../../../dataProviders/http.ts';

const key = ['own sessions'];

/** Where the person is signed in; every other device can be signed out from here. */
export function Devices() {
  const translate = useTranslate();
  const listed = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callMain(sessionCalls.list, {}, { signal }),
  });
  return (
    <Card sx={{ mt: 3, p: 3 }}>
      <Typography component="h2" variant="h3">
        {translate('profile.sections.devices')}
      </Typography>
      {listed.isPending && <Skeleton height={64} />}
      {listed.isError && (
        <Box role="alert">
          {translate('profile.devices.failed')}{' '}
          <Button size="small" onClick={() => void listed.refetch()}>
            {translate('profile.devices.retry')}
          </Button>
        </Box>
      )}
      <List disablePadding>
        {listed.data?.sessions.map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </List>
      {listed.data?.sessions.length === 1 && (
        <Typography variant="body2" color="text.secondary">
          {translate('profile.devices.one')}
        </Typography>
      )}
      {listed.data && listed.data.sessions.length > 2 && <SignOutOthers />}
    </Card>
  );
}

/** Signs out, says so, and reads the list anew. */
function useSignOut(signOut: () => Promise<unknown>, said: string) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: signOut,
    onSuccess: () => {
      notify(said, { type: 'success' });
      return queryClient.invalidateQueries({ queryKey: key });
    },
    onError: (failure) => notify(errorText(failure) ?? 'app.notification.error', { type: 'error' }),
  });
}

function SignOutOthers() {
  const translate = useTranslate();
  const revoke = useSignOut(() => callMain(sessionCalls.revokeOthers, {}), 'profile.devices.revokedOthers');
  return (
    <Button variant="outlined" loading={revoke.isPending} onClick={() => revoke.mutate()} sx={{ mt: 1 }}>
      {translate('profile.devices.revokeOthers')}
    </Button>
  );
}

function Device({ session }: { session: SessionEntry }) {
  const translate = useTranslate();
  const name = session.device || translate('profile.devices.noName');
  const revoke = useSignOut(
    () => callMain(sessionCalls.revoke, { id: session.id }),
    'profile.devices.revoked',
  );
  const action = session.current ? (
    <Chip size="small" label={translate('profile.devices.current')} />
  ) : (
    <Button
      size="small"
      disabled={revoke.isPending}
      aria-label={translate('profile.devices.revokeOf', { device: name })}
      onClick={() => revoke.mutate()}
    >
      {translate('profile.devices.revoke')}
    </Button>
  );
  return (
    <ListItem disableGutters secondaryAction={action} sx={{ pr: 12 }}>
      <ListItemText
        primary={name}
        secondary={translate('profile.devices.lastSeen', { when: momentOf(session.last_seen_at) })}
      />
    </ListItem>
  );
}

const momentOf = (moment: string) =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment));
