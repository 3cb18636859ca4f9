import { Tooltip } from '@mui/material';
import { useLocaleState } from 'react-admin';

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** How long ago, and exactly when on hover. */
export function RelativeTime({ at }: { readonly at: string }) {
  const [locale] = useLocaleState();
  const seconds = (Date.parse(at) - Date.now()) / 1000;
  const [unit, size] = steps.find(([, length]) => Math.abs(seconds) >= length) ?? ['minute', 60];
  const text = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(
    Math.trunc(seconds / size),
    unit,
  );
  const exact = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(at),
  );
  return (
    <Tooltip title={exact}>
      <time dateTime={at}>{text}</time>
    </Tooltip>
  );
}
