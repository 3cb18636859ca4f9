import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { toFileName } from '../../../domain/reports/reportFileNames.ts';
import { saveBlob } from '../charts/saveFile.ts';

export interface DownloadButtonProps {
  /** Requests the file from the server. */
  readonly requestFile: () => Promise<Blob>;
  /** The name of the file without its extension. */
  readonly fileName: string;
  /** The subject of the file, for the button's accessible name. */
  readonly subject: string;
}

interface FormatProps extends DownloadButtonProps {
  readonly format: 'pdf' | 'pptx';
  readonly icon: ReactNode;
}

/** Downloads a page as a file of one format. */
export function DownloadButton({ requestFile, fileName, subject, format, icon }: FormatProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const download = useMutation({
    mutationFn: async () => saveBlob(`${toFileName(fileName)}.${format}`, await requestFile()),
    onError: () => notify(`exports.${format}.failed`, { type: 'error' }),
  });
  return (
    <Button
      variant="outlined"
      startIcon={icon}
      loading={download.isPending}
      loadingPosition="start"
      aria-label={translate(`exports.${format}.of`, { about: subject })}
      onClick={() => download.mutate()}
    >
      {translate(`exports.${format}.name`)}
    </Button>
  );
}
