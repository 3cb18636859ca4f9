import { useTranslate } from 'react-admin';
import type { MarketPayAnswer, PricedJob } from '../../../../dataProviders/compensation.ts';
import type { MarketPercentile } from '../../../../domain/pay/market/marketData.ts';
import { type Column, DataTable } from '../../../kit/lists/DataTable.tsx';
import { useFormat } from '../../../kit/useFormat.ts';
import { usePayFormat } from './usePayFormat.ts';

interface Props {
  readonly price: NonNullable<PricedJob['price']>;
  readonly name: MarketPercentile;
  readonly terms: MarketPayAnswer['terms'];
}

type Figure = NonNullable<PricedJob['price']>['figures'][number];

/** What each source adds to a number. */
export function SourceTable({ price, name, terms }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const money = usePayFormat(terms);
  const factor = (value: number) => format.number(value, { maximumFractionDigits: 4 });
  const columns: readonly Column<Figure>[] = [
    { name: 'source', cell: ({ source }) => source, sx: { overflowWrap: 'anywhere' } },
    { name: 'as_of', cell: ({ as_of }) => format.day(as_of) },
    { name: 'n', align: 'right', cell: ({ n }) => format.number(n) },
    { name: 'share', align: 'right', cell: ({ share }) => format.percent(share, 1) },
    {
      name: 'reported',
      align: 'right',
      cell: ({ percentiles, currency, period }) =>
        `${format.number(percentiles[name], { maximumFractionDigits: 2 })} ${currency} (${translate(`compensation.periods.${period}`)})`,
    },
    {
      name: 'ageing',
      align: 'right',
      cell: ({ ageing, days }) =>
        translate('compensation.arithmetic.days', { factor: factor(ageing), smart_count: days }),
    },
    { name: 'exchange', align: 'right', cell: ({ exchange }) => factor(exchange) },
    {
      name: 'periods',
      align: 'right',
      cell: ({ periods }) => format.number(periods, { maximumSignificantDigits: 4 }),
    },
    { name: 'adjusted', align: 'right', cell: ({ adjusted }) => money(adjusted[name]) },
    { name: 'part', align: 'right', cell: ({ adjusted, share }) => money(adjusted[name] * share) },
  ];
  return (
    <DataTable
      caption={translate('compensation.arithmetic.table', {
        number: translate(`compensation.result.columns.${name}`),
      })}
      columnTexts="compensation.arithmetic.columns"
      columns={columns}
      rows={price.figures}
      rowKey={({ source, as_of, currency, period }) => `${source} ${as_of} ${currency} ${period}`}
      maxHeight={360}
    />
  );
}
