import type { HomeOverview } from '../../../contract/v2/home.ts';
import { hasModule } from '../../../domain/accounts/modules.ts';
import { localDayOf } from '../../../domain/dates/localDay.ts';
import { selectTimeZone } from '../../../domain/dates/timeZones.ts';
import { countWaiting, type HomeTask, maxTaskLines, sortTasks } from '../../../domain/home/homeTasks.ts';
import { respondentTimeZone } from '../../../domain/survey/respondentTimeZone.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, refuseEmulation } from '../../kernel/caller.ts';
import { ownScope } from '../../kernel/scope.ts';
import { readAccountTimeZone } from '../../store/accounts/accounts.ts';
import type { Tx } from '../../store/database.ts';
import { readOwnTimeZone } from '../../store/people/profiles.ts';
import { openSurvey } from '../survey/openSurvey.ts';
import { homeSources } from './homeSources.ts';
import { readHomeChanges } from './readHomeChanges.ts';
import type { HomeContext, WaitingTask } from './sources/homeSource.ts';

/**
 * Returns the caller's open tasks and what changed for them: two statements for the calendar, one for each source, and four for the
 * changes. A survey in daily sessions that was started is opened in addition. Throws `emulating`.
 */
export async function readHome(
  deps: Deps,
  caller: Caller,
  browserZone: string | null,
): Promise<HomeOverview> {
  refuseEmulation(caller);
  const { today, tasks, changes } = await deps.database.as(ownScope(caller.person), async (tx) => {
    const context = await contextOf(deps, tx, caller, browserZone);
    const tasks: WaitingTask[] = [];
    for (const list of homeSources) tasks.push(...(await list(tx, context)));
    return { today: context.today, tasks, changes: await readHomeChanges(deps, tx, context) };
  });
  const current: HomeTask[] = [];
  for (const task of tasks) current.push(await withToday(deps, caller, browserZone, task));
  const shown = sortTasks(current);
  return { today, waiting: countWaiting(shown), tasks: shown.slice(0, maxTaskLines), changes };
}

/** Returns the overview for the page, which is made before the browser can state its time zone, and the zone if it is not the person's own. */
export async function readHomeOfPage(deps: Deps, caller: Caller) {
  const { user, ownAccount } = caller.person;
  const zones = await deps.database.as(ownScope(caller.person), async (tx) => ({
    person: await readOwnTimeZone(tx, user.id),
    account: await readAccountTimeZone(tx, ownAccount.id),
  }));
  const time_zone = zones.person === null ? selectTimeZone(zones.account) : null;
  return { time_zone, overview: await readHome(deps, caller, null) };
}

/** Returns the reader's calendar. An application also ends by the calendar of the account, and never by that of the browser. */
async function contextOf(
  deps: Deps,
  tx: Tx,
  caller: Caller,
  browserZone: string | null,
): Promise<HomeContext> {
  const { user, ownAccount } = caller.person;
  const now = deps.clock.now();
  const person = await readOwnTimeZone(tx, user.id);
  const account = await readAccountTimeZone(tx, ownAccount.id);
  const zonesOfApplications = [selectTimeZone(person, account), selectTimeZone(account)];
  const [applicationDay = ''] = zonesOfApplications.map((zone) => localDayOf(now, zone)).sort();
  const timeZone = respondentTimeZone({ person, browser: browserZone, account });
  return {
    accountId: ownAccount.id,
    userId: user.id,
    caller,
    now,
    secret: deps.environment.secret,
    timeZone,
    today: localDayOf(now, timeZone),
    applicationDay,
    hasModule: (module) => hasModule(ownAccount, module),
  };
}

/** Opens the survey to check whether today's session is finished, because only its draft shows that. */
async function withToday(
  deps: Deps,
  caller: Caller,
  timeZone: string | null,
  { daily, ...task }: WaitingTask,
): Promise<HomeTask> {
  if (!daily) return task;
  const { ending } = await openSurvey(deps, {
    ...daily,
    code: null,
    userId: caller.person.user.id,
    emulating: false,
    timeZone,
  });
  return { ...task, is_done_today: ending === 'doneForToday' };
}
