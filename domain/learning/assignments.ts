export const assignmentStates = ['assigned', 'started', 'finished', 'withdrawn'] as const;
export type AssignmentState = (typeof assignmentStates)[number];

/** Whether the assignment still has to be completed. */
export function isOpenAssignment(state: AssignmentState): boolean {
  return state === 'assigned' || state === 'started';
}

/** Whether an assignment is open after its due date. Dates are ISO; the due date itself is in time. */
export function isOverdue(
  { state, due_on }: { readonly state: AssignmentState; readonly due_on: string | null },
  today: string,
): boolean {
  return isOpenAssignment(state) && due_on !== null && due_on < today;
}

/** Whether an assignment can be withdrawn, or reassigned after that. A finished one cannot. */
export function canChangeAssignment(state: AssignmentState, to: 'withdrawn' | 'assigned'): boolean {
  return to === 'withdrawn' ? isOpenAssignment(state) : state === 'withdrawn';
}
