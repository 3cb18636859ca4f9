import { type AnyObjectSchema, ValidationError } from 'yup';
import type { FieldProblem } from '../domain/refusal.ts';

/** The problem code of a wrong type, by yup's name of the expected type. */
export const problemByType: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  boolean: 'yesNo',
  array: 'choice',
  mixed: 'choice',
};
const missing = new Set(['nullable', 'optionality', 'defined', 'required']);

/**
 * The code of a validation problem. Rules set it as their message; yup's default messages quote the input and are
 * replaced by a code.
 */
function problemCodeOf({ message, type, params }: ValidationError): string {
  if (/^\w+$/.test(message)) return message;
  if (type && missing.has(type)) return 'required';
  if (type === 'oneOf') return 'choice';
  return (type === 'typeError' && problemByType[String(params?.type)]) || 'unreadable';
}

/** The first problem of each field. */
export function problemsOf(error: ValidationError): readonly FieldProblem[] {
  const byField = new Map<string, FieldProblem>();
  for (const one of error.inner.length > 0 ? error.inner : [error]) {
    const field = one.path?.split(/[.[]/)[0] ?? '';
    const { min, max } = (one.params ?? {}) as { min?: number; max?: number }; // yup types params loosely
    const params = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
    if (!byField.has(field)) byField.set(field, { field, problem: problemCodeOf(one), params });
  }
  return [...byField.values()];
}

/** Validates input. Returns the clean value or all problems; rethrows other errors. */
export function validate(
  rules: AnyObjectSchema,
  sent: unknown,
): { readonly value: Record<string, unknown> } | { readonly problems: readonly FieldProblem[] } {
  try {
    return {
      value: rules.validateSync(sent ?? {}, {
        abortEarly: false,
        stripUnknown: true,
        disableStackTrace: true,
      }),
    };
  } catch (error) {
    if (error instanceof ValidationError) return { problems: problemsOf(error) };
    throw error;
  }
}
