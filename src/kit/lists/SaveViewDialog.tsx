import { TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../page/ConfirmDialog.tsx';
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
  return (
    <ConfirmDialog
      title={translate('kit.saveView')}
      confirm={translate('kit.save')}
      busy={false}
      blocked={name.trim() === ''}
      maxWidth="xs"
      onConfirm={() => onSave(name.trim())}
      onClose={onClose}
    >
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
    </ConfirmDialog>
  );
}
