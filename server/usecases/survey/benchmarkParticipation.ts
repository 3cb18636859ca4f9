import { selectCuts } from '../../../domain/campaigns/cuts.ts';
import { audienceChoice } from '../../../domain/survey/invitedAudience.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import { participationDraftStore } from '../../store/survey/draftStores.ts';
import { lockLetterForm } from '../../store/survey/letterForms.ts';
import type { RespondentRow } from '../../store/survey/lockRespondent.ts';
import {
  addressOf,
  changeParticipation,
  listOpenParticipations,
  listParticipations,
  type Participation,
  startParticipation,
} from '../../store/survey/participations.ts';
import { readReceiptFacts } from '../../store/survey/readReceiptFacts.ts';
import {
  lockRespondentParticipation,
  type RespondentParticipation,
} from '../../store/survey/respondentParticipation.ts';
import { addWaitingForms } from '../../store/survey/submittedForms.ts';
import type { KeyName } from '../../vault/keyStore/keyStore.ts';
import { deviceKey, hashToken, isLetterFormCode, linkCode } from '../../vault/linkCodes.ts';
import { seal } from '../../vault/sealedBox.ts';
import { readSealingKey } from '../keys/campaignKeys.ts';
import { letterParticipationOf } from './letterParticipation.ts';
import type {
  LockableParticipation,
  LockedParticipation,
  ParticipationSource,
  SurveyParticipation,
} from './participation.ts';
import { ownQuestions, readCampaignForm } from './respondentForm.ts';
import { padJson, submitForm } from './submitForm.ts';

/** Returns the source of participations in benchmark campaigns. */
export function benchmarkParticipationSource(deps: Deps): ParticipationSource {
  const unlocked = ({ id, status, token_hash }: Participation): LockableParticipation => ({
    status,
    deviceKey: deviceKey(deps.environment.secret, id),
    lock: (tx) => lock(deps, tx, { id, tokenHash: token_hash }),
  });
  return {
    lockByCode: (tx, code) =>
      isLetterFormCode(code)
        ? lockLetter(deps, tx, code)
        : lock(deps, tx, { id: null, tokenHash: hashToken(code) }),
    ofPerson: async (tx, userId) => (await listParticipations(tx, userId)).map(unlocked),
    openOf: async (tx, userId) =>
      (await listOpenParticipations(tx, userId)).map((row) => ({
        ...unlocked(row),
        kind: 'm',
        closesOn: row.closes_on,
        timeZones: { person: row.person_time_zone, account: row.account_time_zone },
      })),
  };
}

async function lock(deps: Deps, tx: Tx, row: RespondentRow): Promise<LockedParticipation | null> {
  const locked = await lockRespondentParticipation(tx, row);
  if (!locked) return null;
  return { participation: participationOf(deps, tx, locked), account: ownAccountOf(locked) };
}

/** Locks a form that a personal code opened, with its participation. */
async function lockLetter(deps: Deps, tx: Tx, code: string): Promise<LockedParticipation | null> {
  const locked = await lockLetterForm(tx, hashToken(code));
  if (!locked) return null;
  const form = { own: participationOf(deps, tx, locked), linkCode: code };
  return { participation: letterParticipationOf(deps, tx, locked, form), account: ownAccountOf(locked) };
}

const ownAccountOf = ({ account_status, modules }: RespondentParticipation) => ({
  status: account_status,
  modules,
});

function participationOf(deps: Deps, tx: Tx, participation: RespondentParticipation): SurveyParticipation {
  const { id, user_id, campaign_id } = participation;
  const { secret } = deps.environment;
  const { campaign_name: name, length } = participation;
  const campaign = { id: campaign_id, name, length };
  return {
    kind: 'm',
    id,
    accountId: participation.account_id,
    userId: user_id,
    status: participation.status,
    feedbackGiven: participation.feedback_given,
    linkCode: linkCode(secret, id, participation.link_version),
    draftStore: participationDraftStore(id),
    sealedDraft: participation.sealed_draft,
    versions: participation.versions,
    deviceKey: deviceKey(secret, id),
    name,
    company: participation.company,
    message: participation.message,
    closesOn: participation.closes_on,
    campaignStatus: participation.campaign_status,
    forcedEnding: null,
    questionsPerSitting: participation.questions_per_sitting,
    timeZones: { person: participation.person_time_zone, account: participation.account_time_zone },
    length,
    offersPrivateCopy: user_id !== null,
    applicantTerms: null,
    canDecline: false,
    // The day of a submission is stored with the participation, except for letter forms.
    personalCode:
      participation.status === 'finished' && participation.finished_on === null ? 'other_form' : null,
    async readForm() {
      const form = await readCampaignForm(deps, tx, campaign_id);
      return { questions: ownQuestions(form, participation.form), supplementals: form.supplementals };
    },
    nameAndLocale: () => addressOf(tx, user_id),
    privacyNotice: () => privacyNoticeOf(tx, participation),
    start: (day) => startParticipation(tx, id, day),
    submit: async (draft) =>
      submitForm(
        deps,
        tx,
        { campaign, ...(await readCampaignForm(deps, tx, campaign_id)) },
        { participation, draft },
      ),
    wasAskedElsewhere: async () => false,
    async submitFeedback(feedback) {
      const key: KeyName = { kind: 'campaign', id: campaign_id };
      const box = seal(await readSealingKey(deps, tx, key), padJson(feedback));
      await addWaitingForms(tx, key, 'feedback', [
        { accountId: participation.account_id, respondentId: id, box },
      ]);
      await changeParticipation(tx, id, { feedback_given: true });
    },
  };
}

async function privacyNoticeOf(tx: Tx, participation: RespondentParticipation) {
  const { user_id, min_group, cuts, closed_on, closes_on } = participation;
  const { certificate, invited, audience, letters, ...kinds } = await readReceiptFacts(tx, participation);
  return {
    k: min_group,
    cuts: [...selectCuts(cuts)],
    // Groups are deleted with the release, which follows closing.
    kept_until: closed_on ?? closes_on,
    certificate,
    invited,
    invited_as: audienceChoice(audience, kinds),
    ...(letters.length > 0 ? { letters: [...letters] } : {}),
    own_copy_possible: user_id !== null,
  };
}
