import { Alert } from '@mui/material';
import { useMemo } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { usePerson } from '../../src/kit/context/PersonContext.ts';
import { CrudCreate, CrudUpdate } from '../../src/kit/crud/CrudForm.tsx';
import { canEditPerson, limitToGrantablePermissions } from './editablePeople.ts';
import { PersonPanel } from './PersonPanel.tsx';
import { PersonTimeZoneInput } from './PersonTimeZoneInput.tsx';
import { type UserRecord, users } from './users.ts';

const neverEditable = () => false;
const extra = { person: <PersonTimeZoneInput /> };

/** Opens the person's page after saving, where the password link can be sent. */
export function UserCreate() {
  const { user } = usePerson();
  const of = useMemo(() => limitToGrantablePermissions(user), [user]);
  return <CrudCreate of={of} after="edit" extra={extra} />;
}

/** Offers only the permissions the editor can grant. A person with more permissions than that is read-only. */
export function UserUpdate() {
  const { user } = usePerson();
  const translate = useTranslate();
  const { id } = useParams();
  const of = useMemo(() => limitToGrantablePermissions(user), [user]);
  const { data } = useGetOne<UserRecord>(users.name, { id: Number(id) });
  const panel = <PersonPanel />;
  if (!data || canEditPerson(user, data)) return <CrudUpdate of={of} below={panel} extra={extra} />;
  return (
    <>
      <Alert severity="info" sx={{ mb: 2, maxWidth: 640 }}>
        {translate('people.person.beyond')}
      </Alert>
      <CrudUpdate of={users} mayEdit={neverEditable} below={panel} />
    </>
  );
}
