import { Alert, Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import {
  type BenchmarkTopics,
  benchmarkFileKeys,
  loadBenchmarkFile,
} from '../../../../dataProviders/benchmarkFile.ts';
import { useAction } from '../../../kit/useAction.ts';
import { BenchmarkFileProblems } from './BenchmarkFileProblems.tsx';
import type { ChosenFile } from './chosenFile.ts';
import { ExternalScoreTable } from './ExternalScoreTable.tsx';

interface Props {
  readonly chosen: ChosenFile;
  readonly replaces: number | null;
  readonly topics: BenchmarkTopics;
  readonly onClose: () => void;
}

/** The result of the check: the problems of the file, or its rows and the button that loads them. */
export function CheckedFile({ chosen, replaces, topics, onClose }: Props) {
  const translate = useTranslate();
  const load = useAction(loadBenchmarkFile, { invalidates: benchmarkFileKeys, onDone: onClose });
  const { name, text, requestKey, checked } = chosen;
  if (checked.problem_count > 0) return <BenchmarkFileProblems name={name} checked={checked} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Alert severity="info" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
        {translate('benchmarkFile.checked.valid', { file: name, smart_count: checked.rows.length })}
      </Alert>
      <Typography variant="h3">{translate('benchmarkFile.checked.title')}</Typography>
      <ExternalScoreTable
        caption={translate('benchmarkFile.checked.table')}
        rows={checked.rows}
        topics={topics}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          loading={load.isPending}
          onClick={() => load.mutate({ file_name: name, text, replaces, request_key: requestKey })}
        >
          {translate(replaces === null ? 'benchmarkFile.checked.load' : 'benchmarkFile.checked.replace')}
        </Button>
        <Button onClick={onClose}>{translate('benchmarkFile.checked.cancel')}</Button>
      </Box>
    </Box>
  );
}
