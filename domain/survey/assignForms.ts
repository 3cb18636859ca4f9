import { groupBy } from '../groupBy.ts';
import type { ShortForm } from './shortForms.ts';

/** How many more people of a team have form A than form B: -1, 0 or 1. */
export type FormLead = number;

interface Newcomer {
  readonly id: number;
  /** The team that counts for the balance; 0 for people without a team. */
  readonly team_id: number;
}

interface AssignedForms {
  /** The form of each newcomer, by id. */
  readonly forms: ReadonlyMap<number, ShortForm>;
  /** The new leads of the newcomers' teams. */
  readonly leads: ReadonlyMap<number, FormLead>;
}

/**
 * Gives each newcomer form A or B. Within a team, and among people without one, the numbers of the two forms never differ by more than one,
 * including people invited earlier, whom `leads` describes; it has the leads of all teams of the campaign. Where both forms are possible, the
 * one with fewer people in the whole campaign is chosen, so that all people invited at once differ by at most one too. Otherwise, who gets
 * which is random. `randomBelow` returns a whole number from 0 to below
 * its argument.
 */
export function assignForms(
  newcomers: readonly Newcomer[],
  leads: ReadonlyMap<number, FormLead>,
  randomBelow: (limit: number) => number,
): AssignedForms {
  const forms = new Map<number, ShortForm>();
  const newLeads = new Map<number, FormLead>();
  let total = [...leads.values()].reduce((sum, lead) => sum + lead, 0);
  for (const [team, people] of groupBy(newcomers, ({ team_id }) => team_id)) {
    let lead = leads.get(team) ?? 0;
    for (const { id } of shuffle(people, randomBelow)) {
      const decisive = lead === 0 ? total : lead;
      const isA = decisive === 0 ? randomBelow(2) === 0 : decisive < 0;
      forms.set(id, isA ? 'a' : 'b');
      const change = isA ? 1 : -1;
      lead += change;
      total += change;
    }
    newLeads.set(team, lead);
  }
  return { forms, leads: newLeads };
}

/** A random order of the items, each equally likely (Fisher and Yates). */
function shuffle<T>(items: readonly T[], randomBelow: (limit: number) => number): readonly T[] {
  const shuffled: T[] = [];
  for (const item of items) {
    const at = randomBelow(shuffled.length + 1);
    const moved = shuffled[at];
    shuffled[at] = item;
    if (moved !== undefined) shuffled.push(moved);
  }
  return shuffled;
}
