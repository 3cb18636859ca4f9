import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { toFileName } from '../../../domain/reports/fileNames.ts';
import { saveBlob } from '../charts/saveFile.ts';

interface PdfButtonProps {
  /** How the screen asks for the file, as widgets know no server. */
  readonly ask: () => Promise<Blob>;
  /** Without its ending. */
  readonly fileName: string;
  /** What the report is about, for those who hear the button's name without the page around it. */
  readonly about: string;
}

/** Takes a page along as a report laid out for paper. */
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
