import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PayOverview } from '../../../dataProviders/pay.ts';
import { DataTable } from '../../kit/lists/DataTable.tsx';
import { Fact, FactList } from '../../kit/page/FactList.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { TranslatedStateCard } from '../../kit/states/StateCard.tsx';
import { useFormat } from '../../kit/useFormat.ts';
import { useMoney } from './useMoney.ts';

/** The totals of a project, and what raising pay to a target costs. */
export function PayOverviewTab({ overview }: { readonly overview: PayOverview }) {
  const translate = useTranslate();
  const format = useFormat();
  const money = useMoney(overview.currency);
  if (overview.people === 0) return <TranslatedStateCard texts="pay.empty" />;
  const { applied_at } = overview;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Panel title={translate('pay.overview.title')}>
        <FactList>
          <Fact term={translate('pay.overview.people')}>{format.number(overview.people)}</Fact>
          <Fact term={translate('pay.overview.basePay')}>{money(overview.base_pay)}</Fact>
          <Fact term={translate('pay.overview.withRange')}>{format.number(overview.with_range)}</Fact>
          <Fact term={translate('pay.overview.outliers')}>{format.number(overview.outliers)}</Fact>
          <Fact term={translate('pay.overview.dataDay')}>{format.day(overview.data_day)}</Fact>
          {applied_at && (
            <Fact term={translate('pay.overview.appliedAt')}>{format.dateTime(applied_at)}</Fact>
          )}
        </FactList>
      </Panel>
      <Panel title={translate('pay.overview.targets.title')} text={translate('pay.overview.targets.text')}>
        {overview.with_range === 0 ? (
          translate('pay.overview.targets.none')
        ) : (
          <DataTable
            caption={translate('pay.overview.targets.caption')}
            columnTexts="pay.overview.targets"
            rows={overview.targets}
            rowKey={({ target }) => target}
            columns={[
              { name: 'target', cell: ({ target }) => format.percent(target) },
              { name: 'people', align: 'right', cell: ({ people }) => format.number(people) },
              { name: 'cost', align: 'right', cell: ({ cost }) => money(cost) },
            ]}
          />
        )}
      </Panel>
    </Box>
  );
}
