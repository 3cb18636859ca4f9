import { expect, test } from 'vitest';
import { lastUndoableMove, stageAfterUndo } from '../../../domain/hiring/stageMoves.ts';
import { Refusal } from '../../../domain/refusal.ts';

const entry = (id: number, stage: string, undone_on: string | null = null) => ({ id, stage, undone_on });
const history = [entry(1, 'applied'), entry(2, 'interview'), entry(3, 'offer', '2026-11-20')];

test('the newest move that wasn’t undone can be undone, and leads to the stage before it', () => {
  expect(lastUndoableMove(history)?.id).toBe(2);
  expect(stageAfterUndo(history, 2)).toBe('applied');
});

test('a repeated undo has no effect, and the first stage stays', () => {
  expect(stageAfterUndo(history, 3)).toBeNull();
  expect(lastUndoableMove([entry(1, 'applied'), entry(2, 'offer', '2026-11-20')])).toBeNull();
});

test('an unknown or an older move is refused', () => {
  expect(() => stageAfterUndo(history, 9)).toThrow(new Refusal('not_found'));
  expect(() => stageAfterUndo(history, 1)).toThrow(new Refusal('conflict'));
});
