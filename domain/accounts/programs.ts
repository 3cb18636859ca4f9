import type { CurrentUser } from '../access/person.ts';

/** Program ids decide which content a person sees (ROLE-56 to ROLE-58). */
export const programIds = { inclusiveLeadership: 1, inclusiveCulture: 2, training: 4 } as const;

export type ProgramName = keyof typeof programIds;

/** Whether the user participates in the program. */
export function hasProgram(user: Pick<CurrentUser, 'program_ids'>, program: ProgramName): boolean {
  return user.program_ids.includes(programIds[program]);
}
