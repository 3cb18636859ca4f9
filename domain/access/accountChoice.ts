/** The account picker's state. `selectedId` is what the dropdown shows; null while it is empty. */
export interface AccountChoice {
  readonly ownAccountId: number;
  readonly currentAccountId: number;
  readonly selectedId: number | null;
}

/** `reload`: the view must be drawn again for another account (PICK-09). */
export interface ChoiceStep {
  readonly choice: AccountChoice;
  readonly reload: boolean;
}

/** At start: the account held in the session if there is one, else the own account (PICK-14). */
export function initialChoice(ownAccountId: number, heldAccountId: number | null): AccountChoice {
  const currentAccountId = heldAccountId ?? ownAccountId;
  return { ownAccountId, currentAccountId, selectedId: currentAccountId };
}

/**
 * The dropdown changed. Another account becomes the current one (PICK-08); the change that the program makes
 * by setting the first value names the current account and is ignored (PICK-12), and where a dropdown sends
 * none, the user's first choice works. Null, an emptied dropdown, waits for a choice or for the focus to leave.
 */
export function choose(choice: AccountChoice, accountId: number | null): ChoiceStep {
  if (accountId === null) return { choice: { ...choice, selectedId: null }, reload: false };
  const next = { ...choice, currentAccountId: accountId, selectedId: accountId };
  return { choice: next, reload: accountId !== choice.currentAccountId };
}

/** The clear button puts the own account in directly (PICK-07); nothing is left empty on the way. */
export function clear(choice: AccountChoice): ChoiceStep {
  return choose(choice, choice.ownAccountId);
}

/** Whether there is something to clear: the chosen account is not the own one (PICK-06). */
export function canClear(choice: AccountChoice): boolean {
  return choice.currentAccountId !== choice.ownAccountId;
}

/** Focus left the dropdown: with nothing selected it shows the current account again (PICK-13). */
export function blur(choice: AccountChoice): AccountChoice {
  return { ...choice, selectedId: choice.selectedId ?? choice.currentAccountId };
}

/** Where the reload goes. `matchedPatterns` are those of the nested routes, outermost first. */
export interface MatchedRoute {
  readonly hasIdParam: boolean;
  readonly fullPath: string;
  readonly matchedPatterns: readonly string[];
}

/**
 * The current path with its query where no record is named (PICK-10); else the first matched pattern, up to
 * its first parameter, since another account does not have this record (PICK-11).
 */
export function reloadTarget({ hasIdParam, fullPath, matchedPatterns }: MatchedRoute): string {
  if (!hasIdParam) return fullPath;
  const [first = '/'] = matchedPatterns;
  return first.replace(/\/[:*].*$/, '') || '/';
}
