import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { urlField, useUrlFilters } from '../../kit/useUrlFilters.ts';
import { ImportSteps } from './ImportSteps.tsx';
import { ImportUploadCard } from './ImportUploadCard.tsx';
import { PastImports } from './PastImports.tsx';

const fields = { import: urlField.id() };

/** Imports people from a file: upload, column mapping, preview, result. */
export default function ImportUsers() {
  const translate = useTranslate();
  const [{ import: id }] = useUrlFilters(fields);
  return (
    <Box sx={{ maxWidth: 1200 }}>
      <PageHeader title={translate('titles.userImport')} purpose={translate('imports.purpose')} />
      {id !== null ? (
        <ImportSteps key={id} id={id} />
      ) : (
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <ImportUploadCard />
          <PastImports />
        </Box>
      )}
    </Box>
  );
}
