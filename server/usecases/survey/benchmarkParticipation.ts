import { selectCuts } from '../../../domain/campaigns/cuts.ts';
import { addDays } from '../../../domain/dates/days.ts';
import type { AccountRecord } from '../../../resources/accounts/accounts.ts';
import type { Deps } from '../../deps.ts';
import { type Campaign, findCampaign } from '../../store/campaigns/campaigns.ts';
import type { Tx } from '../../store/database.ts';
import { lockForAnswer } from '../../store/engine/transactionScope.ts';
import { certificateOf } from '../../store/releasing/releases.ts';
import {
  addressOf,
  changeParticipation,
  findByLink,
  lockParticipation,
  openParticipations,
  type Participation,
  participationsOf,
} from '../../store/survey/participations.ts';
import { participationDraftStore } from '../../store/survey/sealedDrafts.ts';
import { addSealedForms, publicKeyOf } from '../../store/survey/sealedForms.ts';
import { deviceKey, hashToken, linkCode } from '../../vault/linkCodes.ts';
import { seal } from '../../vault/sealedBox.ts';
import { attributeRetentionDays } from '../campaigns/campaignKeys.ts';
import type { ParticipationSource, SurveyParticipation, UnlockedParticipation } from './participation.ts';
import { readCampaignForm } from './respondentForm.ts';
import { padJson, submitForm } from './submitForm.ts';

/** Participations in benchmark campaigns. */
export function benchmarkParticipationSource(deps: Deps): ParticipationSource {
  const unlocked = (participation: Participation): UnlockedParticipation => ({
    accountId: participation.account_id,
    userId: participation.user_id,
    status: participation.status,
    deviceKey: deviceKey(deps.environment.secret, participation.id),
    lock: (tx, account) => lock(deps, tx, participation, account),
  });
  return {
    async byCode(tx, code) {
      const participation = await findByLink(tx, hashToken(code));
      return participation && unlocked(participation);
    },
    ofPerson: async (tx, userId) => (await participationsOf(tx, userId)).map(unlocked),
    openOf: async (tx, userId) => (await openParticipations(tx, userId)).map(unlocked),
  };
}

async function lock(
  deps: Deps,
  tx: Tx,
  unlocked: Participation,
  account: AccountRecord,
): Promise<SurveyParticipation | null> {
  await lockForAnswer(tx, unlocked.campaign_id);
  const participation = await lockParticipation(tx, unlocked.id);
  const campaign = await findCampaign(tx, unlocked.account_id, unlocked.campaign_id);
  if (!participation || !campaign || participation.token_hash !== unlocked.token_hash) return null;
  return participationOf(deps, tx, {
    participation,
    campaign,
    company: account.company_name || account.name,
  });
}

interface Locked {
  readonly participation: Participation;
  readonly campaign: Campaign;
  readonly company: string;
}

function participationOf(
  deps: Deps,
  tx: Tx,
  { participation, campaign, company }: Locked,
): SurveyParticipation {
  const { id, user_id } = participation;
  const { secret } = deps.environment;
  const readForm = () => readCampaignForm(deps, tx, campaign.id);
  return {
    kind: 'm',
    id,
    accountId: participation.account_id,
    userId: user_id,
    status: participation.status,
    feedbackGiven: participation.feedback_given,
    linkCode: linkCode(secret, id, participation.link_version),
    draftStore: participationDraftStore(id),
    deviceKey: deviceKey(secret, id),
    name: campaign.name,
    company,
    message: campaign.message,
    closesOn: campaign.closes_on,
    campaignStatus: campaign.status,
    forcedEnding: null,
    questionsPerSitting: campaign.questions_per_sitting,
    offersPrivateCopy: user_id !== null,
    applicantTerms: null,
    canDecline: false,
    readForm,
    nameAndLocale: () => addressOf(tx, user_id),
    privacyNotice: () => privacyNoticeOf(tx, campaign, user_id),
    start: (day) => changeParticipation(tx, id, { status: 'started', started_on: day }),
    submit: async (draft) =>
      submitForm(deps, tx, { campaign, ...(await readForm()) }, { participation, draft }),
    async submitFeedback(feedback) {
      const box = seal(await publicKeyOf(tx, campaign.id), padJson(feedback));
      await addSealedForms(tx, campaign.id, 'feedback', [box]);
      await changeParticipation(tx, id, { feedback_given: true });
    },
  };
}

async function privacyNoticeOf(tx: Tx, campaign: Campaign, userId: number | null) {
  return {
    k: campaign.min_group,
    cuts: [...selectCuts(campaign.cuts)],
    kept_until: addDays(campaign.closed_on ?? campaign.closes_on, attributeRetentionDays),
    certificate: await certificateOf(tx, campaign),
    own_copy_possible: userId !== null,
  };
}
