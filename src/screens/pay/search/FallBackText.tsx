import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PricedJob } from '../../../../dataProviders/compensation.ts';
import { useCountryName } from './useCountryName.ts';

interface Props {
  readonly job: PricedJob;
  readonly price: NonNullable<PricedJob['price']>;
}

/** Says in words which broader group the figures cover; nothing for the requested group. */
export function FallBackText({ job, price: { step, group, requested_n } }: Props) {
  const translate = useTranslate();
  const countryName = useCountryName();
  if (step === null) return null;
  return (
    <Alert severity="info" variant="outlined">
      {translate('compensation.fallBack.intro', { smart_count: requested_n })}{' '}
      {translate(`compensation.fallBack.${step}`, {
        country: group.country && countryName(group.country),
        family: job.family,
      })}
    </Alert>
  );
}
