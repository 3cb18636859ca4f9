import { selectCuts } from '../../../domain/campaigns/cuts.ts';
import { addDays } from '../../../domain/dates/days.ts';
import type { AccountRecord } from '../../../resources/accounts/accounts.ts';
import type { Deps } from '../../deps.ts';
import { type Campaign, findCampaign, findForm } from '../../store/campaigns/campaigns.ts';
import type { Tx } from '../../store/database.ts';
import { lockForAnswer } from '../../store/engine/transactionScope.ts';
import { certificateOf } from '../../store/releasing/releases.ts';
import { participationDraftStore } from '../../store/survey/drafts.ts';
import {
  addressOf,
  changeParticipation,
  findByLink,
  lockParticipation,
  openParticipations,
  type Participation,
  participationsOf,
} from '../../store/survey/participations.ts';
import { addSealedForms, publicKeyOf } from '../../store/survey/sealedForms.ts';
import { deviceKey, hashOf, linkCode } from '../../vault/links.ts';
import { seal } from '../../vault/sealedBox.ts';
import { attributeDays } from '../campaigns/campaignKeys.ts';
import { campaignQuestions } from '../supplemental/campaignQuestions.ts';
import type { ParticipationRef, ParticipationSource, SurveyParticipation } from './participation.ts';
import { formOf } from './respondentForm.ts';
import { padded, submitForm } from './submitForm.ts';

/** Participations in benchmark campaigns. */
export function benchmarkSource(deps: Deps): ParticipationSource {
  const found = (participation: Participation): ParticipationRef => ({
    accountId: participation.account_id,
    userId: participation.user_id,
    status: participation.status,
    deviceKey: deviceKey(deps.environment.secret, participation.id),
    lock: (tx, account) => lock(deps, tx, participation, account),
  });
  return {
    async byCode(tx, code) {
      const participation = await findByLink(tx, hashOf(code));
      return participation && found(participation);
    },
    ofPerson: async (tx, userId) => (await participationsOf(tx, userId)).map(found),
    openOf: async (tx, userId) => (await openParticipations(tx, userId)).map(found),
  };
}

async function lock(
  deps: Deps,
  tx: Tx,
  found: Participation,
  account: AccountRecord,
): Promise<SurveyParticipation | null> {
  await lockForAnswer(tx, found.campaign_id);
  const participation = await lockParticipation(tx, found.id);
  const campaign = await findCampaign(tx, found.account_id, found.campaign_id);
  if (!participation || !campaign || participation.token_hash !== found.token_hash) return null;
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
  const questions = () => formOf(deps, tx, campaign.id);
  const supplementals = async () => campaignQuestions(tx, await findForm(tx, campaign.id));
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
    over: null,
    questionsPerSitting: campaign.questions_per_sitting,
    keepsCopies: user_id !== null,
    applying: null,
    mayDecline: false,
    questions,
    supplementals,
    address: () => addressOf(tx, user_id),
    receipt: () => receiptOf(tx, campaign, user_id),
    start: (day) => changeParticipation(tx, id, { status: 'started', started_on: day }),
    submit: async (draft) =>
      submitForm(
        deps,
        tx,
        { campaign, questions: await questions(), supplementals: await supplementals() },
        { participation, draft },
      ),
    async submitFeedback(feedback) {
      const box = seal(await publicKeyOf(tx, campaign.id), padded(feedback));
      await addSealedForms(tx, campaign.id, 'feedback', [box]);
      await changeParticipation(tx, id, { feedback_given: true });
    },
  };
}

async function receiptOf(tx: Tx, campaign: Campaign, userId: number | null) {
  return {
    k: campaign.min_group,
    cuts: [...selectCuts(campaign.cuts)],
    kept_until: addDays(campaign.closed_on ?? campaign.closes_on, attributeDays),
    certificate: await certificateOf(tx, campaign),
    own_copy_possible: userId !== null,
  };
}
