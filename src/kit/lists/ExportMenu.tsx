import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { saveBlob } from '../charts/saveFile.ts';
import { useAction } from '../useAction.ts';

const formats = { csv: 'exportCsv', xlsx: 'exportXlsx' } as const;
type Format = keyof typeof formats;

interface Props {
  /** The translation key of the texts `export`, `exportCsv`, `exportXlsx` and `exportFailed`. */
  readonly texts?: string;
  /** The name of the exported file without its extension. */
  readonly fileName: string;
  readonly exportFile: (format: Format) => Promise<Blob>;
  readonly variant?: 'text' | 'outlined';
}

/** Downloads all rows that match the filters as a file made by the server. */
export function ExportMenu({ texts = 'kit', fileName, exportFile, variant = 'text' }: Props) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const download = useAction(
    async (format: Format) => saveBlob(`${fileName}.${format}`, await exportFile(format)),
    { explain: () => `${texts}.exportFailed` },
  );
  const handlePick = (format: Format) => {
    setAnchor(null);
    download.mutate(format);
  };
  return (
    <>
      <Button
        size={variant === 'text' ? 'small' : 'medium'}
        variant={variant}
        startIcon={<FileDownloadOutlined />}
        loading={download.isPending}
        loadingPosition="start"
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate(`${texts}.export`)}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {(['csv', 'xlsx'] as const).map((format) => (
          <MenuItem key={format} onClick={() => handlePick(format)}>
            {translate(`${texts}.${formats[format]}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
