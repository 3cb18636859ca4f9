import { useTranslate } from 'react-admin';
import type { PayPersonOnPage } from '../../../../dataProviders/pay.ts';
import type { TableSort } from '../../../kit/lists/ColumnHeader.tsx';
import { DataTable } from '../../../kit/lists/DataTable.tsx';
import { Hint } from '../../../kit/page/SecondaryText.tsx';
import { StatusChip } from '../../../kit/page/StatusChip.tsx';
import { useFormat } from '../../../kit/useFormat.ts';
import { useMoney } from '../useMoney.ts';

interface Props {
  readonly people: readonly PayPersonOnPage[];
  readonly currency: string;
  readonly sort: TableSort;
}

/** One page of people; outliers state how far their pay is from the expected pay. */
export function PayPeopleTable({ people, currency, sort }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const money = useMoney(currency);
  return (
    <DataTable
      caption={translate('pay.people.caption')}
      columnTexts="pay.people.columns"
      rows={people}
      rowKey={({ employee_id }) => employee_id}
      sort={sort}
      columns={[
        {
          name: 'name',
          isSortable: true,
          sx: { overflowWrap: 'anywhere' },
          cell: ({ name, employee_id }) => (
            <>
              {name ?? employee_id}
              {name !== null && <Hint>{employee_id}</Hint>}
            </>
          ),
        },
        { name: 'job_title', isWide: true, cell: ({ job_title }) => job_title },
        { name: 'category', isWide: true, cell: ({ category }) => category },
        {
          name: 'gender',
          isWide: true,
          cell: ({ gender }) => gender && translate(`pay.genders.${gender}`),
        },
        {
          name: 'base_pay',
          align: 'right',
          isSortable: true,
          cell: ({ base_pay, working_time }) => (
            <>
              {money(base_pay)}
              {working_time !== 1 && (
                <Hint>{translate('pay.people.workingTime', { share: format.percent(working_time) })}</Hint>
              )}
            </>
          ),
        },
        {
          name: 'variable_pay',
          align: 'right',
          isWide: true,
          cell: ({ variable_pay }) => money(variable_pay),
        },
        {
          name: 'compa_ratio',
          align: 'right',
          isSortable: true,
          cell: ({ compa_ratio }) => compa_ratio !== null && format.percent(compa_ratio),
        },
        {
          name: 'range_penetration',
          align: 'right',
          isWide: true,
          cell: ({ range_penetration }) => range_penetration !== null && format.percent(range_penetration),
        },
        {
          name: 'outlier',
          cell: ({ outlier }) =>
            outlier !== null && (
              <StatusChip
                status="checked"
                label={translate(outlier < 0 ? 'pay.people.below' : 'pay.people.above', {
                  share: format.percent(Math.abs(outlier)),
                })}
              />
            ),
        },
      ]}
    />
  );
}
