import type { Clock } from './clock.ts';
import type { Environment } from './env.ts';
import type { Jobs } from './jobs/queue.ts';
import type { Mailer } from './outside/mail.ts';
import type { Database } from './store/database.ts';

/** The server's log. Facts hold no personal data, so no message of an error either: it may quote a value. */
export interface Log {
  error(facts: Readonly<Record<string, unknown>>, message: string): void;
}

/** Everything a use case may reach besides its input. Passed in, so that nothing reads a global. */
export interface Deps {
  readonly database: Database;
  readonly clock: Clock;
  readonly environment: Environment;
  readonly mailer: Mailer;
  readonly jobs: Jobs;
  readonly log: Log;
}
