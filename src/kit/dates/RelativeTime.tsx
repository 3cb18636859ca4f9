import { Tooltip } from '@mui/material';
import { useFormat } from '../useFormat.ts';

/** How long ago, and exactly when on hover. */
export function RelativeTime({ at }: { readonly at: string }) {
  const format = useFormat();
  return (
    <Tooltip title={format.dateTime(at, 'long')}>
      <time dateTime={at}>{format.relativeTime(at)}</time>
    </Tooltip>
  );
}
