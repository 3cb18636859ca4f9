import type { Clock } from './clock.ts';
import type { Environment } from './env.ts';
import type { Jobs } from './jobs/queue.ts';
import type { Mailer } from './outside/mail.ts';
import type { Database } from './store/database.ts';

/** Everything a use case may reach besides its input. Passed in, so that nothing reads a global. */
export interface Deps {
  readonly database: Database;
  readonly clock: Clock;
  readonly environment: Environment;
  readonly mailer: Mailer;
  readonly jobs: Jobs;
}
