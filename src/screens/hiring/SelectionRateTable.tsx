import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { SelectionRates } from '../../../dataProviders/hiring.ts';
import { type Column, DataTable } from '../../kit/lists/DataTable.tsx';
import { Hint, SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { useFormat } from '../../kit/useFormat.ts';

type Rates = SelectionRates['tables'][number];
type Row = NonNullable<Rates['table']>['rows'][number];
const words: Readonly<Record<string, string>> = { gender: 'profile.genders', race: 'profile.races' };
const notComputed = '–';

interface Props {
  readonly rates: Rates;
  readonly stage: string;
}

/** The groups of one stage, each compared with the reference. */
export function SelectionRateTable({ rates: { dimensions, table }, stage }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const by = translate(`hiring.rates.by.${dimensions.join('_')}`);
  const nameOf = ({ group }: Row) =>
    group.map((one, index) => translate(`${words[dimensions[index] ?? '']}.${one}`)).join(', ');
  const cells: Readonly<Record<string, Column<Row>['cell']>> = {
    group: nameOf,
    applicants: ({ applicants }) => applicants,
    selected: ({ selected }) => selected,
    rate: ({ rate }) => format.percent(rate),
    ratio: ({ ratio }) => (ratio === null ? notComputed : format.percent(ratio)),
    p: ({ p }) => (p === null ? notComputed : format.number(p, { maximumFractionDigits: 3 })),
    word: ({ word }) => (
      <Box component="span" sx={{ fontWeight: word === 'flag' ? 600 : 400 }}>
        {translate(`hiring.rates.words.${word}`)}
      </Box>
    ),
  };
  const columns = Object.entries(cells).map(([name, cell]) => ({
    name,
    cell,
  }));
  return (
    <Box>
      <Typography variant="h3">{by}</Typography>
      {!table && <SecondaryText>{translate('hiring.rates.few')}</SecondaryText>}
      {table && (
        <DataTable
          columnTexts="hiring.rates.columns"
          caption={translate('hiring.rates.table', { stage, by })}
          columns={columns}
          rows={table.rows}
          rowKey={({ group }) => group.join()}
        />
      )}
      {table && table.leftOut > 0 && (
        <Hint>{translate('hiring.rates.leftOut', { smart_count: table.leftOut })}</Hint>
      )}
      {table && table.unknown !== 0 && <Hint>{translate('hiring.rates.unknown')}</Hint>}
    </Box>
  );
}
