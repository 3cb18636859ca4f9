import type { RefusalCode } from './refusalCodes.ts';

/** A problem with one field: `field` is its API name, `problem` a key of `locales/en/rules.ts`. */
export interface FieldProblem {
  readonly field: string;
  readonly problem: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Thrown when a rule is violated. `server/kernel/statusOfRefusal.ts` maps codes to HTTP statuses, `locales/en/errors.ts` to messages. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly problems: readonly FieldProblem[];

  constructor(code: RefusalCode, problems: readonly FieldProblem[] = []) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.problems = problems;
  }
}

/** A rate limit was reached. The call is allowed again at `until`. */
export class TooManyAttempts extends Refusal {
  readonly until: Date;

  constructor(until: Date) {
    super('too_many');
    this.name = 'TooManyAttempts';
    this.until = until;
  }
}
