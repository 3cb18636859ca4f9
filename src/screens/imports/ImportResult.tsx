import { Alert, Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ImportDetails } from '../../../contract/v2/imports.ts';
import { importKeys, undoImport } from '../../../dataProviders/imports.ts';
import { useFileProblemText } from '../../kit/forms/useFileProblemText.ts';
import { Panel } from '../../kit/page/Panel.tsx';
import { useAction } from '../../kit/useAction.ts';
import { ConfirmedImportButton } from './ConfirmedImportButton.tsx';
import { DownloadErrorsButton } from './DownloadErrorsButton.tsx';
import { ImportRows } from './ImportRows.tsx';
import { importPaths } from './importPaths.ts';

/** The result of an import, which can be undone for a limited time. */
export function ImportResult({ userImport }: { readonly userImport: ImportDetails }) {
  const translate = useTranslate();
  const explain = useFileProblemText();
  const { id, subject, state, counts, can_undo, created_teams } = userImport;
  const undo = useAction(() => undoImport(id), { invalidates: importKeys, success: null });
  const isUndone = state === 'undone';
  const unchanged = isUndone ? counts.kept : counts.skipped;
  return (
    <Panel title={translate(isUndone ? 'imports.undone.title' : 'imports.applied.title')}>
      <Typography role="status">
        {isUndone
          ? translate(`imports.${subject}.restored`, { smart_count: counts.undone })
          : translate(`imports.${subject}.done`, { smart_count: counts.done })}
        {!isUndone &&
          created_teams > 0 &&
          ` ${translate('imports.applied.teams', { smart_count: created_teams })}`}
        {can_undo && ` ${translate('imports.applied.until')}`}
      </Typography>
      {userImport.problem && <Alert severity="error">{explain(userImport.problem)}</Alert>}
      {unchanged > 0 && (
        <Alert severity="warning" variant="outlined">
          {translate(isUndone ? `imports.${subject}.kept` : 'imports.applied.skipped', {
            smart_count: unchanged,
          })}
        </Alert>
      )}
      {isUndone && subject === 'relationships' && counts.undone > 0 && (
        <Alert severity="info" variant="outlined">
          {translate('imports.relationships.generateAgain')}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" component={Link} to={importPaths.all(subject)}>
          {translate('imports.again')}
        </Button>
        {counts.error + counts.skipped > 0 && <DownloadErrorsButton id={id} />}
        {can_undo && (
          <ConfirmedImportButton
            texts="undoing"
            text={translate(`imports.${subject}.undoing`)}
            label={translate('imports.applied.undo')}
            busy={undo.isPending}
            onConfirm={() => undo.mutate()}
          />
        )}
      </Box>
      <ImportRows userImport={userImport} />
    </Panel>
  );
}
