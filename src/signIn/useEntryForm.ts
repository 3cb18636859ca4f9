import { useState } from 'react';
import { ValidationError } from 'yup';

/** The rules of a form: returns the values to send, or throws their problems. */
interface Rules<Values> {
  readonly validateSync: (values: unknown, options: { readonly abortEarly: boolean }) => Values;
}

type Problems<Values> = { readonly [Name in keyof Values]?: string };

export interface EntryForm<Values> {
  readonly values: Values;
  /** The problem of each field that was changed or submitted, as a key of the rule texts. */
  readonly problems: Problems<Values>;
  readonly isSending: boolean;
  readonly setValue: <Name extends keyof Values>(name: Name, value: Values[Name]) => void;
  /** Sends the values if they are valid; otherwise shows all problems and focuses the first invalid field. */
  readonly submit: (send: (values: Values) => Promise<void>) => Promise<void>;
  readonly reset: () => void;
}

/** A form whose fields are validated separately while typing. */
export function useEntryForm<Values extends object>(
  rules: Rules<Values>,
  initial: Values,
): EntryForm<Values> {
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Problems<Values>>({});
  const [isSending, setSending] = useState(false);
  return {
    values,
    problems,
    isSending,
    setValue: (name, value) => {
      setValues((current) => ({ ...current, [name]: value }));
      const problem = check(rules, { ...values, [name]: value }).problems[name];
      setProblems((current) => ({ ...current, [name]: problem }));
    },
    submit: async (send) => {
      const checked = check(rules, values);
      setProblems(checked.problems);
      const wrong = Object.keys(initial).find((name) => checked.problems[name as keyof Values]);
      if (wrong) document.getElementById(wrong)?.focus();
      if (!checked.valid) return;
      setSending(true);
      await send(checked.valid);
      setSending(false);
    },
    reset: () => {
      setValues(initial);
      setProblems({});
    },
  };
}

/** Returns the values to send, or the first problem of each field. */
function check<Values>(
  rules: Rules<Values>,
  values: Values,
): { readonly valid: Values | null; readonly problems: Problems<Values> } {
  try {
    return { valid: rules.validateSync(values, { abortEarly: false }), problems: {} };
  } catch (failure) {
    if (!(failure instanceof ValidationError)) throw failure;
    const problems = failure.inner.toReversed().map(({ path, message }) => [path, message]);
    return { valid: null, problems: Object.fromEntries(problems) as Problems<Values> }; // The paths of the rules are the names of the values.
  }
}
