import { supportedLocales } from '../../../domain/supportedLocales.ts';
import { surveyEndingOf } from '../../../domain/survey/surveyEndings.ts';
import {
  announcedMinutesFor,
  medianSecondsPerQuestion,
  minutesLeft,
} from '../../../domain/survey/timeLeft.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import { readShownBranding } from '../branding/readBranding.ts';
import { translateSupplementals } from '../supplemental/campaignSupplementals.ts';
import { decryptDraft } from './draft.ts';
import type { LocalParticipation, SurveyParticipation } from './participation.ts';
import { dailySessionOf } from './planAnswer.ts';
import { shuffleForm, translateQuestions } from './respondentForm.ts';
import { type RespondentIdentity, withParticipation } from './withParticipation.ts';

/**
 * Returns the content of the respondent's page: today's remaining questions or how the visit ends, the progress, and
 * the privacy information of the campaign.
 */
export async function openSurvey(deps: Deps, entry: RespondentIdentity) {
  const opened = await withParticipation(deps, entry, 'unfinished', (tx, participation) =>
    describeSurvey(tx, participation),
  );
  return { ...(opened ?? noOpenSurvey), signed_in: entry.userId !== null };
}

async function describeSurvey(tx: Tx, participation: LocalParticipation) {
  const finished = participation.status === 'finished';
  const form = await participation.readForm();
  const questions = shuffleForm(form.questions, participation.deviceKey);
  const draft = decryptDraft(participation.linkCode, participation.sealedDraft);
  const sitting = dailySessionOf({ ...form, questions }, draft, participation, participation.today);
  const ending =
    participation.forcedEnding ??
    surveyEndingOf({
      kind: participation.kind,
      campaign: participation.campaignStatus === 'open' ? 'open' : 'closed',
      remaining: sitting.remaining,
      remainingToday: sitting.left.length + sitting.supplementals.length,
      finished: finished ? 'earlier' : 'no',
    });
  const dueIds = new Set(ending === null ? sitting.left : []);
  const dueSupplementals = form.supplementals.filter(
    ({ id }) => ending === null && sitting.supplementals.includes(id),
  );
  const { firstName, locale } = await participation.nameAndLocale();
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
      ...(await readShownBranding(tx, participation.accountId)),
    },
    target_first_name: firstName,
    receipt: await participation.privacyNotice(),
    progress: {
      answered,
      total,
      minutes_left: minutesLeft(dueIds.size + dueSupplementals.length, medianSecondsPerQuestion),
    },
    sitting: { answered: sitting.answered, total: sitting.total },
    questions: await translateQuestions(
      tx,
      questions.filter(({ id }) => dueIds.has(id)),
      locale,
    ),
    supplementals: await translateSupplementals(tx, dueSupplementals, locale),
    feedback: await feedbackOf(participation),
    started: participation.status !== 'invited',
    ...(participation.length === 'full'
      ? {}
      : { announced_minutes: announcedMinutesFor(participation.length, total) }),
    ...(participation.personalCode ? { personal_code: participation.personalCode } : {}),
    ...(participation.canDecline ? { may_decline: ending === null && answered === 0 } : {}),
    ...(participation.applicantTerms
      ? { applying: { ...participation.applicantTerms, languages: [...supportedLocales] } }
      : {}),
    locale,
  };
}

async function feedbackOf(participation: SurveyParticipation): Promise<'open' | 'given' | 'none'> {
  const { feedbackGiven, status, campaignStatus } = participation;
  if (feedbackGiven || (await participation.wasAskedElsewhere())) return 'given';
  return status === 'finished' && campaignStatus === 'open' ? 'open' : 'none';
}

const noOpenSurvey = {
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
