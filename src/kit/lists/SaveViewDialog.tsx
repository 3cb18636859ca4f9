import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { findView, type SavedView } from './savedViews.ts';

interface Props {
  readonly views: readonly SavedView[];
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

const maxNameLength = 60;

/** Asks for a view's name and warns when it replaces another view. */
export function SaveViewDialog({ views, onSave, onClose }: Props) {
  const [name, setName] = useState('');
  const translate = useTranslate();
  const title = useId();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() !== '') onSave(name.trim());
  }

  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={title}>
      <form onSubmit={handleSubmit}>
        <DialogTitle id={title}>{translate('kit.saveView')}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            size="small"
            margin="dense"
            label={translate('kit.viewName')}
            helperText={translate(findView(views, name) ? 'kit.viewReplaced' : 'kit.viewHelp')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: maxNameLength } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={name.trim() === ''}>
            {translate('kit.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
