import type { Deps } from '../../deps.ts';
import { failureFacts } from '../../kernel/failureFacts.ts';

/** A finished assessment that could not be opened or scored. */
export interface UnscoredForm {
  readonly id: number;
  readonly error: unknown;
}

/** Logs the ids of all these forms and the facts of the first error: with a wrong secret, every form fails. */
export function logUnscoredForms({ log }: Pick<Deps, 'log'>, forms: readonly UnscoredForm[]): void {
  const [first] = forms;
  if (!first) return;
  log.error({ assessments: forms.map(({ id }) => id), ...failureFacts(first.error) }, 'forms not scored');
}
