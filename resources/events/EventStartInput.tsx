import { Box, FormHelperText, TextField } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { useInput, useTranslate, ValidationError } from 'react-admin';
import {
  isTimeZone,
  type ResolvedTime,
  resolveWallTime,
  toWallTime,
} from '../../domain/sessions/wallTime.ts';
import { DatePicker } from '../../src/kit/dates/DatePicker.tsx';
import { localToday } from '../../src/kit/dates/localToday.ts';
import { TimeZonePicker } from '../../src/kit/forms/TimeZonePicker.tsx';

interface WallTime {
  readonly day: string | null;
  readonly time: string;
}

const empty: WallTime = { day: null, time: '' };

/** The instant of the typed local time in the zone; null while it is incomplete. */
function resolveWall({ day, time }: WallTime, zone: string): ResolvedTime | null {
  if (!day || !/^\d{4}-\d{2}-\d{2}$/.test(day) || time === '' || !isTimeZone(zone)) return null;
  return resolveWallTime({ day, time }, zone);
}

function wallOf(startsAt: unknown, zone: unknown): WallTime {
  if (typeof startsAt !== 'string' || typeof zone !== 'string' || !isTimeZone(zone)) return empty;
  const instant = new Date(startsAt);
  return Number.isNaN(instant.getTime()) ? empty : toWallTime(instant, zone);
}

/** The start of an event, entered as a local day and time in its zone and stored as an instant. */
export function EventStartInput() {
  const translate = useTranslate();
  const start = useInput({ source: 'starts_at' });
  const zoneInput = useInput({ source: 'time_zone' });
  const zone = String(zoneInput.field.value ?? '');
  const startsAt = start.field.value;
  const [wall, setWall] = useState(() => wallOf(startsAt, zone));
  const resolved = useMemo(() => resolveWall(wall, zone), [wall, zone]);

  // Keep incomplete input; only a form reset or a newer record replaces it.
  useEffect(() => {
    const enteredMs = resolveWall(wall, zone)?.instant.getTime() ?? null;
    const storedMs = startsAt ? Date.parse(startsAt) : null;
    if (storedMs !== null && storedMs !== enteredMs) setWall(wallOf(startsAt, zone));
  }, [startsAt, wall, zone]);

  function handleTime(next: WallTime, nextZone: string) {
    setWall(next);
    start.field.onChange(resolveWall(next, nextZone)?.instant.toISOString() ?? null);
  }
  function handleZone(next: string) {
    zoneInput.field.onChange(next);
    handleTime(wall, next);
  }

  const problem = start.fieldState.error?.message;
  const zoneProblem = zoneInput.fieldState.error?.message;
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <DatePicker
          label={translate('liveSessions.event.day')}
          value={wall.day}
          onChange={(day) => handleTime({ ...wall, day }, zone)}
          inputRef={start.field.ref}
          today={localToday()}
          problem={problem && <ValidationError error={problem} />}
          size="small"
          required
        />
        <TextField
          type="time"
          size="small"
          label={translate('liveSessions.event.time')}
          value={wall.time}
          onChange={(event) => handleTime({ ...wall, time: event.target.value }, zone)}
          slotProps={{ inputLabel: { shrink: true } }}
          required
        />
      </Box>
      <TimeZonePicker
        label={translate('resources.events.fields.time_zone')}
        value={zone === '' ? null : zone}
        isWrong={Boolean(zoneProblem)}
        help={
          zoneProblem ? <ValidationError error={zoneProblem} /> : translate('liveSessions.event.zoneHelp')
        }
        onPick={(chosen) => handleZone(chosen ?? '')}
        required
      />
      <ClockChangeWarning resolved={resolved} zone={zone} />
    </>
  );
}

/** Warns when the local time is skipped or repeated by a clock change. */
function ClockChangeWarning({
  resolved,
  zone,
}: {
  readonly resolved: ResolvedTime | null;
  readonly zone: string;
}) {
  const translate = useTranslate();
  if (!resolved || resolved.kind === 'once') return null;
  const { time } = toWallTime(resolved.instant, zone);
  return (
    <FormHelperText role="alert">{translate(`liveSessions.event.${resolved.kind}`, { time })}</FormHelperText>
  );
}
