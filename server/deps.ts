import type { Clock } from './clock.ts';
import type { Environment } from './environment.ts';
import type { Jobs } from './jobs/queue.ts';
import type { Mailer } from './outside/mail.ts';
import type { Database } from './store/database.ts';

/** The server's log. Facts contain neither personal data nor error messages, which may quote a value. */
export interface Log {
  error(facts: Readonly<Record<string, unknown>>, message: string): void;
}

/** The dependencies of use cases, passed as an argument so that nothing uses globals. */
export interface Deps {
  readonly database: Database;
  readonly clock: Clock;
  readonly environment: Environment;
  readonly mailer: Mailer;
  readonly jobs: Jobs;
  readonly log: Log;
}
