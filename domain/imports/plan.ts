import { checkGrants } from '../access/granting.ts';
import type { Holder, Permission } from '../access/permissions.ts';
import { permissions } from '../access/permissions.ts';
import { type Problem, Refusal } from '../refusal.ts';
import { type PersonField, personFields } from './fields.ts';

export type Value = string | readonly string[] | null;
/** Everything an import can say about a person, as it is kept. */
export type PersonFacts = Holder & { readonly [K in PersonField]: Value };

/** Somebody who is there already. */
export interface KnownPerson {
  readonly id: number;
  readonly facts: PersonFacts;
  readonly has_delegated_accounts: boolean;
}

/** Those whom a row could mean. */
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
 * Whom a row means: the person with its external id, else with its e-mail address; null is somebody new. An
 * address whose owner has another external id is somebody else's. Problems: required, ambiguousPerson, taken.
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

/** What somebody new is where the file says nothing. */
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

/** The fields in which two states of a person differ; the order of permissions means nothing. */
export function differing(before: PersonFacts, after: PersonFacts): PersonField[] {
  return personFields.filter((field) => !same(before[field], after[field]));
}

/** Only some fields of a person. */
export function only(facts: PersonFacts, fields: readonly PersonField[]): Partial<PersonFacts> {
  return Object.fromEntries(fields.map((field) => [field, facts[field]]));
}

/** Whether a person still holds what is expected in the fields named. */
export function holds(facts: PersonFacts, expected: Partial<PersonFacts>): boolean {
  return personFields.every((field) => !(field in expected) || same(facts[field], expected[field]));
}

interface Giver extends Holder {
  readonly id: number;
  readonly permissions: readonly Permission[];
}

/** What keeps the giver from making `after` of `before` (null: somebody new). Problems: beyondYours, yourself. */
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
