import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { toFileName } from '../../../domain/reports/reportFileNames.ts';
import { saveBlob } from '../charts/saveFile.ts';

interface PdfButtonProps {
  /** Requests the file from the server. */
  readonly requestFile: () => Promise<Blob>;
  /** The name of the file without its extension. */
  readonly fileName: string;
  /** The subject of the report, for the button's accessible name. */
  readonly subject: string;
}

/** Downloads a page as a PDF report. */
export function PdfButton({ requestFile, fileName, subject }: PdfButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const download = useMutation({
    mutationFn: async () => saveBlob(`${toFileName(fileName)}.pdf`, await requestFile()),
    onError: () => notify('exports.pdf.failed', { type: 'error' }),
  });
  return (
    <Button
      variant="outlined"
      startIcon={<PictureAsPdfOutlined />}
      loading={download.isPending}
      loadingPosition="start"
      aria-label={translate('exports.pdf.of', { about: subject })}
      onClick={() => download.mutate()}
    >
      {translate('exports.pdf.name')}
    </Button>
  );
}
