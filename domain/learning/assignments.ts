export const assignmentStates = ['assigned', 'started', 'finished', 'withdrawn'] as const;
export type AssignmentState = (typeof assignmentStates)[number];

/** Whether somebody still has something to do. */
export function isOpen(state: AssignmentState): boolean {
  return state === 'assigned' || state === 'started';
}

/** Past its last day and not finished. Days are ISO; the last day itself is in time. */
export function isOverdue(
  { state, due_on }: { readonly state: AssignmentState; readonly due_on: string | null },
  today: string,
): boolean {
  return isOpen(state) && due_on !== null && due_on < today;
}

/** Whether an assignment can be taken back, or given again after it was. What is finished stays. */
export function mayChangeTo(state: AssignmentState, to: 'withdrawn' | 'assigned'): boolean {
  return to === 'withdrawn' ? isOpen(state) : state === 'withdrawn';
}
