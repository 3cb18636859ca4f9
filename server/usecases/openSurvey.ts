import { declareCuts } from '../../domain/campaigns/cuts.ts';
import { addDays } from '../../domain/dates/days.ts';
import { endingOf } from '../../domain/survey/endings.ts';
import { minutesLeft, usualSeconds } from '../../domain/survey/timeLeft.ts';
import { today } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { Tx } from '../store/database.ts';
import { addressOf } from '../store/participations.ts';
import { certificateOf } from '../store/releases.ts';
import { deviceKey } from '../vault/links.ts';
import { attributeDays } from './campaignKey.ts';
import { readDraft } from './draft.ts';
import { dealtForm, formOf, sittingOf, wordedIn } from './respondentForm.ts';
import { type Entry, type Visit, visit } from './visit.ts';

/** What a respondent meets: what is left for today, or how the visit ends, and what was promised. */
export async function openSurvey(deps: Deps, entry: Entry) {
  const opened = await visit(deps, entry, 'unfinished', (tx, at) => describe(deps, tx, at));
  return { ...(opened ?? nothingOpen), signed_in: entry.userId !== null };
}

async function describe(deps: Deps, tx: Tx, at: Visit) {
  const { participation, campaign } = at;
  const finished = participation.status === 'finished';
  const seed = deviceKey(deps.environment.secret, participation.id);
  const questions = dealtForm(await formOf(deps, tx, campaign.id), seed);
  const draft = await readDraft(tx, at);
  const sitting = sittingOf(questions, draft, at, today(deps.clock));
  const ending = endingOf({
    kind: 'm',
    campaign: campaign.status === 'open' ? 'open' : 'closed',
    remaining: sitting.remaining,
    remainingToday: sitting.left.length,
    finished: finished ? 'earlier' : 'no',
  });
  const left = new Set(ending === null ? sitting.left : []);
  const { firstName, locale } = await addressOf(tx, participation.user_id);
  const answered = finished ? questions.length : draft.answers.length;
  return {
    device_key: seed,
    ending,
    kind: 'm' as const,
    campaign: {
      name: campaign.name,
      company: at.company,
      closes_on: campaign.closes_on,
      message: campaign.message,
    },
    target_first_name: firstName,
    receipt: await receiptOf(tx, at),
    progress: {
      answered,
      total: questions.length,
      minutes_left: minutesLeft(left.size, usualSeconds),
    },
    sitting: { answered: sitting.answered, total: sitting.total },
    questions: await wordedIn(
      tx,
      questions.filter(({ id }) => left.has(id)),
      locale,
    ),
    feedback: feedbackOf(at),
    started: participation.status !== 'invited',
    locale,
  };
}

async function receiptOf(tx: Tx, { campaign, participation }: Visit) {
  return {
    k: campaign.min_group,
    cuts: [...declareCuts(campaign.cuts)],
    kept_until: addDays(campaign.closed_on ?? campaign.closes_on, attributeDays),
    certificate: await certificateOf(tx, campaign),
    own_copy_possible: participation.user_id !== null,
  };
}

function feedbackOf({ participation, campaign }: Visit): 'open' | 'given' | 'none' {
  if (participation.feedback_given) return 'given';
  return participation.status === 'finished' && campaign.status === 'open' ? 'open' : 'none';
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
  feedback: 'none',
  started: false,
  locale: 'en',
} as const;
