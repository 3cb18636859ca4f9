import { checkGrants } from '../access/granting.ts';
import type { Holder, Permission } from '../access/permissions.ts';
import { permissions } from '../access/permissions.ts';
import { type Problem, Refusal } from '../refusal.ts';
import { type PersonField, personFields } from './fields.ts';

export type Value = string | readonly string[] | null;
/** Every stored field of a person that an import can change. */
export type PersonFacts = Holder & { readonly [K in PersonField]: Value };

/** A person who already exists. */
export interface KnownPerson {
  readonly id: number;
  readonly facts: PersonFacts;
  readonly has_delegated_accounts: boolean;
}

/** Existing people a row could refer to. */
export interface Candidates {
  readonly byExternalId: readonly KnownPerson[];
  readonly byEmail: KnownPerson | null;
}

interface Keys {
  readonly external_id: string | null;
  readonly email: string | null;
}

const trouble = (field: PersonField, problem: string): { readonly problem: Problem } => ({
  problem: { field, problem },
});

/**
 * Finds the person a row refers to: by external id, otherwise by email address; null for a new person. An address whose owner has another
 * external id belongs to somebody else. Problems: required, ambiguousPerson, taken, otherPerson.
 */
export function matchPerson(
  { external_id, email }: Keys,
  { byExternalId, byEmail }: Candidates,
): { readonly person: KnownPerson | null } | { readonly problem: Problem } {
  if (!external_id && !email) return trouble('email', 'required');
  if (byExternalId.length > 1) return trouble('external_id', 'ambiguousPerson');
  const [found = null] = byExternalId;
  if (found) return byEmail && byEmail.id !== found.id ? trouble('email', 'taken') : { person: found };
  const hasOtherId = external_id && byEmail?.facts.external_id && byEmail.facts.external_id !== external_id;
  return hasOtherId ? trouble('email', 'otherPerson') : { person: byEmail };
}

/** Default values of a new person. */
export const newcomer: PersonFacts = {
  external_id: null,
  email: null,
  first_name: null,
  last_name: null,
  department: null,
  location: null,
  level: null,
  locale_abbr: 'en',
  status: 'active',
  permissions: ['user'],
};

const same = (one: Value | undefined, other: Value | undefined) =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

const inOrder = (value: Value | undefined) =>
  Array.isArray(value) ? permissions.filter((name) => value.includes(name)) : (value ?? null);

/** The fields in which two states of a person differ. The order of permissions is ignored. */
export function differing(before: PersonFacts, after: PersonFacts): PersonField[] {
  return personFields.filter((field) => !same(before[field], after[field]));
}

/** A subset of a person's fields. */
export function only(facts: PersonFacts, fields: readonly PersonField[]): Partial<PersonFacts> {
  return Object.fromEntries(fields.map((field) => [field, facts[field]]));
}

/** Whether a person's fields have the expected values. */
export function holds(facts: PersonFacts, expected: Partial<PersonFacts>): boolean {
  return personFields.every((field) => !(field in expected) || same(facts[field], expected[field]));
}

interface Giver extends Holder {
  readonly id: number;
  readonly permissions: readonly Permission[];
}

/** Why the giver may not change `before` (null for a new person) into `after`, or null. Problems: beyondYours, yourself. */
export function grantProblem(giver: Giver, before: KnownPerson | null, after: PersonFacts): Problem | null {
  try {
    checkGrants(giver, before && { ...before, permissions: before.facts.permissions }, after);
  } catch (refused) {
    if (refused instanceof Refusal) return { field: 'permissions', problem: 'beyondYours' };
    throw refused;
  }
  const locksOut = before?.id === giver.id && after.status !== 'active';
  return locksOut ? { field: 'status', problem: 'yourself' } : null;
}
