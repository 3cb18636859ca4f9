import { Alert, Box, Button, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Hint } from '../page/SecondaryText.tsx';
import { splitAcceptedFiles } from './splitAcceptedFiles.ts';

interface FileDropProps {
  readonly label: string;
  /** File extensions or MIME types, as in the `accept` attribute. */
  readonly accept: readonly string[];
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Accepts files from the file dialog or by drag and drop. Rejected files are listed. */
export function FileDrop({ label, accept, multiple = false, onFiles }: FileDropProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [rejected, setRejected] = useState<readonly File[]>([]);
  const [isOver, setOver] = useState(false);
  const types = accept.join(', ');
  const handleFiles = (list: FileList | null) => {
    const split = splitAcceptedFiles([...(list ?? [])].slice(0, multiple ? undefined : 1), accept);
    setRejected(split.rejected);
    if (split.accepted.length > 0) onFiles(split.accepted);
    if (input.current) input.current.value = '';
  };
  return (
    <Box
      role="group"
      aria-label={label}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        handleFiles(event.dataTransfer.files);
      }}
      sx={{
        border: 1,
        borderStyle: 'dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 1,
        p: 3,
        display: 'grid',
        gap: 1,
        justifyItems: 'center',
      }}
    >
      <Button variant="outlined" onClick={() => input.current?.click()}>
        {translate(multiple ? 'app.files.choose' : 'app.files.chooseOne')}
      </Button>
      <Hint>{translate(multiple ? 'app.files.drop' : 'app.files.dropOne')}</Hint>
      <Typography variant="caption" color="text.secondary">
        {translate('app.files.accepted', { types })}
      </Typography>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept.join(',')}
        multiple={multiple}
        onChange={(event) => handleFiles(event.target.files)}
      />
      {rejected.map((file) => (
        <Alert key={file.name} severity="warning" role="alert" sx={{ width: '100%' }}>
          {translate('app.files.rejected', { name: file.name, types })}
        </Alert>
      ))}
    </Box>
  );
}
