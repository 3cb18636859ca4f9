import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { saveBlob } from '../../kit/charts/saveFile.ts';

interface Props {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Codes to sign in with when the phone is lost; they are shown only once. */
export function RecoveryCodes({ codes, onClose }: Props) {
  const translate = useTranslate();
  function handleSave() {
    const text = new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' });
    saveBlob(`${translate('profile.factor.codes.file')}.txt`, text);
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>{translate('profile.factor.codes.text')}</Typography>
      <Box
        component="ul"
        aria-label={translate('profile.factor.codes.list')}
        sx={{
          m: 0,
          p: 2,
          listStyle: 'none',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          fontFamily: 'monospace',
          display: 'grid',
          gap: 0.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
        <Button onClick={handleSave}>{translate('profile.factor.codes.save')}</Button>
        <Button variant="contained" onClick={onClose}>
          {translate('profile.factor.codes.done')}
        </Button>
      </Box>
    </Box>
  );
}
