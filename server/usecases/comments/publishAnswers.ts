import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { directoryOf } from '../../../domain/comments/directory.ts';
import { mayShowComments } from '../../../domain/comments/publishable.ts';
import { redactor, saysSomething } from '../../../domain/comments/redact.ts';
import { sharesOf } from '../../../domain/comments/shares.ts';
import type { SupplementalAnswer } from '../../../domain/questions/supplementalAnswer.ts';
import { findSupplementalForms, type SupplementalVersionForm } from '../../store/askedSupplementals.ts';
import { type Campaign, findForm } from '../../store/campaigns.ts';
import type { Tx } from '../../store/database.ts';
import { membersAndTeams } from '../../store/results/directory.ts';
import {
  addPublishedAnswers,
  type PublishedComment,
  releaseOf,
} from '../../store/results/publishedAnswers.ts';
import type { FinishedForm } from '../handInForm.ts';

/**
 * Publishes what was said to an account's own questions: ratings and choices as shares, texts redacted under random ids.
 * All respondents together and no group, so that nothing can be worked out from differences (R14).
 */
export async function publishAnswers(
  tx: Tx,
  campaign: Campaign,
  forms: readonly FinishedForm[],
): Promise<void> {
  const { supplemental_ids } = await findForm(tx, campaign.id);
  if (supplemental_ids.length === 0) return;
  const questions = await findSupplementalForms(tx, supplemental_ids);
  const saidTo = (id: number) =>
    forms.flatMap(({ supplementals }) => supplementals.find(({ question_id }) => question_id === id) ?? []);
  const shares = questions.flatMap(({ id, form }) => {
    const given = saidTo(id).flatMap((said) => (form.kind === 'rating' ? said.rating : said.choice) ?? []);
    const found = form.kind === 'text' ? null : sharesOf(form, given);
    return (
      found?.shares.map((share, place) => ({
        ...share,
        options: [...share.options],
        question_id: id,
        place,
        n_band: found.n_band,
      })) ?? []
    );
  });
  await addPublishedAnswers(tx, await releaseOf(tx, campaign.id), {
    questions: questions.map(({ id, form }, place) => ({ question_id: id, place, form })),
    shares,
    comments: await commentsOf(tx, campaign, forms.length, { questions, saidTo }),
  });
}

interface Said {
  readonly questions: readonly SupplementalVersionForm[];
  readonly saidTo: (id: number) => readonly SupplementalAnswer[];
}

/** Counted after redaction: who wrote nothing but a name has said nothing. */
async function commentsOf(
  tx: Tx,
  { account_id, min_group }: Campaign,
  respondents: number,
  { questions, saidTo }: Said,
): Promise<readonly PublishedComment[]> {
  const texts = questions
    .filter(({ form }) => form.kind === 'text')
    .map(({ id }) => ({ id, said: saidTo(id).flatMap(({ text }) => text ?? []) }))
    .filter(({ said }) => mayShowComments(respondents, said.length, min_group));
  if (texts.length === 0) return [];
  const { members, teams } = await membersAndTeams(tx, account_id);
  // The numbers of the world take long to load, and most releases need none.
  const { phonesIn } = await import('./phones.ts');
  const redact = redactor(directoryOf(members, teams, min_group), phonesIn);
  const comments: PublishedComment[] = [];
  for (const { id, said } of texts) {
    const left = (await inParts(said, redact)).filter(saysSomething);
    if (!mayShowComments(respondents, left.length, min_group)) continue;
    for (const comment of left) comments.push({ id: randomUUID(), question_id: id, comment });
  }
  return comments;
}

const atOnce = 500;

/** Tens of thousands of comments take seconds, in which others are served as well. */
async function inParts(said: readonly string[], redact: (text: string) => string): Promise<string[]> {
  const left: string[] = [];
  for (let from = 0; from < said.length; from += atOnce) {
    for (const text of said.slice(from, from + atOnce)) left.push(redact(text));
    await setImmediate();
  }
  return left;
}
