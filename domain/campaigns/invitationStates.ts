/**
 * The delivery status of a person's first invitation to a benchmark campaign. It doesn't depend on whether the person answers, and later
 * emails never change it (R21).
 */
export const invitationStates = ['invited', 'delivered', 'bounced', 'withdrawn'] as const;
export type InvitationState = (typeof invitationStates)[number];
