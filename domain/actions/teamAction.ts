/** How far a team action is. An action is dropped with a reason. */
export const actionProgresses = ['not_started', 'in_progress', 'done', 'dropped'] as const;
export type ActionProgress = (typeof actionProgresses)[number];

/** Whether work on an action can still be due. */
export const isOpenProgress = (progress: ActionProgress): boolean =>
  progress === 'not_started' || progress === 'in_progress';

/** Whether an open action should have been finished before this day. Days are ISO dates. */
export const isOverdue = (
  { progress, due_on }: { readonly progress: ActionProgress; readonly due_on: string },
  day: string,
): boolean => isOpenProgress(progress) && due_on < day;

/** Days before the due date from which the owner is notified. */
export const dueSoonDays = 3;

/** Days between the start and the due date that a new action proposes. */
export const proposedActionDays = 42;

/** How many suggestions of the catalog a new action offers. */
export const maxActionSuggestions = 3;

/** Days after which a deleted action is removed permanently. Until then, deleting it can be undone. */
export const deletedActionDays = 1;

/** What of an action the published results of its group are: everyone in the company, or one team. */
export const actionScopes = ['company', 'team'] as const;
export type ActionScope = (typeof actionScopes)[number];

export const maxUpdateLength = 1_000;
export const maxDropReasonLength = 300;
/** Maximum number of updates of one action. */
export const maxUpdates = 200;
/** Maximum number of open actions that one person chooses. */
export const maxChosenActions = 100;
