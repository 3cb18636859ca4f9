import type { RaRecord } from 'react-admin';
import { CrudCreate, CrudUpdate } from '../kit/CrudForm.tsx';
import { CrudList } from '../kit/CrudList.tsx';
import { type RequisitionRecord, requisitions } from './requisitions.ts';

/** Roles stay on record: only a draft can be deleted, on its own page. */
export function RoleList() {
  return <CrudList of={requisitions} removable={false} />;
}

export function RoleCreate() {
  return <CrudCreate of={requisitions} after="edit" />;
}

export function RoleUpdate() {
  return <CrudUpdate of={requisitions} after="edit" mayEdit={mayEdit} />;
}

/** A closed role stays as it was, and applicants were told for how long they are kept. */
function mayEdit(record: RaRecord | undefined, name: string): boolean {
  const status = (record as RequisitionRecord | undefined)?.status ?? 'draft'; // the form's record is a role
  return status === 'draft' || (status === 'open' && name !== 'retention_days');
}
