import { type Ending, endingOf } from '../../domain/survey/endings.ts';
import { todaysSitting, type WholeSitting, withSupplementals } from '../../domain/survey/sitting.ts';
import { today } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { Tx } from '../store/database.ts';
import { type Draft, writeDraft } from './draft.ts';
import type { AskedQuestion, Part } from './part.ts';
import type { AskedSupplemental } from './supplemental/askedSupplementals.ts';

/** Everything that is asked of one respondent. */
export interface WholeForm {
  readonly questions: readonly AskedQuestion[];
  readonly supplementals: readonly AskedSupplemental[];
}

export interface Saved {
  readonly answered: number;
  readonly remaining: number;
  readonly ending: Ending | null;
}

export async function wholeForm(part: Part): Promise<WholeForm> {
  return { questions: await part.questions(), supplementals: await part.supplementals() };
}

/** Today's part of it. */
export function sittingOf(
  { questions, supplementals }: WholeForm,
  draft: Draft,
  { questionsPerSitting }: Pick<Part, 'questionsPerSitting'>,
  day: string,
): WholeSitting {
  const blocks = todaysSitting(
    questions.map(({ id }) => id),
    draft.answers,
    questionsPerSitting,
    day,
  );
  return withSupplementals(
    blocks,
    supplementals.map(({ id }) => id),
    draft.supplementals.map(({ question_id }) => question_id),
  );
}

/** Keeps the draft with the answer that `isNew` says it has now; the last one hands the form in. */
export async function keepAnswered(
  deps: Deps,
  tx: Tx,
  part: Part,
  { form, draft, isNew }: { readonly form: WholeForm; readonly draft: Draft; readonly isNew: boolean },
): Promise<Saved> {
  const day = today(deps.clock);
  const { remaining, left, supplementals } = sittingOf(form, draft, part, day);
  if (isNew) await keep(tx, part, draft, { remaining, day });
  const ending = endingOf({
    kind: part.kind,
    campaign: 'open',
    remaining,
    remainingToday: left.length + supplementals.length,
    finished: remaining === 0 ? 'now' : 'no',
  });
  return { answered: draft.answers.length + draft.supplementals.length, remaining, ending };
}

async function keep(
  tx: Tx,
  part: Part,
  draft: Draft,
  { remaining, day }: { readonly remaining: number; readonly day: string },
): Promise<void> {
  if (remaining === 0) return part.handIn(draft);
  await writeDraft(tx, part, draft);
  if (part.status === 'invited') await part.start(day);
}

/** The last answer once more: the form is in and can no longer be compared, nor changed. */
export function handedInBefore({ kind }: Part, { questions, supplementals }: WholeForm): Saved {
  return {
    answered: questions.length + supplementals.length,
    remaining: 0,
    ending: endingOf({ kind, campaign: 'open', remaining: 0, remainingToday: 0, finished: 'now' }),
  };
}

/** Forms of people about themselves are scored as soon as they are in. */
export async function scoreIfLast({ jobs }: Deps, part: Pick<Part, 'kind'>, saved: Saved): Promise<void> {
  const isScored = part.kind === 's' || part.kind === 'h';
  if (isScored && saved.remaining === 0) await jobs.wake('score-assessments');
}
