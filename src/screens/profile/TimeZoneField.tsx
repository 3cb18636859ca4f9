import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { deviceTimeZone } from '../../kit/createFormat.ts';
import { TimeZonePicker } from '../../kit/forms/TimeZonePicker.tsx';

interface Props {
  readonly value: string | null;
  readonly onPick: (zone: string | null) => void;
}

/** The person's time zone; while none is set, the device's is offered. */
export function TimeZoneField({ value, onPick }: Props) {
  const translate = useTranslate();
  const device = deviceTimeZone();
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'stretch' }}>
      <TimeZonePicker
        label={translate('profile.timeZone')}
        value={value}
        help={translate('profile.timeZoneHelp')}
        isWrong={false}
        onPick={onPick}
      />
      {value === null && (
        <Button size="small" sx={{ justifySelf: 'start' }} onClick={() => onPick(device)}>
          {translate('profile.useZone', { zone: device })}
        </Button>
      )}
    </Box>
  );
}
