import { mostBytes, type SupplementalAnswer } from '../../domain/questions/supplementalAnswer.ts';
import { answerPercent } from '../../domain/scoring/keyedRanking.ts';
import { today } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { Campaign } from '../store/campaigns.ts';
import type { StoredQuestion } from '../store/content.ts';
import type { Tx } from '../store/database.ts';
import { participationDrawer } from '../store/drafts.ts';
import { handIn, publicKeyOf } from '../store/forms.ts';
import { type Attributes, changeParticipation, type Participation } from '../store/participations.ts';
import { addPrivateCopy } from '../store/privateCopies.ts';
import { encryptJson } from '../vault/cipher.ts';
import { seal } from '../vault/sealedBox.ts';
import { copyKey } from './campaignKey.ts';
import type { Draft } from './draft.ts';
import { type OwnResult, ownResult } from './ownResult.ts';
import { type AskedSupplemental, saidIn } from './supplemental/askedSupplementals.ts';

/** What the builder finds in a box at the close: nobody's, and one number for each question of the form. */
export interface FinishedForm {
  readonly attributes: Attributes;
  readonly scores: readonly (number | null)[];
  /** What was said to the account's own questions; those left out are not among them. */
  readonly supplementals: readonly SupplementalAnswer[];
}

interface Handed {
  readonly participation: Participation;
  readonly campaign: Campaign;
}

/** A draft in which everything is answered, and what was asked. */
interface Complete {
  readonly questions: readonly StoredQuestion[];
  readonly supplementals: readonly AskedSupplemental[];
  readonly draft: Draft;
}

/** Every box is as long as the longest form could make it, so that a length says nothing of what is inside. */
const formBytes = 2_048;

/**
 * Takes a complete form away from its person: reduced to one number a question, sealed for the builder,
 * stored under a random id; the draft is gone, and the participation only says that it is finished.
 */
export async function handInForm(
  deps: Deps,
  tx: Tx,
  { participation, campaign }: Handed,
  { questions, supplementals, draft }: Complete,
): Promise<void> {
  const scores = scoresOf(questions, draft);
  const form: FinishedForm = { attributes: participation.attributes, scores, supplementals: saidIn(draft) };
  const box = padded(form, formBytes + mostBytes(supplementals.map((asked) => asked.form)));
  await handIn(tx, campaign.id, 'answers', seal(await publicKeyOf(tx, campaign.id), box));
  await participationDrawer(participation.id).remove(tx);
  const day = today(deps.clock);
  await changeParticipation(tx, participation.id, {
    status: 'finished',
    started_on: participation.started_on ?? day,
    finished_on: day,
  });
  if (draft.keep_copy && participation.user_id !== null) {
    const copy: OwnResult = await ownResult(tx, { campaign, finishedOn: day, questions, scores });
    const key = copyKey(deps.environment.secret, participation.user_id);
    await addPrivateCopy(tx, participation.user_id, encryptJson(key, copy));
  }
}

/** A form or feedback as bytes of one length. */
export function padded(content: unknown, boxBytes = formBytes): Buffer {
  const text = JSON.stringify(content);
  const bytes = Buffer.byteLength(text);
  const room = Math.ceil(bytes / boxBytes) * boxBytes;
  return Buffer.from(text + ' '.repeat(room - bytes));
}

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
