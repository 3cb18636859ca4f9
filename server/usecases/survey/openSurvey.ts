import { localeAbbrs } from '../../../domain/locales.ts';
import { endingOf } from '../../../domain/survey/endings.ts';
import { defaultSecondsPerQuestion, minutesLeft } from '../../../domain/survey/timeLeft.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import { supplementalsIn } from '../supplemental/campaignQuestions.ts';
import { readDraft } from './draft.ts';
import type { SurveyParticipation } from './participation.ts';
import { dealtForm, wordedIn } from './respondentForm.ts';
import { readForm, sittingOf } from './saveProgress.ts';
import { type Entry, withParticipation } from './withParticipation.ts';

/**
 * The content of the respondent's page: today's remaining questions or how the visit ends, the progress, and the
 * privacy information of the campaign.
 */
export async function openSurvey(deps: Deps, entry: Entry) {
  const opened = await withParticipation(deps, entry, 'unfinished', (tx, participation) =>
    describe(deps, tx, participation),
  );
  return { ...(opened ?? nothingOpen), signed_in: entry.userId !== null };
}

async function describe(deps: Deps, tx: Tx, participation: SurveyParticipation) {
  const finished = participation.status === 'finished';
  const form = await readForm(participation);
  const questions = dealtForm(form.questions, participation.deviceKey);
  const draft = await readDraft(tx, participation);
  const sitting = sittingOf({ ...form, questions }, draft, participation, today(deps.clock));
  const ending =
    participation.over ??
    endingOf({
      kind: participation.kind,
      campaign: participation.campaignStatus === 'open' ? 'open' : 'closed',
      remaining: sitting.remaining,
      remainingToday: sitting.left.length + sitting.supplementals.length,
      finished: finished ? 'earlier' : 'no',
    });
  const left = new Set(ending === null ? sitting.left : []);
  const own = form.supplementals.filter(({ id }) => ending === null && sitting.supplementals.includes(id));
  const { firstName, locale } = await participation.address();
  const total = questions.length + form.supplementals.length;
  const answered = finished ? total : draft.answers.length + draft.supplementals.length;
  return {
    device_key: participation.deviceKey,
    ending,
    kind: participation.kind,
    campaign: {
      name: participation.name,
      company: participation.company,
      closes_on: participation.closesOn,
      message: participation.message,
    },
    target_first_name: firstName,
    receipt: await participation.receipt(),
    progress: {
      answered,
      total,
      minutes_left: minutesLeft(left.size + own.length, defaultSecondsPerQuestion),
    },
    sitting: { answered: sitting.answered, total: sitting.total },
    questions: await wordedIn(
      tx,
      questions.filter(({ id }) => left.has(id)),
      locale,
    ),
    supplementals: await supplementalsIn(tx, own, locale),
    feedback: feedbackOf(participation),
    started: participation.status !== 'invited',
    ...(participation.mayDecline ? { may_decline: ending === null && answered === 0 } : {}),
    ...(participation.applying
      ? { applying: { ...participation.applying, languages: [...localeAbbrs] } }
      : {}),
    locale,
  };
}

function feedbackOf({
  feedbackGiven,
  status,
  campaignStatus,
}: SurveyParticipation): 'open' | 'given' | 'none' {
  if (feedbackGiven) return 'given';
  return status === 'finished' && campaignStatus === 'open' ? 'open' : 'none';
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
