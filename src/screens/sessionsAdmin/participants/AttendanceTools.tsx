import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  type AttendanceImport,
  importAttendance,
  sessionParticipantKeys,
  showCheckInCode,
} from '../../../../dataProviders/sessionParticipants.ts';
import { Panel } from '../../../kit/page/Panel.tsx';
import { useAction } from '../../../kit/useAction.ts';

interface Props {
  readonly eventId: number;
  readonly code: string | null;
}

/** The check-in code, and the import of a list of attendees. */
export function AttendanceTools({ eventId, code }: Props) {
  const translate = useTranslate();
  const show = useAction(() => showCheckInCode(eventId), {
    invalidates: sessionParticipantKeys,
    success: null,
  });
  return (
    <Panel
      title={translate('liveSessions.attendance.title')}
      text={translate('liveSessions.attendance.text')}
      action={
        code === null && (
          <Button variant="outlined" loading={show.isPending} onClick={() => show.mutate()}>
            {translate('liveSessions.attendance.showCode')}
          </Button>
        )
      }
    >
      {code !== null && (
        <Typography>
          {translate('liveSessions.attendance.code')}{' '}
          <Box
            component="strong"
            className="tabular"
            sx={{ fontSize: 'h2.fontSize', letterSpacing: '0.15em' }}
          >
            {code}
          </Box>
        </Typography>
      )}
      <ImportForm eventId={eventId} />
    </Panel>
  );
}

function ImportForm({ eventId }: { readonly eventId: number }) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const [checked, setChecked] = useState<AttendanceImport | null>(null);
  const run = useAction((dry_run: boolean) => importAttendance({ event_id: eventId, text, dry_run }), {
    invalidates: sessionParticipantKeys,
    success: ({ message }, dryRun) => (dryRun ? null : message),
    onDone: (result, dryRun) => {
      setChecked(dryRun ? result : null);
      if (!dryRun) setText('');
    },
  });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <TextField
        label={translate('liveSessions.attendance.list')}
        helperText={translate('liveSessions.attendance.listHelp')}
        value={text}
        multiline
        minRows={3}
        maxRows={8}
        fullWidth
        onChange={(event) => {
          setText(event.target.value);
          setChecked(null);
        }}
      />
      {checked && <ImportResult result={checked} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          disabled={text.trim() === ''}
          loading={run.isPending}
          onClick={() => run.mutate(true)}
        >
          {translate('liveSessions.attendance.check')}
        </Button>
        {checked && checked.matched > 0 && (
          <Button variant="contained" loading={run.isPending} onClick={() => run.mutate(false)}>
            {translate('liveSessions.attendance.apply', { smart_count: checked.matched })}
          </Button>
        )}
      </Box>
    </Box>
  );
}

function ImportResult({ result }: { readonly result: AttendanceImport }) {
  const translate = useTranslate();
  return (
    <Alert severity={result.unmatched.length > 0 ? 'warning' : 'info'} role="status">
      {translate('liveSessions.attendance.matched', { smart_count: result.matched })}{' '}
      {translate('liveSessions.attendance.known', { smart_count: result.known })}
      {result.unmatched.length > 0 && (
        <>
          <Typography variant="body2">{translate('liveSessions.attendance.unmatched')}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
            {result.unmatched.map(({ line, text }) => (
              <li key={line}>{translate('liveSessions.attendance.line', { line, text })}</li>
            ))}
          </Box>
        </>
      )}
    </Alert>
  );
}
