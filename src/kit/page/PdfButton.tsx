import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { toFileName } from '../../../domain/reports/fileNames.ts';
import { saveBlob } from '../charts/saveFile.ts';

interface PdfButtonProps {
  /** Requests the file from the server. */
  readonly ask: () => Promise<Blob>;
  /** Without its extension. */
  readonly fileName: string;
  /** The subject of the report, for the button's accessible name. */
  readonly about: string;
}

/** Downloads a page as a PDF report. */
export function PdfButton({ ask, fileName, about }: PdfButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const make = useMutation({
    mutationFn: async () => saveBlob(`${toFileName(fileName)}.pdf`, await ask()),
    onError: () => notify('exports.pdf.failed', { type: 'error' }),
  });
  return (
    <Button
      variant="outlined"
      startIcon={<PictureAsPdfOutlined />}
      loading={make.isPending}
      loadingPosition="start"
      aria-label={translate('exports.pdf.of', { about })}
      onClick={() => make.mutate()}
    >
      {translate('exports.pdf.name')}
    </Button>
  );
}
