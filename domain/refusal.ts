import type { RefusalCode } from './refusalCodes.ts';

/** What was wrong with one field: `field` is its wire name, `problem` a key of `locales/en/rules.ts`. */
export interface Problem {
  readonly field: string;
  readonly problem: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** How any rule says no. `server/kernel/refuse.ts` has the HTTP status of each code, `locales/en/errors.ts` its sentence. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly problems: readonly Problem[];

  constructor(code: RefusalCode, problems: readonly Problem[] = []) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.problems = problems;
  }
}

/** A caller has to wait: `until` is when the same call may be made again. */
export class TooManyAttempts extends Refusal {
  readonly until: Date;

  constructor(until: Date) {
    super('too_many');
    this.name = 'TooManyAttempts';
    this.until = until;
  }
}
