import { Button, Paper, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Hint } from '../page/SecondaryText.tsx';

interface Props {
  readonly label: string;
  readonly isDirty: boolean;
  readonly busy: boolean;
  readonly onDiscard?: () => void;
  /** Saves without a form; in a form, the button submits it. */
  readonly onSave?: () => void;
  /** Shows the button even without changes, for a new record. */
  readonly always?: boolean;
  readonly marginTop?: number;
}

/** The submit button of a form, sticky at the bottom and visible once something changed. */
export function StickySaveBar(props: Props) {
  const { label, isDirty, busy, onDiscard, onSave, always = false, marginTop = 0 } = props;
  const translate = useTranslate();
  if (!always && !isDirty) return null;
  return (
    <Paper
      variant="outlined"
      sx={{
        position: 'sticky',
        bottom: 8,
        zIndex: 2,
        px: 2,
        py: 1,
        mt: marginTop,
        bgcolor: 'background.paper',
      }}
    >
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ alignItems: 'center', justifyContent: 'flex-end', flexWrap: 'wrap' }}
      >
        <Hint role="status" sx={{ flex: 1, minWidth: 'max-content' }}>
          {isDirty ? translate('kit.unsaved') : ''}
        </Hint>
        {isDirty && onDiscard && (
          <Button onClick={onDiscard} disabled={busy}>
            {translate('kit.discard')}
          </Button>
        )}
        <Button type={onSave ? 'button' : 'submit'} variant="contained" loading={busy} onClick={onSave}>
          {label}
        </Button>
      </Stack>
    </Paper>
  );
}
