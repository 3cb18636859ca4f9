import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { type DataProvider, useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';

interface Exporting extends DataProvider {
  exportRecords(resource: string, format: Format, filter: Readonly<Record<string, unknown>>): Promise<Blob>;
}
const formats = { csv: 'kit.exportCsv', xlsx: 'kit.exportXlsx' } as const;
type Format = keyof typeof formats;

function keep(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** All pages of what the filters leave, as a file the server makes. */
export function ExportMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [running, setRunning] = useState(false);
  const { resource, filterValues } = useListContext();
  const dataProvider = useDataProvider<Exporting>();
  const translate = useTranslate();
  const notify = useNotify();

  async function run(format: Format) {
    setAnchor(null);
    setRunning(true);
    try {
      keep(await dataProvider.exportRecords(resource, format, filterValues), `${resource}.${format}`);
    } catch {
      notify('kit.exportFailed', { type: 'error' });
    } finally {
      setRunning(false);
    }
  }

  return (
    <>
      <Button
        size="small"
        startIcon={<FileDownloadOutlined />}
        loading={running}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('kit.exportAll')}
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
