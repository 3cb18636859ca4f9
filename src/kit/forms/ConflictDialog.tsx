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
import { FieldShow } from '../crud/FieldShow.tsx';
import { changedFields } from './changedFields.ts';
import { ReferenceNames } from './ReferenceNames.tsx';

interface Props {
  readonly of: Resource;
  /** The record when editing began, and the newer version on the server. */
  readonly before: RaRecord;
  readonly theirs: RaRecord;
  readonly onClose: () => void;
}

/**
 * Shown when someone else saved first: lists the fields that differ. "Save mine" overwrites only the fields edited
 * here; the other fields keep the newer values.
 */
export function ConflictDialog({ of, before, theirs, onClose }: Props) {
  const translate = useTranslate();
  const { getValues, reset } = useFormContext();
  const { save } = useSaveContext();
  const changed = changedFields(of, before, theirs);

  function saveMine() {
    const values = getValues();
    const touched = changedFields(of, before, values).map((name) => [name, values[name]]);
    onClose();
    save?.({ ...values, ...theirs, ...Object.fromEntries(touched) });
  }
  function shown(name: string) {
    const target = audience[name]?.target;
    return target ? <ReferenceNames ids={theirs[name]} target={target} /> : <FieldShow of={of} name={name} />;
  }
  function takeTheirs() {
    reset(theirs);
    onClose();
  }

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth>
      <DialogTitle>{translate('kit.conflictTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {translate(changed.length > 0 ? 'kit.conflictText' : 'kit.conflictNothing')}
        </DialogContentText>
        <RecordContextProvider value={theirs}>
          <List dense>
            {changed.map((name) => (
              <ListItem key={name} disableGutters>
                <ListItemText
                  primary={translate(audience[name]?.label ?? `resources.${of.name}.fields.${name}`)}
                  secondary={isEmpty(theirs[name]) ? translate('kit.empty') : shown(name)}
                  slotProps={{ secondary: { component: 'div' } }}
                />
              </ListItem>
            ))}
          </List>
        </RecordContextProvider>
      </DialogContent>
      <DialogActions>
        <Button onClick={takeTheirs}>{translate('kit.takeTheirs')}</Button>
        <Button onClick={saveMine} variant="contained">
          {translate('kit.saveMine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Fields of the form that are not in the record's declaration. */
const audience: Readonly<Record<string, { readonly label: string; readonly target: string }>> = {
  team_ids: { label: 'kit.chosenTeams', target: 'teams' },
  user_ids: { label: 'kit.chosenPeople', target: 'users' },
};

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
