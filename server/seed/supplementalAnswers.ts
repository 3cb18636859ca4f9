import { isScale, scaleSteps } from '../../domain/questions/answerKinds.ts';
import { emptyAnswer, type StoredSupplementalAnswer } from '../../domain/questions/supplementalAnswer.ts';
import type { SupplementalOption } from '../../domain/questions/supplementalForm.ts';
import type { Tx } from '../store/database.ts';
import { type AssignmentFormKey, findAssessmentForm } from '../store/survey/assignmentContext.ts';
import {
  type CampaignSupplemental,
  readCampaignSupplementals,
} from '../usecases/supplemental/campaignSupplementals.ts';
import { type Random, seededRandom } from './demoRandom.ts';

/** Generates answers to the account's custom questions, and the general mood of respondents. */
export interface SupplementalAnswerGenerator {
  /** Mean 0, standard deviation 1. */
  mood(): number;
  answers(supplementals: readonly CampaignSupplemental[]): StoredSupplementalAnswer[];
}

const mostlySilent = 0.17;

interface CommentStyle {
  /** The share of people who write comments. */
  readonly writing?: number;
  readonly words?: readonly string[];
}

/**
 * Returns a generator of answers to custom questions. It has its own random numbers, so that additional questions do not
 * change other answers, and uses each sentence once.
 */
export function supplementalAnswersOf(
  campaignId: number,
  { writing = mostlySilent, words = sentences }: CommentStyle = {},
): SupplementalAnswerGenerator {
  const random = seededRandom(7_001 + campaignId);
  const left = [...words];
  const sentence = () => left.splice(random.between(0, left.length - 1), 1);
  return {
    mood: () => random.normal(),
    answers: (supplementals) =>
      supplementals.flatMap(({ id, form, isRequired }): StoredSupplementalAnswer[] => {
        const answer = { ...emptyAnswer, question_id: id };
        if (form.kind === 'text') {
          return random.next() < writing ? sentence().map((text) => ({ ...answer, text })) : [];
        }
        if (!isRequired && random.next() < 0.1) return [];
        if (isScale(form.kind)) return [{ ...answer, rating: stepOf(random, scaleSteps(form)) }];
        if (form.kind === 'multiple') {
          return [{ ...answer, choices: chosenOf(random, form.options) }];
        }
        const { id: choice } = random.pick([...form.options, ...form.options.slice(0, 2)]);
        return [{ ...answer, choice }];
      }),
  };
}

/** Returns the account's custom questions in a cycle or role for one kind of respondent. */
export async function listSupplementalsOf(tx: Tx, of: AssignmentFormKey): Promise<CampaignSupplemental[]> {
  const form = await findAssessmentForm(tx, of);
  return form ? readCampaignSupplementals(tx, form) : [];
}

/** The first option is the most common, and the last of six is never chosen. */
const chosenOf = (random: Random, options: readonly SupplementalOption[]): number[] =>
  options.flatMap(({ id }, index) => (random.next() < 0.6 - index * 0.12 ? (id ?? []) : []));

function stepOf(random: Random, steps: readonly number[]): number {
  const [first = 1, last = 1] = [steps[0], steps.at(-1)];
  const step = Math.round(last * 0.72 + random.normal() * last * 0.2);
  return Math.min(last, Math.max(first, step));
}

/** Some sentences mention people, dates, numbers and amounts, as real comments do; these are never published. */
const sentences: readonly string[] = [
  'Tell us about changes to the schedule earlier, a week ahead would be enough.',
  'A schedule that does not change after it has been agreed.',
  'The schedule for late hours should go round fairly, not always to the same people.',
  'Swapping shifts in the schedule needs three approvals. One would do.',
  'Please share the reasons for decisions, also when they are not popular.',
  'When a decision is made, tell us the reasons and who we can ask.',
  'Decisions about tools are made without the people who use them.',
  'I would like to hear about decisions from my lead and not in the canteen.',
  'Nora always explains her decisions. I wish others did.',
  'Write to marcus.okafor@work.example and nothing happens for weeks.',
  'Meetings start at four, when those with children have to go.',
  'Fewer meetings, and notes for those who work from home.',
  'In meetings the same three people talk. Ask the others first.',
  'People who work from home hear about meetings after they are over.',
  'More time to learn. Training is always the first thing to be cancelled.',
  'Training should be offered to nights as well as to days.',
  'I asked for a course on 12 March 2026 and am still waiting for an answer.',
  'Pay 2,400 EUR for a course, but no time to take it? Give us time for training.',
  'New colleagues need someone who has time for them in the first weeks.',
  'A map of who does what. I ask five people before I find the right one.',
  'The break room is too small for everyone on late hours.',
  'Thank people for work that no one sees, such as preparing the night shift.',
  'My lead listens. It would help if the level above did as well.',
  'Call me on +31 6 12345678 if you want to know more about the schedule.',
  'Nothing comes to mind, I like working here.',
  'Feedback more than once a year, please.',
  'Say thank you more often. Feedback only comes when something has gone wrong.',
  'Clear goals for the quarter, and then leave them as they are.',
];

/** Applicants' answers about their earliest start date. */
export const startDates: readonly string[] = [
  'On the first of next month.',
  'Right away.',
  'In six weeks, my notice is that long.',
  'After the summer holidays.',
  'In three months at the latest, earlier if my company agrees.',
  'Whenever you need me, also in the middle of a month.',
  'Two weeks after I hear from you.',
  'In January. I finish my training in December.',
];
