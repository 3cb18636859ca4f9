import { Box, Button, Chip, List, ListItem, ListItemText } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { DeviceSession } from '../../../contract/v2/session.ts';
import {
  deviceKeys,
  devicesQuery,
  signOutDevice,
  signOutOtherDevices,
} from '../../../dataProviders/profile.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { Panel } from '../../kit/page/Panel.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { useAction } from '../../kit/useAction.ts';
import { useFormat } from '../../kit/useFormat.ts';

/** The devices on which the person is signed in; all but this one can be signed out here. */
export function SignedInDevices() {
  const translate = useTranslate();
  const query = useQuery(devicesQuery(useAccountId()));
  return (
    <Panel title={translate('profile.sections.devices')}>
      <QueryState query={query} failed="profile.devices.failed">
        {(sessions) => (
          <>
            <List disablePadding>
              {sessions.map((session) => (
                <Device key={session.id} session={session} />
              ))}
            </List>
            {sessions.length === 1 && <Hint>{translate('profile.devices.one')}</Hint>}
            {sessions.length > 2 && <SignOutOthers />}
          </>
        )}
      </QueryState>
    </Panel>
  );
}

function SignOutOthers() {
  const translate = useTranslate();
  const signOut = useAction(signOutOtherDevices, {
    invalidates: deviceKeys,
    success: 'profile.devices.revokedOthers',
  });
  return (
    <Box>
      <Button variant="outlined" loading={signOut.isPending} onClick={() => signOut.mutate()}>
        {translate('profile.devices.revokeOthers')}
      </Button>
    </Box>
  );
}

function Device({ session }: { readonly session: DeviceSession }) {
  const translate = useTranslate();
  const format = useFormat();
  const name = session.device || translate('profile.devices.noName');
  const signOut = useAction(() => signOutDevice(session.id), {
    invalidates: deviceKeys,
    success: 'profile.devices.revoked',
  });
  const action = session.current ? (
    <Chip size="small" label={translate('profile.devices.current')} />
  ) : (
    <Button
      size="small"
      disabled={signOut.isPending}
      aria-label={translate('profile.devices.revokeOf', { device: name })}
      onClick={() => signOut.mutate()}
    >
      {translate('profile.devices.revoke')}
    </Button>
  );
  return (
    <ListItem disableGutters secondaryAction={action} sx={{ pr: 12 }}>
      <ListItemText
        primary={name}
        secondary={translate('profile.devices.lastSeen', { when: format.dateTime(session.last_seen_at) })}
      />
    </ListItem>
  );
}
