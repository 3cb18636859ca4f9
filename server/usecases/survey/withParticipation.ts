import { isAccountInUse } from '../../../domain/accounts/accountStatuses.ts';
import { hasModule, type ModuleName } from '../../../domain/accounts/modules.ts';
import { hasLastDayEnded } from '../../../domain/campaigns/lastDay.ts';
import { endOfDay, localDayOf } from '../../../domain/dates/localDay.ts';
import { selectTimeZone } from '../../../domain/dates/timeZones.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { AssessmentKind } from '../../../domain/survey/assessmentKinds.ts';
import { respondentTimeZone } from '../../../domain/survey/respondentTimeZone.ts';
import type { Deps } from '../../deps.ts';
import { respondentScope } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { assignmentParticipationSource } from '../assignments/assignmentParticipation.ts';
import { benchmarkParticipationSource } from './benchmarkParticipation.ts';
import type {
  LocalParticipation,
  LockableParticipation,
  LockedParticipation,
  ParticipationSource,
  SurveyParticipation,
} from './participation.ts';

/** How a respondent was identified: by the code of an invitation, or by their session. */
export interface RespondentIdentity {
  readonly code: string | null;
  readonly kind: AssessmentKind | null;
  readonly userId: number | null;
  /** The survey that the page of a signed-in person has open; null when the page first loads. */
  readonly deviceKey: string | null;
  /** Whether the signed-in person is in an emulation, in which their own surveys can't be opened. */
  readonly emulating: boolean;
  /** The name of the time zone that the browser stated; null if it stated none. It isn't checked yet. */
  readonly timeZone: string | null;
}

/** Which of a signed-in person's surveys to open if no device key is given. */
export type ParticipationPreference = 'unfinished' | 'finished';

/** The module that each kind of assessment requires; hiring requires none. */
const modules: Readonly<Record<AssessmentKind, ModuleName | null>> = {
  m: 'microSurvey',
  s: '360',
  r: '360',
  h: null,
};

/**
 * Runs `work` in one transaction with the respondent's locked participation. Returns null if a signed-in person has no
 * open survey. Throws `link_unknown`, `signed_out`, `emulating`, `account_paused`, `module_off`.
 */
export async function withParticipation<T>(
  deps: Deps,
  entry: RespondentIdentity,
  preference: ParticipationPreference,
  work: (tx: Tx, participation: LocalParticipation) => Promise<T>,
): Promise<T | null> {
  const run = async (tx: Tx) => {
    const locked = await lockParticipation(deps, tx, entry, preference);
    if (!locked) return null;
    const { participation, account } = locked;
    if (!isAccountInUse(account.status)) throw new Refusal('account_paused');
    const module = modules[participation.kind];
    if (module !== null && !hasModule(account, module)) throw new Refusal('module_off');
    return work(tx, onOwnCalendar(participation, entry.timeZone, deps.clock.now()));
  };
  return deps.database.as(respondentScope, run, 'withFirstStatement');
}

/**
 * Returns the zone of the respondent's days: that of their profile, otherwise that of their browser, otherwise that of the account. The
 * browser's isn't used for applicants, who could choose a later deadline than others with it.
 */
const zoneOf = ({ kind, timeZones }: Timed, browserZone: string | null): string =>
  respondentTimeZone({ ...timeZones, browser: kind === 'h' ? null : browserZone });

type Timed = Pick<SurveyParticipation, 'kind' | 'timeZones' | 'closesOn'>;

/** Whether the last day of a survey has ended where the respondent is. */
function isOverFor(survey: Timed, browserZone: string | null, now: Date): boolean {
  const zone = zoneOf(survey, browserZone);
  // People apply by the calendar of the account, so that an application leaves time for the assessment.
  const zones = survey.kind === 'h' ? [zone, selectTimeZone(survey.timeZones.account)] : [zone];
  return hasLastDayEnded(survey.closesOn, zones, now);
}

/**
 * Adds the respondent's day. A survey whose last day has ended for them is closed for them; it closes for everyone when that day has ended
 * everywhere.
 */
function onOwnCalendar(
  participation: SurveyParticipation,
  browserZone: string | null,
  now: Date,
): LocalParticipation {
  const { campaignStatus } = participation;
  const zone = zoneOf(participation, browserZone);
  const today = localDayOf(now, zone);
  const isOver = campaignStatus === 'open' && isOverFor(participation, browserZone, now);
  return {
    ...participation,
    campaignStatus: isOver ? 'closed' : campaignStatus,
    today,
    todayEnds: endOfDay(today, zone),
  };
}

/** Locks the respondent's participation; null if a signed-in person has no open survey. */
async function lockParticipation(
  deps: Deps,
  tx: Tx,
  entry: RespondentIdentity,
  preference: ParticipationPreference,
): Promise<LockedParticipation | null> {
  const sources = sourcesOf(deps, entry.kind);
  if (entry.code !== null) return required(await lockByCode(sources, tx, entry.code));
  const unlocked = await findOwn(deps, sources, tx, { ...entry, preference });
  return unlocked && required(await unlocked.lock(tx));
}

/** Finds the survey to open: one whose last day hasn't ended for the person before one that is over for them. */
async function findOwn(
  { clock }: Deps,
  sources: readonly ParticipationSource[],
  tx: Tx,
  {
    userId,
    deviceKey,
    emulating,
    timeZone,
    preference,
  }: RespondentIdentity & { readonly preference: ParticipationPreference },
): Promise<LockableParticipation | null> {
  if (userId === null) throw new Refusal('signed_out');
  if (emulating) throw new Refusal('emulating');
  if (deviceKey !== null) {
    const own = await all(sources, (source) => source.ofPerson(tx, userId));
    return required(own.find((each) => each.deviceKey === deviceKey) ?? null);
  }
  const open = await all(sources, (source) => source.openOf(tx, userId));
  const byStatus = order[preference].flatMap((status) => open.filter((each) => each.status === status));
  const now = clock.now();
  return byStatus.find((each) => !isOverFor(each, timeZone, now)) ?? byStatus[0] ?? null;
}

const order = { unfinished: ['started', 'invited', 'finished'], finished: ['finished'] } as const;

/** Returns the sources of participations of one kind, or of every kind for null. */
function sourcesOf(deps: Deps, kind: AssessmentKind | null): readonly ParticipationSource[] {
  if (kind === 'm') return [benchmarkParticipationSource(deps)];
  return kind === null
    ? [benchmarkParticipationSource(deps), assignmentParticipationSource(deps, null)]
    : [assignmentParticipationSource(deps, kind)];
}

async function lockByCode(
  sources: readonly ParticipationSource[],
  tx: Tx,
  code: string,
): Promise<LockedParticipation | null> {
  for (const source of sources) {
    const locked = await source.lockByCode(tx, code);
    if (locked) return locked;
  }
  return null;
}

async function all<P>(
  sources: readonly ParticipationSource[],
  read: (source: ParticipationSource) => Promise<readonly P[]>,
): Promise<P[]> {
  const lists: P[] = [];
  for (const source of sources) lists.push(...(await read(source)));
  return lists;
}

function required<T>(found: T | null): T {
  if (!found) throw new Refusal('link_unknown');
  return found;
}
