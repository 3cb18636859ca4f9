import { Button, Paper, Stack, Typography } from '@mui/material';
import { useSaveContext, useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';

/** A sticky save bar, shown when the form has changes; always shown for a new record. */
export function SaveBar({ always = false }: { readonly always?: boolean }) {
  const { isDirty, isSubmitting } = useFormState();
  const { reset } = useFormContext();
  const { saving = false } = useSaveContext();
  const translate = useTranslate();
  if (!always && !isDirty) return null;
  return (
    <Paper
      variant="outlined"
      sx={{ position: 'sticky', bottom: 8, zIndex: 2, px: 2, py: 1, mt: 3, bgcolor: 'background.paper' }}
    >
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', justifyContent: 'flex-end' }}>
        {isDirty ? (
          <Typography variant="body2" color="text.secondary" role="status" sx={{ flex: 1 }}>
            {translate('kit.unsaved')}
          </Typography>
        ) : null}
        {isDirty ? (
          <Button onClick={() => reset()} disabled={saving}>
            {translate('kit.discard')}
          </Button>
        ) : null}
        <Button type="submit" variant="contained" loading={saving || isSubmitting}>
          {translate('kit.save')}
        </Button>
      </Stack>
    </Paper>
  );
}
