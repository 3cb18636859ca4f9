export const learningAssignmentStates = ['assigned', 'started', 'finished', 'withdrawn'] as const;
export type LearningAssignmentState = (typeof learningAssignmentStates)[number];

/** Learners are reminded of a due date this many days before it. */
export const reminderDays = 7;

/** Whether the assignment still has to be completed. */
export function isOpenAssignment(state: LearningAssignmentState): boolean {
  return state === 'assigned' || state === 'started';
}

/** Whether an assignment is open after its due date. Dates are ISO; the due date itself is in time. */
export function isOverdue(
  { state, due_on }: { readonly state: LearningAssignmentState; readonly due_on: string | null },
  today: string,
): boolean {
  return isOpenAssignment(state) && due_on !== null && due_on < today;
}

/** Whether an assignment can be withdrawn, or reassigned after that. A finished one cannot. */
export function canChangeAssignment(state: LearningAssignmentState, to: 'withdrawn' | 'assigned'): boolean {
  return to === 'withdrawn' ? isOpenAssignment(state) : state === 'withdrawn';
}
