import type { JsonLimits } from '../../../contract/bounds/bodyLimits.ts';
import { type FieldProblem, Refusal } from '../../../domain/refusal.ts';
import { findForbiddenValue } from './findForbiddenValue.ts';
import { findJsonExcess } from './findJsonExcess.ts';

const refuse = (problem: FieldProblem) => new Refusal('invalid', [{ params: {}, ...problem }]);

/**
 * Parses JSON within the given limits, at most 32 levels deep. `name` is the field name of the whole value, if any.
 * Throws `invalid` (422) with the affected field, and a `SyntaxError` for invalid JSON.
 */
export function readJson(text: string, limits: JsonLimits, name = ''): unknown {
  const excess = findJsonExcess(text, limits);
  if (excess) {
    const { field, problem, max } = excess;
    throw refuse({ field: [name, field].filter(Boolean).join('.'), problem, params: { max } });
  }
  const value: unknown = JSON.parse(text);
  const problem = findForbiddenValue(value, name);
  if (problem) throw refuse(problem);
  return value;
}
