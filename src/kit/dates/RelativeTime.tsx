import { Tooltip } from '@mui/material';
import { useFormat } from '../useFormat.ts';

/** The time since a moment; the exact time is in the tooltip. */
export function RelativeTime({ at }: { readonly at: string }) {
  const format = useFormat();
  return (
    <Tooltip title={format.dateTime(at, 'long')}>
      <time dateTime={at}>{format.relativeTime(at)}</time>
    </Tooltip>
  );
}
