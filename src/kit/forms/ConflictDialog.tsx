import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  List,
  ListItem,
  ListItemText,
} from '@mui/material';
import { type RaRecord, RecordContextProvider, useSaveContext, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Resource } from '../../../resources/kit/resource.ts';
import { FieldDisplay } from '../crud/FieldDisplay.tsx';
import { changedFields } from './changedFields.ts';
import { ReferenceNames } from './ReferenceNames.tsx';

interface Props {
  readonly of: Resource;
  /** The record when editing began, and the newer version on the server. */
  readonly before: RaRecord;
  readonly newerRecord: RaRecord;
  readonly onClose: () => void;
}

/**
 * Shown when someone else saved first: lists the fields that differ. "Save mine" overwrites only the fields edited
 * here; the other fields keep the newer values.
 */
export function ConflictDialog({ of, before, newerRecord, onClose }: Props) {
  const translate = useTranslate();
  const { getValues, reset } = useFormContext();
  const { save } = useSaveContext();
  const changed = changedFields(of, before, newerRecord);

  function saveMine() {
    const values = getValues();
    const touched = changedFields(of, before, values).map((name) => [name, values[name]]);
    onClose();
    save?.({ ...values, ...newerRecord, ...Object.fromEntries(touched) });
  }
  function shown(name: string) {
    const target = audienceFieldTexts[name]?.target;
    return target ? (
      <ReferenceNames ids={newerRecord[name]} target={target} />
    ) : (
      <FieldDisplay of={of} name={name} />
    );
  }
  function loadNewerRecord() {
    reset(newerRecord);
    onClose();
  }

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth>
      <DialogTitle>{translate('kit.conflictTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {translate(changed.length > 0 ? 'kit.conflictText' : 'kit.conflictNothing')}
        </DialogContentText>
        <RecordContextProvider value={newerRecord}>
          <List dense>
            {changed.map((name) => (
              <ListItem key={name} disableGutters>
                <ListItemText
                  primary={translate(
                    audienceFieldTexts[name]?.label ?? `resources.${of.name}.fields.${name}`,
                  )}
                  secondary={isEmpty(newerRecord[name]) ? translate('kit.empty') : shown(name)}
                  slotProps={{ secondary: { component: 'div' } }}
                />
              </ListItem>
            ))}
          </List>
        </RecordContextProvider>
      </DialogContent>
      <DialogActions>
        <Button onClick={loadNewerRecord}>{translate('kit.takeTheirs')}</Button>
        <Button onClick={saveMine} variant="contained">
          {translate('kit.saveMine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Fields of the form that are not in the record's declaration. */
const audienceFieldTexts: Readonly<Record<string, { readonly label: string; readonly target: string }>> = {
  team_ids: { label: 'kit.chosenTeams', target: 'teams' },
  user_ids: { label: 'kit.chosenPeople', target: 'users' },
};

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
