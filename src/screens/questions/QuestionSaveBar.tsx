import { Button, Paper, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

interface Props {
  readonly label: string;
  readonly isDirty: boolean;
  readonly busy: boolean;
  readonly onDiscard?: () => void;
  /** Shows the button even without changes, for a new question. */
  readonly always?: boolean;
}

/** The submit button of a form, sticky at the bottom and visible once something changed. */
export function QuestionSaveBar({ label, isDirty, busy, onDiscard, always = false }: Props) {
  const translate = useTranslate();
  if (!always && !isDirty) return null;
  return (
    <Paper
      variant="outlined"
      sx={{ position: 'sticky', bottom: 8, zIndex: 2, px: 2, py: 1, bgcolor: 'background.paper' }}
    >
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ alignItems: 'center', justifyContent: 'flex-end', flexWrap: 'wrap' }}
      >
        <Typography
          variant="body2"
          color="text.secondary"
          role="status"
          sx={{ flex: 1, minWidth: 'max-content' }}
        >
          {isDirty ? translate('questions.form.unsaved') : ''}
        </Typography>
        {isDirty && onDiscard && (
          <Button onClick={onDiscard} disabled={busy}>
            {translate('questions.form.discard')}
          </Button>
        )}
        <Button type="submit" variant="contained" loading={busy}>
          {label}
        </Button>
      </Stack>
    </Paper>
  );
}
