import { Autocomplete, TextField } from '@mui/material';
import type { ReactNode } from 'react';

interface TimeZonePickerProps {
  readonly label: string;
  /** An IANA name; null when unset. */
  readonly value: string | null;
  readonly help: ReactNode;
  readonly isWrong: boolean;
  readonly onPick: (zone: string | null) => void;
  readonly onBlur?: () => void;
  readonly required?: boolean;
}

const zones = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];

/** A time zone, searched by name. */
export function TimeZonePicker(props: TimeZonePickerProps) {
  const { label, value, help, isWrong, onPick, onBlur, required } = props;
  return (
    <Autocomplete
      size="small"
      // A stored value can be an older zone name that is no longer listed.
      options={value === null || zones.includes(value) ? zones : [value, ...zones]}
      value={value}
      onChange={(_event, zone) => onPick(zone)}
      onBlur={onBlur}
      renderInput={(params) => (
        <TextField {...params} label={label} error={isWrong} helperText={help} required={required} />
      )}
    />
  );
}
