import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { ImportDetails } from './ImportDetails.tsx';
import { importOf } from './importPaths.ts';
import { PastImports } from './PastImports.tsx';
import { UploadCard } from './UploadCard.tsx';

/** People from a file: a file is chosen, its columns named, what would change is looked at, then it is done. */
export default function ImportUsers() {
  const translate = useTranslate();
  const [search] = useSearchParams();
  const id = importOf(search);
  return (
    <Box sx={{ maxWidth: 1200 }}>
      <PageHeader title={translate('titles.userImport')} purpose={translate('imports.purpose')} />
      {id !== null && <ImportDetails key={id} id={id} />}
      {id === null && (
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <UploadCard />
          <PastImports />
        </Box>
      )}
    </Box>
  );
}
