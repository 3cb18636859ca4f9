import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ImportDetails } from '../../../contract/v2/imports.ts';
import { applyImport, importKeys } from '../../../dataProviders/imports.ts';
import { Panel } from '../../kit/page/Panel.tsx';
import { useAction } from '../../kit/useAction.ts';
import { DiscardImport } from './DiscardImport.tsx';
import { DownloadErrorsButton } from './DownloadErrorsButton.tsx';
import { ImportRows } from './ImportRows.tsx';
import { NewTeamsNotice } from './NewTeamsNotice.tsx';
import { OwnRowNotice } from './OwnRowNotice.tsx';
import { WithoutAddressNotice } from './WithoutAddressNotice.tsx';

interface Props {
  readonly userImport: ImportDetails;
  readonly onColumns: () => void;
}

/** The changes of an import before it is applied. */
export function ImportPreview({ userImport, onColumns }: Props) {
  const translate = useTranslate();
  const { id, subject, counts } = userImport;
  const apply = useAction(() => applyImport(id), { invalidates: importKeys, success: null });
  const changes = counts.create + counts.update;
  return (
    <Panel
      title={translate('imports.checked.title')}
      text={counts.error > 0 ? translate('imports.checked.withErrors', { smart_count: counts.error }) : ''}
    >
      {changes === 0 && counts.error === 0 && (
        <Typography>{translate(`imports.${subject}.nothing`)}</Typography>
      )}
      <OwnRowNotice row={userImport.own_row} />
      <NewTeamsNotice teams={userImport.new_teams} />
      <WithoutAddressNotice count={userImport.without_address} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {changes > 0 && (
          <Button variant="contained" loading={apply.isPending} onClick={() => apply.mutate()}>
            {translate(`imports.${subject}.apply`, { smart_count: changes })}
          </Button>
        )}
        <Button variant="outlined" onClick={onColumns}>
          {translate('imports.checked.columns')}
        </Button>
        {counts.error > 0 && <DownloadErrorsButton id={id} />}
        <DiscardImport userImport={userImport} />
      </Box>
      <ImportRows userImport={userImport} />
    </Panel>
  );
}
