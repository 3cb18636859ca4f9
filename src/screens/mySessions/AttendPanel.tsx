import { Box, Button, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  checkInToSession,
  joinSession,
  mySessionKeys,
  type SessionResponse,
} from '../../../dataProviders/mySessions.ts';
import { Panel } from '../../kit/page/Panel.tsx';
import { useAction } from '../../kit/useAction.ts';
import { useFormat } from '../../kit/useFormat.ts';

/** Joining online and checking in with the code, from 15 minutes before the start to the end. */
export function AttendPanel({ session }: { readonly session: SessionResponse }) {
  const translate = useTranslate();
  const format = useFormat();
  const { can_join, can_check_in, join_opens_at } = session;
  const isLate = join_opens_at !== null && !can_join && can_check_in;
  const isLater = join_opens_at !== null && Date.parse(join_opens_at) > Date.now();
  if (!can_join && !can_check_in && !isLater) return null;
  return (
    <Panel title={translate('mySessions.join.title')}>
      {isLater && !can_join && (
        <Typography>
          {translate('mySessions.join.opens', { when: format.dateTime(join_opens_at) })}
        </Typography>
      )}
      {isLate && <Typography role="status">{translate('mySessions.join.noLink')}</Typography>}
      {can_join && <JoinButton eventId={session.id} />}
      {can_check_in && <CheckInForm eventId={session.id} />}
    </Panel>
  );
}

/** Opens the online link, which the server returns only in its window. */
function JoinButton({ eventId }: { readonly eventId: number }) {
  const translate = useTranslate();
  const join = useAction(() => joinSession(eventId), {
    invalidates: mySessionKeys,
    success: null,
    onDone: ({ link }) => window.location.assign(link),
  });
  return (
    <Box>
      <Button variant="contained" loading={join.isPending} onClick={() => join.mutate()}>
        {translate('mySessions.join.join')}
      </Button>
    </Box>
  );
}

function CheckInForm({ eventId }: { readonly eventId: number }) {
  const translate = useTranslate();
  const [code, setCode] = useState('');
  const checkIn = useAction(() => checkInToSession({ event_id: eventId, code }), {
    invalidates: mySessionKeys,
  });
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (code.trim() !== '') checkIn.mutate();
  }
  return (
    <Box
      component="form"
      onSubmit={handleSubmit}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}
    >
      <TextField
        size="small"
        label={translate('mySessions.join.code')}
        helperText={translate('mySessions.join.codeHelp')}
        value={code}
        autoComplete="off"
        onChange={(event) => setCode(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 20, autoCapitalize: 'characters' } }}
      />
      <Button type="submit" variant="outlined" loading={checkIn.isPending} disabled={code.trim() === ''}>
        {translate('mySessions.join.checkIn')}
      </Button>
    </Box>
  );
}
