import { Alert, AlertTitle, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { OwnScore } from '../../../contract/v2/assessments.ts';
import { metricValues } from './profile.ts';
import { useProfileWords } from './useProfileWords.ts';

/** What stands out, and only where it is more than chance. */
export function ProfileHeadline({ score }: { readonly score: OwnScore }) {
  const translate = useTranslate();
  const words = useProfileWords();
  const values = metricValues(score);
  const named = (beside: 'higher' | 'lower') =>
    values.filter((one) => one.beside === beside).map(({ key }) => key);
  const [high, low] = [named('higher'), named('lower').reverse()];
  const key = high.length > 0 ? (low.length > 0 ? 'both' : 'high') : low.length > 0 ? 'low' : 'even';
  return (
    <Typography sx={{ fontSize: '1.25rem', lineHeight: 1.4 }}>
      {translate(`ownResults.headline.${key}`, { high: words.metrics(high), low: words.metrics(low) })}
    </Typography>
  );
}

/** Where a form cannot tell a level, the page says so before any number. */
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
