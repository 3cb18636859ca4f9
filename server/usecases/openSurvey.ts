import { endingOf } from '../../domain/survey/endings.ts';
import { minutesLeft, usualSeconds } from '../../domain/survey/timeLeft.ts';
import { localeAbbrs } from '../../resources/users/users.ts';
import { today } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { Tx } from '../store/database.ts';
import { readDraft } from './draft.ts';
import { sittingOf, wholeForm } from './keepAnswered.ts';
import type { Part } from './part.ts';
import { dealtForm, wordedIn } from './respondentForm.ts';
import { supplementalsIn } from './supplemental/askedSupplementals.ts';
import { type Entry, visit } from './visit.ts';

/** What a respondent meets: what is left for today, or how the visit ends, and what was promised. */
export async function openSurvey(deps: Deps, entry: Entry) {
  const opened = await visit(deps, entry, 'unfinished', (tx, part) => describe(deps, tx, part));
  return { ...(opened ?? nothingOpen), signed_in: entry.userId !== null };
}

async function describe(deps: Deps, tx: Tx, part: Part) {
  const finished = part.status === 'finished';
  const form = await wholeForm(part);
  const questions = dealtForm(form.questions, part.deviceKey);
  const draft = await readDraft(tx, part);
  const sitting = sittingOf({ ...form, questions }, draft, part, today(deps.clock));
  const ending =
    part.over ??
    endingOf({
      kind: part.kind,
      campaign: part.standing === 'open' ? 'open' : 'closed',
      remaining: sitting.remaining,
      remainingToday: sitting.left.length + sitting.supplementals.length,
      finished: finished ? 'earlier' : 'no',
    });
  const left = new Set(ending === null ? sitting.left : []);
  const own = form.supplementals.filter(({ id }) => ending === null && sitting.supplementals.includes(id));
  const { firstName, locale } = await part.address();
  const total = questions.length + form.supplementals.length;
  const answered = finished ? total : draft.answers.length + draft.supplementals.length;
  return {
    device_key: part.deviceKey,
    ending,
    kind: part.kind,
    campaign: {
      name: part.name,
      company: part.company,
      closes_on: part.closesOn,
      message: part.message,
    },
    target_first_name: firstName,
    receipt: await part.receipt(),
    progress: {
      answered,
      total,
      minutes_left: minutesLeft(left.size + own.length, usualSeconds),
    },
    sitting: { answered: sitting.answered, total: sitting.total },
    questions: await wordedIn(
      tx,
      questions.filter(({ id }) => left.has(id)),
      locale,
    ),
    supplementals: await supplementalsIn(tx, own, locale),
    feedback: feedbackOf(part),
    started: part.status !== 'invited',
    ...(part.mayDecline ? { may_decline: ending === null && answered === 0 } : {}),
    ...(part.applying ? { applying: { ...part.applying, languages: [...localeAbbrs] } } : {}),
    locale,
  };
}

function feedbackOf({ feedbackGiven, status, standing }: Part): 'open' | 'given' | 'none' {
  if (feedbackGiven) return 'given';
  return status === 'finished' && standing === 'open' ? 'open' : 'none';
}

const nothingOpen = {
  device_key: null,
  ending: 'nothingOpen',
  kind: 'm',
  campaign: null,
  target_first_name: null,
  receipt: null,
  progress: { answered: 0, total: 0, minutes_left: 0 },
  sitting: { answered: 0, total: 0 },
  questions: [],
  supplementals: [],
  feedback: 'none',
  started: false,
  locale: 'en',
} as const;
