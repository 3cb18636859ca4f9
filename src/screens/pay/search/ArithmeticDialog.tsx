import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { MarketPayAnswer, PricedJob } from '../../../../dataProviders/compensation.ts';
import type { MarketPercentile } from '../../../../domain/pay/market/marketData.ts';
import { PageDialog } from '../../../kit/page/PageDialog.tsx';
import { SecondaryText } from '../../../kit/page/SecondaryText.tsx';
import { useFormat } from '../../../kit/useFormat.ts';
import { FallBackText } from './FallBackText.tsx';
import { SourceTable } from './SourceTable.tsx';
import { usePayFormat } from './usePayFormat.ts';

interface Props {
  readonly job: PricedJob;
  readonly price: NonNullable<PricedJob['price']>;
  readonly name: MarketPercentile;
  readonly answer: MarketPayAnswer;
  readonly onClose: () => void;
}

/** How one number is calculated: the sources, their weights, aging, conversion, and the fall-back to a broader group. */
export function ArithmeticDialog({ job, price, name, answer: { terms, rates }, onClose }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const money = usePayFormat(terms);
  const number = translate(`compensation.result.columns.${name}`);
  const used = rates.filter(
    ({ currency }) =>
      price.figures.some((figure) => figure.currency !== terms.currency) &&
      [terms.currency, ...price.figures.map((figure) => figure.currency)].includes(currency),
  );
  const percent = format.percent(terms.yearlyPercent / 100, 1);
  const rateTexts = used.map(({ currency, per_euro, source, as_of }) =>
    translate('compensation.arithmetic.rate', {
      amount: `${format.number(per_euro)} ${currency}`,
      source,
      day: format.day(as_of),
    }),
  );
  return (
    <PageDialog
      title={translate('compensation.arithmetic.title', { number, job: job.title })}
      maxWidth="lg"
      onClose={onClose}
      actions={<Button onClick={onClose}>{translate('compensation.arithmetic.close')}</Button>}
    >
      <Typography>{translate('compensation.arithmetic.text', { number })}</Typography>
      <FallBackText job={job} price={price} />
      <SourceTable price={price} name={name} terms={terms} />
      <Typography sx={{ fontWeight: 500 }}>
        {translate('compensation.arithmetic.total')}: {money(price.percentiles[name])}
      </Typography>
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <SecondaryText>
          {translate('compensation.arithmetic.weights', { people: format.number(price.n) })}
        </SecondaryText>
        <SecondaryText>
          {translate('compensation.arithmetic.aging', { percent, day: format.day(terms.day) })}
        </SecondaryText>
        {rateTexts.length > 0 && (
          <SecondaryText>
            {translate('compensation.arithmetic.exchange', { rates: format.list(rateTexts) })}
          </SecondaryText>
        )}
        <SecondaryText>{translate('compensation.arithmetic.period')}</SecondaryText>
        <SecondaryText>{translate('compensation.arithmetic.observations')}</SecondaryText>
      </Box>
    </PageDialog>
  );
}
