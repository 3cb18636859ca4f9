import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type RaRecord, useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { getConfig } from '../../dataProviders/config.ts';
import { personOverviewQuery } from '../../dataProviders/people.ts';
import { usePerson } from '../../src/kit/context/PersonContext.ts';
import { useAccountId } from '../../src/kit/context/useAccountId.ts';
import { CrudCreate, CrudUpdate } from '../../src/kit/crud/CrudForm.tsx';
import type { Resource } from '../kit/resource.ts';
import { limitToGrantablePermissions } from './editablePeople.ts';
import { PersonPanel } from './PersonPanel.tsx';
import { PersonTimeZoneInput } from './PersonTimeZoneInput.tsx';
import { type UserRecord, users } from './users.ts';

const neverEditable = () => false;
const isNotStatus = (_record: RaRecord | undefined, name: string) => name !== 'status';
/** Without a provider of text messages, a mobile number is of no use: only one that is stored is shown, so that it can be removed. */
function withUsefulFields(of: Resource, record?: UserRecord): Resource {
  if (getConfig().offersTextMessages || record?.mobile_number) return of;
  const person = (of.sections.person ?? []).filter((name) => name !== 'mobile_number');
  return { ...of, sections: { ...of.sections, person } };
}

const extra = { person: <PersonTimeZoneInput /> };

/** Opens the person's page after saving, where the password link can be sent. */
export function UserCreate() {
  const { user } = usePerson();
  const of = useMemo(() => withUsefulFields(limitToGrantablePermissions(user)), [user]);
  return <CrudCreate of={of} after="edit" extra={extra} />;
}

/** Offers only the permissions the editor can grant. A person the editor may not change is read-only, with the reason. */
export function UserUpdate() {
  const { user } = usePerson();
  const translate = useTranslate();
  const id = Number(useParams().id);
  const { data } = useGetOne<UserRecord>(users.name, { id });
  const of = useMemo(() => withUsefulFields(limitToGrantablePermissions(user), data), [user, data]);
  const overview = useQuery(personOverviewQuery(useAccountId(), id));
  const hasFailed = overview.failureCount + overview.errorUpdateCount > 0;
  const lock = overview.data?.lock ?? null;
  const common = { isWaiting: overview.isPending && !hasFailed, aside: <PersonPanel /> };
  if (lock !== null) {
    const note = translate(`people.person.locks.${lock}`);
    return <CrudUpdate {...common} of={withUsefulFields(users, data)} note={note} mayEdit={neverEditable} />;
  }
  const own = id === user.id ? { note: translate('people.person.ownStatus'), mayEdit: isNotStatus } : {};
  return <CrudUpdate {...common} {...own} of={of} extra={extra} />;
}
