import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';

/** The cell that the pointer or the focus is on. */
export interface ActiveCell {
  readonly element: HTMLElement;
  readonly row: number;
  readonly column: number;
}

/** How far the arrow keys move the focus, in rows and columns. */
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * The active cell of a heatmap, and the handlers of its table. One cell is in the tab order; the arrow keys, Home and End move the focus, and
 * Escape hides the details. The tab order is set in the document, so that a move does not render the table again.
 */
export function useCellFocus(openRow: ((row: number) => void) | undefined) {
  const [active, setActive] = useState<ActiveCell | null>(null);
  const focus = ({ element }: ActiveCell, row: number, column: number) => {
    const table = element.closest('table');
    const next = table?.querySelector<HTMLElement>(`[data-row="${row}"] [data-column="${column}"]`);
    if (!table || !next) return;
    for (const cell of table.querySelectorAll<HTMLElement>('[data-column][tabindex="0"]')) cell.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(event);
    if (!cell) return;
    const step = steps[event.key];
    if (step) focus(cell, cell.row + step[0], cell.column + step[1]);
    else if (event.key === 'Home') focus(cell, cell.row, 0);
    else if (event.key === 'End') focus(cell, cell.row, lastColumn(cell));
    else if (event.key === 'Enter' && openRow) openRow(cell.row);
    else if (event.key === 'Escape' && active) setActive(null);
    else return;
    event.preventDefault();
  };
  return {
    active,
    close: () => setActive(null),
    handlers: {
      onKeyDown: handleKeyDown,
      onMouseOver: (event: SyntheticEvent) => setActive(cellOf(event)),
      onMouseLeave: () => setActive(null),
      onFocus: (event: SyntheticEvent) => setActive(cellOf(event)),
      onBlur: () => setActive(null),
      onClick: (event: SyntheticEvent) => {
        const cell = cellOf(event);
        if (cell && openRow) openRow(cell.row);
      },
    },
  };
}

/** The last cell of the same row. */
const lastColumn = ({ element }: ActiveCell) =>
  (element.closest('tr')?.querySelectorAll('[data-column]').length ?? 1) - 1;

function cellOf({ target }: SyntheticEvent): ActiveCell | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const row = element?.closest('tr')?.dataset.row;
  if (!element || row === undefined) return null;
  return { element, row: Number(row), column: Number(element.dataset.column) };
}
