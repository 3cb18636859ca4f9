import { type RaRecord, useRecordContext } from 'react-admin';
import { useHasTier } from '../../src/kit/context/useHasTier.tsx';
import { CrudCreate, CrudUpdate } from '../../src/kit/crud/CrudForm.tsx';
import { CrudList } from '../../src/kit/crud/CrudList.tsx';
import { FieldInput } from '../../src/kit/crud/FieldInput.tsx';
import type { Resource } from '../kit/resource.ts';
import { supplementalQuestions } from '../supplementalQuestions/supplementalQuestions.ts';
import { type RequisitionRecord, requisitions } from './requisitions.ts';

/** The form without `supplemental_ids`, whose input is shown only to people who may read custom questions. */
const of: Resource = {
  ...requisitions,
  sections: { ...requisitions.sections, applying: ['closes_on', 'public_link'] },
};

/** Roles cannot be deleted from the list; only a draft can be deleted, on its own page. */
export function RoleList() {
  return <CrudList of={requisitions} removable={false} />;
}

function OwnQuestions() {
  const record = useRecordContext();
  const maySee = useHasTier(supplementalQuestions.access.read);
  if (!maySee) return null;
  const name = 'supplemental_ids';
  return <FieldInput of={requisitions} name={name} disabled={!mayEdit(record, name)} />;
}

const form = { of, after: 'edit', extra: { applying: <OwnQuestions /> } } as const;

export function RoleCreate() {
  return <CrudCreate {...form} />;
}

export function RoleUpdate() {
  return <CrudUpdate {...form} mayEdit={mayEdit} />;
}

const reported = ['retention_days', 'supplemental_ids'];

/** A closed role cannot be edited; an open one except for what applicants have been told. */
function mayEdit(record: RaRecord | undefined, name: string): boolean {
  const status = (record as RequisitionRecord | undefined)?.status ?? 'draft'; // the form's record is a role
  return status === 'draft' || (status === 'open' && !reported.includes(name));
}
