import { Alert, Button, Chip, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetMany, useTranslate } from 'react-admin';
import { maxGroup, mySessionKeys, registerGroup } from '../../../dataProviders/mySessions.ts';
import { recordLabel } from '../../../resources/kit/recordLabel.ts';
import { type UserRecord, users } from '../../../resources/users/users.ts';
import { RecordPicker } from '../../kit/forms/RecordPicker.tsx';
import { PageDialog } from '../../kit/page/PageDialog.tsx';
import { useAction } from '../../kit/useAction.ts';
import { isSessionConflict } from './isSessionConflict.ts';

/** Opens the dialog in which a lead or an administrator registers several people together. */
export function GroupButton({ eventId }: { readonly eventId: number }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('mySessions.group.open')}
      </Button>
      {isOpen && <GroupDialog eventId={eventId} onClose={() => setOpen(false)} />}
    </>
  );
}

interface DialogProps {
  readonly eventId: number;
  readonly onClose: () => void;
}

function GroupDialog({ eventId, onClose }: DialogProps) {
  const translate = useTranslate();
  const [userIds, setUserIds] = useState<readonly number[]>([]);
  const [hasConflict, setHasConflict] = useState(false);
  const { data: people = [] } = useGetMany<UserRecord>(users.name, { ids: [...userIds] });
  const register = useAction(
    () => registerGroup({ event_id: eventId, user_ids: [...userIds], despite_conflict: hasConflict }),
    { invalidates: mySessionKeys, isShownOnPage: isSessionConflict, onDone: onClose },
  );
  function changePeople(next: readonly number[]) {
    setUserIds(next);
    setHasConflict(false);
  }
  return (
    <PageDialog
      title={translate('mySessions.group.title')}
      onClose={register.isPending ? undefined : onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={register.isPending}>
            {translate('mySessions.group.cancel')}
          </Button>
          <Button
            variant="contained"
            loading={register.isPending}
            disabled={userIds.length === 0 || userIds.length > maxGroup}
            onClick={() =>
              register.mutate(undefined, { onError: (failure) => setHasConflict(isSessionConflict(failure)) })
            }
          >
            {hasConflict
              ? translate('mySessions.registration.despite')
              : translate('mySessions.group.submit', { smart_count: userIds.length })}
          </Button>
        </>
      }
    >
      <Typography>{translate('mySessions.group.text')}</Typography>
      <RecordPicker
        of={users}
        label={translate('mySessions.group.pick')}
        chosen={userIds}
        busy={register.isPending}
        onPick={(id) => changePeople([...userIds, id])}
      />
      <Stack
        component="ul"
        direction="row"
        useFlexGap
        spacing={1}
        aria-label={translate('mySessions.group.selected')}
        sx={{ flexWrap: 'wrap', m: 0, p: 0, listStyle: 'none' }}
      >
        {userIds.length === 0 && <Typography component="li">{translate('mySessions.group.none')}</Typography>}
        {people.map((person) => (
          <li key={person.id}>
            <Chip
              label={recordLabel(users, person)}
              onDelete={() => changePeople(userIds.filter((id) => id !== person.id))}
            />
          </li>
        ))}
      </Stack>
      {hasConflict && <Alert severity="warning">{translate('mySessions.group.conflict')}</Alert>}
    </PageDialog>
  );
}
