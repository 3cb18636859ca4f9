/** The number of ids, and of email addresses, that can be added to a team at once. */
export const maxMembersAtOnce = 1_000;

/** Why a person wasn't added to a team. People of other accounts aren't found. */
export const memberProblems = ['member', 'not_allowed', 'not_found'] as const;
export type MemberProblem = (typeof memberProblems)[number];

interface Person {
  readonly id: number;
  readonly email: string | null;
  readonly name: string;
  readonly is_allowed: boolean;
  readonly is_member: boolean;
}

export interface RequestedMembers {
  readonly user_ids: readonly number[];
  readonly emails: readonly string[];
}

export interface MemberPlan {
  readonly added: readonly Person[];
  /** One entry for each requested person who isn't added, by name or as they were requested. */
  readonly problems: readonly { readonly person: string; readonly problem: MemberProblem }[];
}

/** Decides who of the requested people is added to a team. Someone requested by id and by address is counted once. */
export function planMembers(found: readonly Person[], { user_ids, emails }: RequestedMembers): MemberPlan {
  const ids = new Set(found.map(({ id }) => id));
  const addresses = new Set(found.map(({ email }) => email));
  const missing = [
    ...emails.filter((email) => !addresses.has(email)),
    ...user_ids.filter((id) => !ids.has(id)).map((id) => `#${id}`),
  ];
  return {
    added: found.filter(({ is_allowed, is_member }) => is_allowed && !is_member),
    problems: [
      ...missing.map((person) => ({ person, problem: 'not_found' as const })),
      ...found
        .filter(({ is_member, is_allowed }) => is_member || !is_allowed)
        .map(({ name, is_member }) => ({
          person: name,
          problem: is_member ? ('member' as const) : ('not_allowed' as const),
        })),
    ],
  };
}
