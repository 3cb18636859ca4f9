import { checkGrants } from '../access/checkGrants.ts';
import type { Permission, PermissionHolder } from '../access/permissions.ts';
import { permissions } from '../access/permissions.ts';
import { type FieldProblem, Refusal } from '../refusal.ts';
import { type PersonField, personFields } from './importFields.ts';
import type { RowReason } from './importStates.ts';

export type FieldValue = string | readonly string[] | null;
/** Every stored field of a person that an import can change. */
export type ImportedPersonFields = PermissionHolder & { readonly [K in PersonField]: FieldValue };

/** A person who already exists. */
export interface ExistingPerson {
  readonly id: number;
  readonly facts: ImportedPersonFields;
  readonly has_delegated_accounts: boolean;
}

/** Existing people a row could refer to. */
export interface MatchCandidates {
  readonly byExternalId: readonly ExistingPerson[];
  readonly byEmail: ExistingPerson | null;
}

interface PersonKeys {
  readonly external_id: string | null;
  readonly email: string | null;
}

const problemAt = (field: PersonField, problem: string): { readonly problem: FieldProblem } => ({
  problem: { field, problem },
});

/**
 * Finds the person a row refers to: by external id, otherwise by email address; null for a new person. An address of a person with another
 * external id is a conflict. Problems: required, ambiguousPerson, taken, otherPerson.
 */
export function matchPerson(
  { external_id, email }: PersonKeys,
  { byExternalId, byEmail }: MatchCandidates,
): { readonly person: ExistingPerson | null } | { readonly problem: FieldProblem } {
  if (!external_id && !email) return problemAt('email', 'required');
  if (byExternalId.length > 1) return problemAt('external_id', 'ambiguousPerson');
  const [match = null] = byExternalId;
  if (match) return byEmail && byEmail.id !== match.id ? problemAt('email', 'taken') : { person: match };
  const hasOtherId = external_id && byEmail?.facts.external_id && byEmail.facts.external_id !== external_id;
  return hasOtherId ? problemAt('email', 'otherPerson') : { person: byEmail };
}

/** Default values of a new person. */
export const newPersonDefaults: ImportedPersonFields = {
  external_id: null,
  email: null,
  mobile_number: null,
  first_name: null,
  last_name: null,
  department: null,
  location: null,
  level: null,
  locale_abbr: 'en',
  status: 'active',
  permissions: ['user'],
};

const isSameValue = (one: FieldValue | undefined, other: FieldValue | undefined) =>
  JSON.stringify(normalizeOrder(one)) === JSON.stringify(normalizeOrder(other));

const normalizeOrder = (value: FieldValue | undefined) =>
  Array.isArray(value) ? permissions.filter((name) => value.includes(name)) : (value ?? null);

/** Returns the fields in which two states of a person differ. The order of permissions is ignored. */
export function changedPersonFields(
  before: ImportedPersonFields,
  after: ImportedPersonFields,
): PersonField[] {
  return personFields.filter((field) => !isSameValue(before[field], after[field]));
}

/** Returns a subset of a person's fields. */
export function pickPersonFields(
  facts: ImportedPersonFields,
  fields: readonly PersonField[],
): Partial<ImportedPersonFields> {
  return Object.fromEntries(fields.map((field) => [field, facts[field]]));
}

/** Whether a person's fields have the expected values. */
export function hasExpectedValues(
  facts: ImportedPersonFields,
  expected: Partial<ImportedPersonFields>,
): boolean {
  return personFields.every((field) => !(field in expected) || isSameValue(facts[field], expected[field]));
}

interface Giver extends PermissionHolder {
  readonly id: number;
  readonly permissions: readonly Permission[];
}

/** Why the giver may not change `before` (null for a new person) into `after`, or null. Problems: beyondYours, yourself, ownEmail. */
export function grantProblem(
  giver: Giver,
  before: ExistingPerson | null,
  after: ImportedPersonFields,
): FieldProblem | null {
  try {
    checkGrants(giver, before && { ...before, permissions: before.facts.permissions }, after);
  } catch (refused) {
    if (refused instanceof Refusal) return { field: 'permissions', problem: 'beyondYours' };
    throw refused;
  }
  if (before?.id !== giver.id) return null;
  if (after.status !== 'active') return { field: 'status', problem: 'yourself' };
  return after.email === before.facts.email ? null : { field: 'email', problem: 'ownEmail' };
}

/** Returns the reason with which a row is skipped or kept because of a `grantProblem`. */
export function toRowReason({ problem }: Pick<FieldProblem, 'problem'>): RowReason {
  return problem === 'yourself' || problem === 'ownEmail' ? problem : 'beyondYours';
}
