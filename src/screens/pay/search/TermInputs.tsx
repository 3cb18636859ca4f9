import { TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { compensationLimits, type MarketPayAnswer } from '../../../../dataProviders/compensation.ts';
import { type PayPeriod, payPeriods } from '../../../../domain/pay/market/marketData.ts';
import { SelectField } from '../../../kit/forms/SelectField.tsx';
import { parsePercent } from './payTerms.ts';

interface Props {
  readonly terms: MarketPayAnswer['terms'];
  readonly currencies: readonly string[];
  readonly onChange: (change: {
    readonly currency?: string;
    readonly period?: PayPeriod;
    readonly aging?: number;
  }) => void;
}

const width = { xs: 'calc(50% - 6px)', sm: 140 };

/** The currency, the period and the yearly aging of market pay. */
export function TermInputs({ terms, currencies, onChange }: Props) {
  const translate = useTranslate();
  const [aging, setAging] = useState(String(terms.yearlyPercent));
  const percent = parsePercent(aging);
  return (
    <>
      <SelectField
        id="term-currency"
        label={translate('compensation.filters.currency')}
        value={currencies.includes(terms.currency) ? terms.currency : ''}
        options={currencies.map((value) => ({ value, text: value }))}
        onChange={(currency) => onChange({ currency })}
        sx={{ width }}
      />
      <SelectField<PayPeriod>
        id="term-period"
        label={translate('compensation.filters.period')}
        value={terms.period}
        options={payPeriods.map((value) => ({ value, text: translate(`compensation.periods.${value}`) }))}
        onChange={(period) => onChange({ period })}
        sx={{ width }}
      />
      <TextField
        id="term-aging"
        label={translate('compensation.filters.aging')}
        value={aging}
        error={percent === null}
        helperText={
          percent === null
            ? translate('compensation.filters.agingHelp', { max: compensationLimits.yearlyPercent })
            : undefined
        }
        onChange={({ target }) => {
          setAging(target.value);
          const changed = parsePercent(target.value);
          if (changed !== null) onChange({ aging: changed });
        }}
        slotProps={{ htmlInput: { inputMode: 'decimal' }, input: { endAdornment: '%' } }}
        sx={{ width }}
      />
    </>
  );
}
