import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import type { SelectionRates } from '../../../dataProviders/hiring.ts';

type Rates = SelectionRates['tables'][number];
const columns = ['group', 'applicants', 'selected', 'rate', 'ratio', 'p', 'word'] as const;
const words: Readonly<Record<string, string>> = { gender: 'profile.genders', race: 'profile.races' };

interface Props {
  readonly rates: Rates;
  readonly stage: string;
}

/** The groups of one stage beside the one with the highest rate, in words as well as numbers. */
export function RateTable({ rates: { dimensions, table }, stage }: Props) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const by = translate(`hiring.rates.by.${dimensions.join('_')}`);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const chance = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const label = translate('hiring.rates.table', { stage, by });
  const nameOf = (group: readonly string[]) =>
    group.map((one, index) => translate(`${words[dimensions[index] ?? '']}.${one}`)).join(', ');
  return (
    <Box>
      <Typography variant="h3">{by}</Typography>
      {!table && <Typography color="text.secondary">{translate('hiring.rates.few')}</Typography>}
      {table && (
        <TableContainer tabIndex={0} role="region" aria-label={label}>
          <Table size="small" aria-label={label}>
            <TableHead>
              <TableRow>
                {columns.map((column) => (
                  <TableCell key={column}>{translate(`hiring.rates.columns.${column}`)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {table.rows.map(({ group, applicants, selected, rate, ratio, p, word }) => (
                <TableRow key={group.join()}>
                  <TableCell component="th" scope="row">
                    {nameOf(group)}
                  </TableCell>
                  <TableCell>{applicants}</TableCell>
                  <TableCell>{selected}</TableCell>
                  <TableCell>{percent.format(rate)}</TableCell>
                  <TableCell>{ratio === null ? '–' : percent.format(ratio)}</TableCell>
                  <TableCell>{p === null ? '–' : chance.format(p)}</TableCell>
                  <TableCell sx={{ fontWeight: word === 'flag' ? 600 : 400 }}>
                    {translate(`hiring.rates.words.${word}`)}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {table && table.leftOut > 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('hiring.rates.leftOut', { smart_count: table.leftOut })}
        </Typography>
      )}
      {table && table.unknown !== 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('hiring.rates.unknown')}
        </Typography>
      )}
    </Box>
  );
}
