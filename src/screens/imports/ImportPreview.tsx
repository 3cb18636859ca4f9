import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ImportWithColumns } from '../../../contract/v2/imports.ts';
import { applyImport } from '../../../dataProviders/imports.ts';
import { DiscardImport } from './DiscardImport.tsx';
import { ErrorsButton } from './ErrorsButton.tsx';
import { ImportRows } from './ImportRows.tsx';
import { ImportSection } from './ImportSection.tsx';
import { useStep } from './useImport.ts';

interface CheckedProps {
  readonly found: ImportWithColumns;
  readonly onColumns: () => void;
}

/** What the import would do, before it does anything. */
export function ImportPreview({ found, onColumns }: CheckedProps) {
  const translate = useTranslate();
  const { id, counts } = found;
  const apply = useStep(() => applyImport(id));
  const changes = counts.create + counts.update;
  return (
    <ImportSection
      title={translate('imports.checked.title')}
      text={
        counts.error > 0 ? translate('imports.checked.withErrors', { smart_count: counts.error }) : undefined
      }
    >
      <Box sx={{ px: 2, pb: 2, display: 'grid', gap: 2 }}>
        {changes === 0 && counts.error === 0 && (
          <Typography>{translate('imports.checked.nothing')}</Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {changes > 0 && (
            <Button variant="contained" loading={apply.isPending} onClick={() => apply.mutate()}>
              {translate('imports.checked.apply', { smart_count: changes })}
            </Button>
          )}
          <Button variant="outlined" onClick={onColumns}>
            {translate('imports.checked.columns')}
          </Button>
          {counts.error > 0 && <ErrorsButton id={id} />}
          <DiscardImport id={id} />
        </Box>
      </Box>
      <ImportRows found={found} />
    </ImportSection>
  );
}
