import { Refusal } from '../refusal.ts';

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

/** The state after taking an assignment back or giving it again. Throws `status_change` for one that is finished. */
export function changeAssignment(state: AssignmentState, to: 'withdrawn' | 'assigned'): AssignmentState {
  const fits = to === 'withdrawn' ? isOpen(state) : state === 'withdrawn';
  if (!fits) throw new Refusal('status_change', 409);
  return to;
}
