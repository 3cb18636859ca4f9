import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { benchmarkFileQuery } from '../../../../dataProviders/benchmarkFile.ts';
import { useAccountId } from '../../../kit/context/useAccountId.ts';
import { PageHeader } from '../../../kit/page/PageHeader.tsx';
import { QueryState } from '../../../kit/states/QueryState.tsx';
import { BenchmarkFileUpload } from './BenchmarkFileUpload.tsx';
import { LoadedFilePanel } from './LoadedFilePanel.tsx';

/** The external benchmark: the file that all accounts see, and a new file in its place. */
export default function BenchmarkFilePage() {
  const translate = useTranslate();
  const query = useQuery(benchmarkFileQuery(useAccountId()));
  return (
    <>
      <PageHeader title={translate('titles.benchmarkFile')} purpose={translate('benchmarkFile.purpose')} />
      <QueryState query={query} failed="benchmarkFile.failed" height={480}>
        {({ file, topics }) => (
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <LoadedFilePanel file={file} topics={topics} />
            <BenchmarkFileUpload replaces={file?.id ?? null} topics={topics} />
          </Box>
        )}
      </QueryState>
    </>
  );
}
