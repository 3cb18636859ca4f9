/** The lists of live sessions: those of a person, those they can register for, and past ones. */
export const sessionTabs = ['mine', 'upcoming', 'past'] as const;
export type SessionTab = (typeof sessionTabs)[number];
