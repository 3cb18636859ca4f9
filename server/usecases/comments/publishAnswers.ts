import { randomUUID } from 'node:crypto';
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
import { phonesIn } from './phones.ts';

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
  const redact = redactor(directoryOf(members, teams, min_group), phonesIn);
  return texts.flatMap(({ id, said }) => {
    const left = said.map(redact).filter(saysSomething);
    if (!mayShowComments(respondents, left.length, min_group)) return [];
    return left.map((comment) => ({ id: randomUUID(), question_id: id, comment }));
  });
}
