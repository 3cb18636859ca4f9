import { Chip } from '@mui/material';

/** The colors of statuses, by their stored value; all others have none. */
const colors: Readonly<Record<string, 'primary' | 'success' | 'warning' | 'error'>> = {
  scheduled: 'primary',
  open: 'primary',
  active: 'primary',
  running: 'primary',
  reading: 'primary',
  checking: 'primary',
  applying: 'primary',
  undoing: 'primary',
  checked: 'warning',
  uploaded: 'warning',
  in_progress: 'primary',
  done: 'success',
  released: 'success',
  published: 'success',
  approved: 'success',
  applied: 'success',
  held: 'success',
  finished: 'success',
  failed: 'error',
  suspended: 'error',
};

interface Props {
  /** The stored value, which determines the color; without it there is none. */
  readonly status?: string | undefined;
  readonly label: string;
}

/** The status of a record. The words are in `locales/en/statuses.ts`. */
export function StatusChip({ status, label }: Props) {
  const color = (status === undefined ? undefined : colors[status]) ?? 'default';
  return (
    <Chip size="small" variant="outlined" color={color} sx={{ alignSelf: 'flex-start' }} label={label} />
  );
}
