/** How many raters are approved of those needed, and how many wait for approval; the same sentence on every page. */
export const raterCounts = {
  range: '%{approved} of %{minimum} to %{maximum} approved',
  rangePending: '%{approved} of %{minimum} to %{maximum} approved, %{proposed} pending',
  exact: '%{approved} of %{maximum} approved',
  exactPending: '%{approved} of %{maximum} approved, %{proposed} pending',
  atMost: '%{approved} of at most %{maximum} approved',
  atMostPending: '%{approved} of at most %{maximum} approved, %{proposed} pending',
  plain: '%{approved} approved',
  plainPending: '%{approved} approved, %{proposed} pending',
} as const;
