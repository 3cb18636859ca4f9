import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { respondentScope } from '../../kernel/scope.ts';
import { LruMap } from '../../process/lruMap.ts';
import type { Database } from '../../store/database.ts';
import type { ReadDraft } from '../../store/survey/draftReplacer.ts';
import { hashToken } from '../../vault/linkCodes.ts';
import { draftCipherOf } from './draft.ts';
import type { RespondentForm, SurveyParticipation } from './participation.ts';
import { type AnswerChange, planAnswer, type SaveResult } from './planAnswer.ts';
import type { RespondentIdentity } from './withParticipation.ts';

/** The maximum number of remembered participations, with about 2 MB of encrypted rankings. */
const maxRecentParticipations = 2_000;

/**
 * A participation in which an answer was just saved. Its draft stays encrypted; the code that decrypts it comes with
 * the next answer.
 */
export interface RecentParticipation
  extends ReadDraft,
    Pick<SurveyParticipation, 'kind' | 'questionsPerSitting' | 'draftStore'> {
  readonly form: RespondentForm;
  /** The respondent's day on which the participation was found to accept answers, because surveys end with a day. */
  readonly day: string;
  /** The instant at which that day ends where the respondent is, in milliseconds; a browser in another time zone has a different day. */
  readonly dayEnds: number;
  readonly browserZone: string | null;
}

const recentParticipations = new WeakMap<Database, LruMap<string, RecentParticipation>>();

/** Recent participations by the hash of their link. */
function recentParticipationsOf(database: Database): LruMap<string, RecentParticipation> {
  const known = recentParticipations.get(database) ?? new LruMap(maxRecentParticipations);
  recentParticipations.set(database, known);
  return known;
}

/** Remembers the participation, so that `saveUnlessChanged` can save the next answer with the same link. */
export function rememberParticipation({ database }: Deps, participation: RecentParticipation): void {
  recentParticipationsOf(database).set(participation.tokenHash, participation);
}

/**
 * Saves a further answer of a link in one round trip to the database. Returns null if something has changed since the previous
 * answer, if the link is not remembered, or if the answer does more than extend the draft.
 */
export async function saveUnlessChanged(
  deps: Deps,
  { code, kind, timeZone }: RespondentIdentity,
  change: AnswerChange,
): Promise<SaveResult | null> {
  if (code === null) return null;
  const recent = recentParticipationsOf(deps.database);
  const tokenHash = hashToken(code);
  // An answer that arrives in the meantime locks the participation.
  const known = recent.take(tokenHash);
  if (!known || !isSameVisit(known, { kind, timeZone }, deps.clock.now())) return null;
  const { form, day } = known;
  const cipher = draftCipherOf(code);
  const plan = planUnlessRefused(known, { form, before: cipher.decrypt(known.sealed), change, day });
  if (!plan?.changed || plan.result.remaining === 0) return null;
  const sealed = cipher.encrypt(plan.changed);
  const isReplaced = await known.draftStore.replace?.(deps.database, respondentScope, known, sealed);
  if (!isReplaced) return null;
  recent.set(tokenHash, { ...known, sealed });
  return plan.result;
}

/** Whether a further answer arrives on the same day of the same respondent, so that nothing has to be read again. */
function isSameVisit(
  known: RecentParticipation,
  { kind, timeZone }: Pick<RespondentIdentity, 'kind' | 'timeZone'>,
  now: Date,
): boolean {
  if (now.getTime() >= known.dayEnds || timeZone !== known.browserZone) return false;
  return kind === null || kind === known.kind;
}

/** Returns null instead of refusing, because the reason may no longer apply. */
function planUnlessRefused(...plan: Parameters<typeof planAnswer>): ReturnType<typeof planAnswer> | null {
  try {
    return planAnswer(...plan);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
