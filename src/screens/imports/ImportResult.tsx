import { Alert, Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ImportWithColumns } from '../../../contract/v2/imports.ts';
import { undoImport } from '../../../dataProviders/imports.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import { ErrorsButton } from './ErrorsButton.tsx';
import { ImportRows } from './ImportRows.tsx';
import { ImportSection } from './ImportSection.tsx';
import { importPaths } from './importPaths.ts';
import { useStep } from './useImport.ts';

/** What became of an import, and the way back. */
export function ImportResult({ found }: { readonly found: ImportWithColumns }) {
  const translate = useTranslate();
  const { id, state, counts, can_undo } = found;
  const undo = useStep(() => undoImport(id));
  const isUndone = state === 'undone';
  const of = isUndone ? 'undone' : 'applied';
  const left = isUndone ? counts.kept : counts.skipped;
  return (
    <ImportSection title={translate(`imports.${of}.title`)}>
      <Box sx={{ px: 2, pb: 2, display: 'grid', gap: 2 }}>
        <Typography role="status">
          {isUndone
            ? translate('imports.undone.done', { smart_count: counts.undone })
            : translate('imports.applied.done', { smart_count: counts.done })}
          {can_undo && ` ${translate('imports.applied.until')}`}
        </Typography>
        {left > 0 && (
          <Alert severity="warning" variant="outlined">
            {translate(isUndone ? 'imports.undone.kept' : 'imports.applied.skipped', { smart_count: left })}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" component={Link} to={importPaths.all}>
            {translate('imports.again')}
          </Button>
          {counts.error + counts.skipped > 0 && <ErrorsButton id={id} />}
          {can_undo && (
            <ConfirmButton
              of="undoing"
              label={translate('imports.applied.undo')}
              busy={undo.isPending}
              onConfirm={() => undo.mutate()}
            />
          )}
        </Box>
      </Box>
      <ImportRows found={found} />
    </ImportSection>
  );
}
