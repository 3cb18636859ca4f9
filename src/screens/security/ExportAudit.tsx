import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { type AuditFilter, exportAudit } from '../../../dataProviders/security.ts';

const formats = { csv: 'security.audit.exportCsv', xlsx: 'security.audit.exportXlsx' } as const;
type Format = keyof typeof formats;

/** Every entry the filters leave, as a file the server makes. */
export function ExportAudit({ filter }: { readonly filter: AuditFilter }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isRunning, setRunning] = useState(false);

  async function run(format: Format) {
    setAnchor(null);
    setRunning(true);
    try {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(await exportAudit(format, filter));
      link.download = `audit.${format}`;
      link.click();
      URL.revokeObjectURL(link.href);
    } catch {
      notify('security.audit.exportFailed', { type: 'error' });
    } finally {
      setRunning(false);
    }
  }

  return (
    <>
      <Button
        size="small"
        startIcon={<FileDownloadOutlined />}
        loading={isRunning}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('security.audit.export')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {(Object.keys(formats) as Format[]).map((format) => (
          <MenuItem key={format} onClick={() => run(format)}>
            {translate(formats[format])}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
