/** State of the account picker. `selectedId` is the dropdown's value, null while it is empty. */
export interface AccountChoice {
  readonly ownAccountId: number;
  readonly currentAccountId: number;
  readonly selectedId: number | null;
}

/** `reload`: another account was selected, so the page must reload (PICK-09). */
export interface ChoiceStep {
  readonly choice: AccountChoice;
  readonly reload: boolean;
}

/** Initial state: the account stored in the session, otherwise the user's own account (PICK-14). */
export function initialChoice(ownAccountId: number, heldAccountId: number | null): AccountChoice {
  const currentAccountId = heldAccountId ?? ownAccountId;
  return { ownAccountId, currentAccountId, selectedId: currentAccountId };
}

/**
 * Handles a change of the dropdown. A different account becomes the current one (PICK-08). The change event that fires when the initial
 * value is set names the current account and has no effect (PICK-12). Null (an emptied dropdown) clears the selection only.
 */
export function choose(choice: AccountChoice, accountId: number | null): ChoiceStep {
  if (accountId === null) return { choice: { ...choice, selectedId: null }, reload: false };
  const next = { ...choice, currentAccountId: accountId, selectedId: accountId };
  return { choice: next, reload: accountId !== choice.currentAccountId };
}

/** Handles the clear button: selects the user's own account directly, without an empty state in between (PICK-07). */
export function clear(choice: AccountChoice): ChoiceStep {
  return choose(choice, choice.ownAccountId);
}

/** Whether the clear button is available: the current account is not the user's own (PICK-06). */
export function canClear(choice: AccountChoice): boolean {
  return choice.currentAccountId !== choice.ownAccountId;
}

/** Handles loss of focus: an empty dropdown shows the current account again (PICK-13). */
export function blur(choice: AccountChoice): AccountChoice {
  return { ...choice, selectedId: choice.selectedId ?? choice.currentAccountId };
}

/** The route to reload. `matchedPatterns` lists the patterns of the nested routes, outermost first. */
export interface MatchedRoute {
  readonly hasIdParam: boolean;
  readonly fullPath: string;
  readonly matchedPatterns: readonly string[];
}

/**
 * The path to load after an account change: the current path with its query if the route names no record (PICK-10), otherwise the first
 * matched pattern up to its first parameter, because the record belongs to the previous account (PICK-11).
 */
export function reloadTarget({ hasIdParam, fullPath, matchedPatterns }: MatchedRoute): string {
  if (!hasIdParam) return fullPath;
  const [first = '/'] = matchedPatterns;
  return first.replace(/\/[:*].*$/, '') || '/';
}
