import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ImportSubject } from '../../../domain/imports/importFields.ts';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { urlField, useUrlFilters } from '../../kit/useUrlFilters.ts';
import { ImportSteps } from './ImportSteps.tsx';
import { ImportUploadCard } from './ImportUploadCard.tsx';
import { relationshipsPath } from './importPaths.ts';
import { PastImports } from './PastImports.tsx';

const fields = { import: urlField.id() };
const titles = { people: 'titles.userImport', relationships: 'titles.relationshipImport' } as const;

/** Imports people or relationships from a file: upload, column mapping, preview, result. */
export function ImportPage({ subject }: { readonly subject: ImportSubject }) {
  const translate = useTranslate();
  const [{ import: id }] = useUrlFilters(fields);
  return (
    <>
      {subject === 'relationships' && <BackLink to={relationshipsPath} label="app.nav.tabs.relationships" />}
      <PageHeader title={translate(titles[subject])} purpose={translate(`imports.${subject}.purpose`)} />
      {id !== null ? (
        <ImportSteps key={id} id={id} subject={subject} />
      ) : (
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <ImportUploadCard subject={subject} />
          <PastImports subject={subject} />
        </Box>
      )}
    </>
  );
}
