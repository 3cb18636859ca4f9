import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

function keep(codes: readonly string[], name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
  link.download = `${name}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The codes that open the door when the phone is gone, shown this once. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const translate = useTranslate();
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
        <Button onClick={() => keep(codes, translate('profile.factor.codes.file'))}>
          {translate('profile.factor.codes.keep')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {translate('profile.factor.codes.done')}
        </Button>
      </Box>
    </Box>
  );
}
