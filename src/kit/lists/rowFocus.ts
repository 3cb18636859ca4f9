/** Moves the focus to the next or previous row of the list on the page; to the first row if no row has the focus. */
export function moveRowFocus(step: 1 | -1): void {
  const rows = [...document.querySelectorAll('main [data-row]')];
  const focused = rows.findIndex((row) => row.contains(document.activeElement));
  const next = focused === -1 ? 0 : Math.min(Math.max(focused + step, 0), rows.length - 1);
  const control = rows[next]?.querySelector<HTMLElement>('a[href]') ?? rows[next]?.querySelector('input');
  control?.focus();
}

/** Selects or deselects the focused row. */
export function selectFocusedRow(): void {
  document.activeElement
    ?.closest('[data-row]')
    ?.querySelector<HTMLElement>('input[type="checkbox"]')
    ?.click();
}

/** Focuses the search of the list on the page. Returns whether there is one. */
export function focusListSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"], main input[name="q"]');
  field?.focus();
  field?.select();
  return field !== null;
}
