import { randomInt } from 'node:crypto';
import {
  maxAnswerBytes,
  type StoredSupplementalAnswer,
} from '../../../domain/questions/supplementalAnswer.ts';
import { answerPercent } from '../../../domain/scoring/answerPercent.ts';
import { linkedElementValues } from '../../../domain/scoring/elementLinks.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Campaign } from '../../store/campaigns/campaigns.ts';
import type { StoredQuestion } from '../../store/content/benchmarkContent.ts';
import type { Tx } from '../../store/database.ts';
import { removeDraftsOf } from '../../store/survey/drafts.ts';
import {
  finishParticipations,
  type ParticipantAttributes,
  type Participation,
} from '../../store/survey/participations.ts';
import { addPrivateCopy } from '../../store/survey/privateCopies.ts';
import { addWaitingForms, type WaitingForm } from '../../store/survey/submittedForms.ts';
import { encryptJson } from '../../vault/cipher.ts';
import type { KeyName } from '../../vault/keyStore/keyStore.ts';
import { seal } from '../../vault/sealedBox.ts';
import { readSealingKey } from '../keys/campaignKeys.ts';
import { computeOwnResult, type OwnResult } from '../results/computeOwnResult.ts';
import { privateCopyKey } from '../results/privateCopyKey.ts';
import { givenAnswers } from '../supplemental/campaignSupplementals.ts';
import type { Draft } from './draft.ts';
import type { CampaignForm } from './respondentForm.ts';

/** A submitted form, as decrypted after the campaign closes; not linked to a person. */
export interface FinishedForm {
  readonly attributes: ParticipantAttributes;
  /** One number per question; in a short campaign one per element, so that neither the question nor the form is stored. */
  readonly scores: readonly (number | null)[];
  /** The answers to custom questions, without skipped ones. */
  readonly supplementals: readonly StoredSupplementalAnswer[];
}

/** A campaign with its questions. */
export interface CampaignWithQuestions extends CampaignForm {
  readonly campaign: Pick<Campaign, 'id' | 'name' | 'length'>;
}

/** A complete draft and its participation. */
export interface CompleteDraft {
  readonly participation: Participation;
  readonly draft: Draft;
}

/** Sealed forms are padded to the length of the longest form, so that their length reveals nothing. */
const formBytes = 2_048;

/**
 * Submits a complete form: reduced to numbers, sealed for the builder role and stored with the
 * participation until a batch of forms is moved (R23). The draft is deleted, and the participation records only that it
 * is finished.
 */
export async function submitForm(
  deps: Deps,
  tx: Tx,
  campaignForm: CampaignWithQuestions,
  complete: CompleteDraft,
): Promise<void> {
  await submitForms(deps, tx, campaignForm, [complete]);
  const { participation, draft } = complete;
  if (draft.keep_copy && participation.user_id !== null) {
    const { campaign, questions } = campaignForm;
    const own = { campaign, finishedOn: today(deps.clock), questions, scores: scoresOf(questions, draft) };
    const copy: OwnResult = await computeOwnResult(tx, own);
    const key = privateCopyKey(deps.environment.secret, participation.user_id);
    await addPrivateCopy(tx, participation.user_id, encryptJson(key, copy));
  }
}

/** Submits many complete forms without private copies, which only the respondent may write. */
export async function submitForms(
  deps: Deps,
  tx: Tx,
  campaignForm: CampaignWithQuestions,
  complete: readonly CompleteDraft[],
): Promise<void> {
  if (complete.length === 0) return;
  const forms = await sealForms(deps, tx, campaignForm, complete);
  const ids = complete.map(({ participation }) => participation.id);
  const key: KeyName = { kind: 'campaign', id: campaignForm.campaign.id };
  await addWaitingForms(tx, key, 'answers', forms);
  await removeDraftsOf(tx, ids);
  await finishParticipations(tx, ids, today(deps.clock));
}

/** Reduces complete drafts to numbers and seals them for the builder role. */
export async function sealForms(
  deps: Deps,
  tx: Tx,
  { campaign, questions, supplementals, links }: CampaignWithQuestions,
  complete: readonly CompleteDraft[],
): Promise<WaitingForm[]> {
  const key: KeyName = { kind: 'campaign', id: campaign.id };
  const publicKey = await readSealingKey(deps, tx, key);
  const boxBytes = formBytes + maxAnswerBytes(supplementals.map((supplemental) => supplemental.form));
  return complete.map(({ participation: { id, account_id, attributes }, draft }) => {
    const percents = scoresOf(questions, draft);
    const scores = links === null ? percents : linkedElementValues(questions, percents, links, randomShare);
    const form: FinishedForm = { attributes, scores, supplementals: givenAnswers(draft) };
    return { accountId: account_id, respondentId: id, box: seal(publicKey, padJson(form, boxBytes)) };
  });
}

/** Returns content as JSON, padded with spaces to a multiple of `boxBytes`. */
export function padJson(content: unknown, boxBytes = formBytes): Buffer {
  const text = JSON.stringify(content);
  const bytes = Buffer.byteLength(text);
  const room = Math.ceil(bytes / boxBytes) * boxBytes;
  return Buffer.from(text + ' '.repeat(room - bytes));
}

const randomSteps = 2 ** 32;
const randomShare = () => randomInt(randomSteps) / randomSteps;

/** Returns a score for each question; null for those that the draft has no answer to. */
function scoresOf(questions: readonly StoredQuestion[], draft: Draft): (number | null)[] {
  const orderings = new Map(draft.answers.map(({ question_id, ordering }) => [question_id, ordering]));
  return questions.map(({ id, options }) => {
    const ordering = orderings.get(id);
    if (!ordering) return null;
    const ids = options.map((option) => String(option.id));
    return answerPercent(
      options.map(({ key }) => key),
      ordering.map((option) => ids.indexOf(option)),
    );
  });
}
