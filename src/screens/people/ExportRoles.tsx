import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Button, Menu, MenuItem } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { exportRolesAudit, type RolesQuery } from '../../../dataProviders/people.ts';
import { saveBlob } from '../../kit/charts/saveFile.ts';

const formats = { csv: 'people.roles.exportCsv', xlsx: 'people.roles.exportXlsx' } as const;
type Format = keyof typeof formats;

/** All pages of what the filters leave, as a file the server makes. */
export function ExportRoles({ wish }: { readonly wish: RolesQuery }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const run = useMutation({
    mutationFn: async (format: Format) =>
      saveBlob(`roles-audit.${format}`, await exportRolesAudit(format, wish)),
    onError: () => notify('people.roles.exportFailed', { type: 'error' }),
  });
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FileDownloadOutlined />}
        loading={run.isPending}
        loadingPosition="start"
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('people.roles.export')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {(Object.keys(formats) as Format[]).map((format) => (
          <MenuItem
            key={format}
            onClick={() => {
              setAnchor(null);
              run.mutate(format);
            }}
          >
            {translate(formats[format])}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
