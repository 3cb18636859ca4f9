import CloseIcon from '@mui/icons-material/Close';
import { Box, ButtonBase, IconButton, Link } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { MarketPayAnswer, PricedJob } from '../../../../dataProviders/compensation.ts';
import { type MarketPercentile, marketPercentiles } from '../../../../domain/pay/market/marketData.ts';
import { type Column, DataTable } from '../../../kit/lists/DataTable.tsx';
import { Hint } from '../../../kit/page/SecondaryText.tsx';
import { useFormat } from '../../../kit/useFormat.ts';
import { ArithmeticDialog } from './ArithmeticDialog.tsx';
import { usePayFormat } from './usePayFormat.ts';

interface Props {
  readonly answer: MarketPayAnswer;
  readonly onRemove: (sqid: string) => void;
}

interface OpenNumber {
  readonly job: PricedJob;
  readonly name: MarketPercentile;
}

/** The percentiles of each job. Each number opens its arithmetic. */
export function MarketPayTable({ answer, onRemove }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const money = usePayFormat(answer.terms);
  const [open, setOpen] = useState<OpenNumber | null>(null);
  const { jobs } = answer;
  const columns: readonly Column<PricedJob>[] = [
    {
      name: 'job',
      cell: ({ title, sqid }) => (
        <Box
          sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 112, overflowWrap: 'break-word' }}
        >
          {title}
          {sqid !== jobs[0]?.sqid && (
            <IconButton
              size="small"
              aria-label={translate('compensation.result.remove', { job: title })}
              onClick={() => onRemove(sqid)}
            >
              <CloseIcon fontSize="inherit" />
            </IconButton>
          )}
        </Box>
      ),
    },
    ...marketPercentiles.map(
      (name): Column<PricedJob> => ({
        name,
        align: 'right',
        cell: (job) => {
          if (!job.price) return '–';
          const amount = money(job.price.percentiles[name]);
          const number = translate(`compensation.result.columns.${name}`);
          return (
            <Link
              component={ButtonBase}
              aria-label={translate('compensation.result.opens', { number, job: job.title, amount })}
              onClick={() => setOpen({ job, name })}
              sx={{ minHeight: 24, typography: 'body1', fontWeight: name === 'p50' ? 500 : 400 }}
            >
              {amount}
            </Link>
          );
        },
      }),
    ),
    { name: 'n', align: 'right', cell: ({ price }) => (price ? format.number(price.n) : '–') },
    {
      name: 'confidence',
      cell: ({ price }) =>
        translate(price ? `compensation.confidence.${price.confidence}` : 'compensation.result.tooFew'),
    },
  ];
  return (
    <Box>
      <DataTable
        caption={translate('compensation.result.table')}
        columnTexts="compensation.result.columns"
        columns={columns}
        rows={jobs}
        rowKey={({ sqid }) => sqid}
      />
      <Hint sx={{ mt: 1 }}>
        {answer.terms.currency} · {translate(`compensation.periods.${answer.terms.period}`)}
      </Hint>
      {open?.job.price && (
        <ArithmeticDialog
          job={open.job}
          price={open.job.price}
          name={open.name}
          answer={answer}
          onClose={() => setOpen(null)}
        />
      )}
    </Box>
  );
}
