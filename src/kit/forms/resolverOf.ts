import type { Resource } from '../../../resources/kit/resource.ts';
import { rulesOf } from '../../../resources/kit/rulesOf.ts';
import { validate } from '../../../resources/validate.ts';

type Values = Record<string, unknown>;
interface FieldError {
  readonly type: string;
  readonly message: string;
}

/** The default values of a new record's form. */
export function defaultValuesOf(resource: Resource): Values {
  return rulesOf(resource).getDefault() as Values;
}

/** The record's rules as a react-hook-form resolver. Errors use react-admin's message format. */
export function resolverOf(resource: Resource) {
  const rules = rulesOf(resource);
  return async (values: Values) => {
    const read = validate(rules, values);
    if ('value' in read) return { values: { ...values, ...read.value }, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const { field, problem, params } of read.problems) {
      const sentence = JSON.stringify({ message: `rules.${problem}`, args: params });
      errors[field] = { type: problem, message: `@@react-admin@@${sentence}` };
    }
    return { values: {}, errors };
  };
}
