import type { ModuleName } from '../../../../domain/accounts/modules.ts';
import type { HomeTask } from '../../../../domain/home/homeTasks.ts';
import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../store/database.ts';
import type { OwnTasksQuery } from '../../../store/home/ownTasksQuery.ts';

/** What the sources of the home page know about the reader. */
export interface HomeContext extends OwnTasksQuery {
  readonly caller: Caller;
  readonly now: Date;
  /** The time zone whose day `today` is. */
  readonly timeZone: string;
  /** The server's secret, from which links of the reader's own forms are derived. */
  readonly secret: Buffer;
  /** The first day that hasn't ended for applications: they also end by the calendar of the account. */
  readonly applicationDay: string;
  /** Whether the reader's account has a module. */
  hasModule(module: ModuleName): boolean;
}

/** A task that waits, with the device key of a survey whose day's session may be finished. */
export interface WaitingTask extends HomeTask {
  readonly daily?: { readonly kind: 'm' | 's' | 'r'; readonly deviceKey: string };
}

/**
 * Returns the reader's own tasks of one kind with one statement, however many there are. A source returns at most a few hundred rows, and
 * nothing about what other people did.
 */
export type HomeSource = (tx: Tx, context: HomeContext) => Promise<readonly WaitingTask[]>;

/** The parts of a task that most tasks don't have. */
export const plainTask = {
  about: null,
  count: 1,
  is_started: false,
  is_done_today: false,
  minutes: null,
  min_group: null,
} as const;
