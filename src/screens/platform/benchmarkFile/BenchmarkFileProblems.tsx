import { Alert, AlertTitle, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CheckedBenchmarkFile } from '../../../../dataProviders/benchmarkFile.ts';
import { benchmarkFileLimits as limits } from '../../../../domain/benchmarkFile/benchmarkFileLimits.ts';
import { type Column, DataTable } from '../../../kit/lists/DataTable.tsx';
import { Hint } from '../../../kit/page/SecondaryText.tsx';

interface Props {
  readonly name: string;
  readonly checked: CheckedBenchmarkFile;
}

type Problem = CheckedBenchmarkFile['problems'][number];

/** Why a file can't be loaded, line by line. */
export function BenchmarkFileProblems({ name, checked: { problems, problem_count } }: Props) {
  const translate = useTranslate();
  const columns: readonly Column<Problem>[] = [
    {
      name: 'line',
      cell: ({ line }) => (line === null ? translate('benchmarkFile.problems.file') : String(line)),
    },
    { name: 'column', cell: ({ column }) => column },
    {
      name: 'problem',
      cell: ({ problem, first_line }) =>
        translate(`benchmarkFile.problem.${problem}`, {
          rows: limits.rows,
          length: limits.source,
          spread: limits.spread,
          year: limits.firstYear,
          line: first_line,
        }),
    },
  ];
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Alert severity="error" variant="outlined" role="alert" sx={{ overflowWrap: 'anywhere' }}>
        <AlertTitle>
          {translate('benchmarkFile.problems.title', { file: name, smart_count: problem_count })}
        </AlertTitle>
        {translate('benchmarkFile.problems.text')}
      </Alert>
      <DataTable
        columnTexts="benchmarkFile.problems.columns"
        caption={translate('benchmarkFile.problems.table')}
        columns={columns}
        rows={problems}
        rowKey={({ line, column, problem }) => `${line} ${column} ${problem}`}
        maxHeight={480}
      />
      {problem_count > problems.length && (
        <Hint>
          {translate('benchmarkFile.problems.more', { smart_count: problem_count - problems.length })}
        </Hint>
      )}
    </Box>
  );
}
