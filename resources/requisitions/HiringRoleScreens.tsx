import { type RaRecord, useRecordContext } from 'react-admin';
import { canEditRoleField } from '../../domain/hiring/roleStatus.ts';
import { useHasTier } from '../../src/kit/context/useHasTier.ts';
import { CrudCreate, CrudUpdate } from '../../src/kit/crud/CrudForm.tsx';
import { FieldInput } from '../../src/kit/crud/FieldInput.tsx';
import type { Resource } from '../kit/resource.ts';
import { supplementalQuestions } from '../supplementalQuestions/supplementalQuestions.ts';
import { type RequisitionRecord, requisitions } from './requisitions.ts';

/** The form without `supplemental_ids`, whose input is shown only to people who may read custom questions. */
const of: Resource = {
  ...requisitions,
  sections: { ...requisitions.sections, applying: ['closes_on', 'public_link'] },
};

function SupplementalsInput() {
  const record = useRecordContext();
  const canRead = useHasTier(supplementalQuestions.access.read);
  if (!canRead) return null;
  const name = 'supplemental_ids';
  return <FieldInput of={requisitions} name={name} disabled={!isFieldEditable(record, name)} />;
}

const form = { of, after: 'edit', extra: { applying: <SupplementalsInput /> } } as const;

export function HiringRoleCreate() {
  return <CrudCreate {...form} />;
}

export function HiringRoleUpdate() {
  return <CrudUpdate {...form} mayEdit={isFieldEditable} />;
}

function isFieldEditable(record: RaRecord | undefined, name: string): boolean {
  const status = (record as RequisitionRecord | undefined)?.status ?? 'draft'; // The form's record is a role.
  return canEditRoleField(status, name);
}
