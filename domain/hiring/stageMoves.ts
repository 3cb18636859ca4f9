import { Refusal } from '../refusal.ts';

/** An entry of an application's stage history. */
interface StageEntry {
  readonly id: number;
  readonly stage: string;
  /** ISO date; null unless the move was undone. */
  readonly undone_on: string | null;
}

export const maxMoveReasonLength = 500;

const effectiveMoves = <T extends StageEntry>(history: readonly T[]) =>
  history.filter(({ undone_on }) => undone_on === null);

/** Returns the newest move that can be undone; null if only the first stage is left. `history` is in order. */
export function lastUndoableMove<T extends StageEntry>(history: readonly T[]): T | null {
  const moves = effectiveMoves(history);
  return moves.length < 2 ? null : (moves.at(-1) ?? null);
}

/**
 * Returns the stage to return to when this move is undone; null if it was undone before. Throws `not_found` for an entry of another
 * application and `conflict` if the application has been moved since.
 */
export function stageAfterUndo(history: readonly StageEntry[], moveId: number): string | null {
  const move = history.find(({ id }) => id === moveId);
  if (!move) throw new Refusal('not_found');
  if (move.undone_on !== null) return null;
  const previous = effectiveMoves(history).at(-2);
  if (lastUndoableMove(history)?.id !== moveId || !previous) throw new Refusal('conflict');
  return previous.stage;
}
