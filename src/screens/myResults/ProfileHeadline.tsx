import { Alert, AlertTitle, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { OwnScore } from '../../../contract/v2/personalScores.ts';
import { metricValues } from './ownProfile.ts';
import { useProfileFormat } from './useProfileFormat.ts';

/** Names the metrics that differ significantly from the person's other metrics. */
export function ProfileHeadline({ score }: { readonly score: OwnScore }) {
  const translate = useTranslate();
  const words = useProfileFormat();
  const values = metricValues(score);
  const metricsOf = (comparison: 'higher' | 'lower') =>
    values.filter((one) => one.comparison === comparison).map(({ key }) => key);
  const [high, low] = [metricsOf('higher'), metricsOf('lower').reverse()];
  const key = high.length > 0 ? (low.length > 0 ? 'both' : 'high') : low.length > 0 ? 'low' : 'even';
  return (
    <Typography sx={{ fontSize: '1.25rem', lineHeight: 1.4 }}>
      {translate(`ownResults.headline.${key}`, { high: words.metrics(high), low: words.metrics(low) })}
    </Typography>
  );
}

/** Explains a profile whose answers can't be distinguished from a random ranking, as before calibration. */
export function UndecidedBanner({ score }: { readonly score: OwnScore }) {
  const translate = useTranslate();
  const words = useProfileFormat();
  if (!score.is_undecided) return null;
  return (
    <Alert severity="info">
      <AlertTitle>{translate('ownResults.undecided.title')}</AlertTitle>
      {translate('ownResults.undecided.text', { day: words.day(score.made_on) })}
    </Alert>
  );
}

/** Explains an ipsative profile, which compares the person's metrics only with each other. */
export function RelativeBanner({ score }: { readonly score: OwnScore }) {
  const translate = useTranslate();
  if (score.kind !== 'ipsative') return null;
  return (
    <Alert severity="info">
      <AlertTitle>{translate('ownResults.relative.title')}</AlertTitle>
      {translate('ownResults.relative.text')}
    </Alert>
  );
}
