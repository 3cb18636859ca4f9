import { declareCuts } from '../../domain/campaigns/cuts.ts';
import { addDays } from '../../domain/dates/days.ts';
import type { Deps } from '../deps.ts';
import { holdOpen } from '../store/actAs.ts';
import { type Campaign, findCampaign, findForm } from '../store/campaigns.ts';
import type { Tx } from '../store/database.ts';
import { participationDrawer } from '../store/drafts.ts';
import { handIn, publicKeyOf } from '../store/forms.ts';
import {
  addressOf,
  changeParticipation,
  findByLink,
  lockParticipation,
  openParticipations,
  type Participation,
  participationsOf,
} from '../store/participations.ts';
import { findAccount } from '../store/people.ts';
import { certificateOf } from '../store/releases.ts';
import { deviceKey, hashOf, linkCode } from '../vault/links.ts';
import { seal } from '../vault/sealedBox.ts';
import { attributeDays } from './campaignKey.ts';
import { handInForm, padded } from './handInForm.ts';
import type { Found, Part, PartSource } from './part.ts';
import { formOf } from './respondentForm.ts';
import { askedSupplementals } from './supplemental/askedSupplementals.ts';

/** Participations in benchmark campaigns. */
export function benchmarkSource(deps: Deps): PartSource {
  const found = (participation: Participation): Found => ({
    accountId: participation.account_id,
    userId: participation.user_id,
    status: participation.status,
    deviceKey: deviceKey(deps.environment.secret, participation.id),
    take: (tx) => take(deps, tx, participation),
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

async function take(deps: Deps, tx: Tx, found: Participation): Promise<Part | null> {
  await holdOpen(tx, found.campaign_id);
  const participation = await lockParticipation(tx, found.id);
  const campaign = await findCampaign(tx, found.account_id, found.campaign_id);
  const account = await findAccount(tx, found.account_id);
  if (!participation || !campaign || !account || participation.token_hash !== found.token_hash) return null;
  return partOf(deps, tx, { participation, campaign, company: account.company_name || account.name });
}

interface Taken {
  readonly participation: Participation;
  readonly campaign: Campaign;
  readonly company: string;
}

function partOf(deps: Deps, tx: Tx, { participation, campaign, company }: Taken): Part {
  const { id, user_id } = participation;
  const { secret } = deps.environment;
  const questions = () => formOf(deps, tx, campaign.id);
  const supplementals = async () => askedSupplementals(tx, await findForm(tx, campaign.id));
  return {
    kind: 'm',
    id,
    accountId: participation.account_id,
    userId: user_id,
    status: participation.status,
    feedbackGiven: participation.feedback_given,
    linkCode: linkCode(secret, id, participation.link_version),
    drawer: participationDrawer(id),
    deviceKey: deviceKey(secret, id),
    name: campaign.name,
    company,
    message: campaign.message,
    closesOn: campaign.closes_on,
    standing: campaign.status,
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
    handIn: async (draft) =>
      handInForm(
        deps,
        tx,
        { campaign, questions: await questions(), supplementals: await supplementals() },
        { participation, draft },
      ),
    async takeFeedback(feedback) {
      const box = seal(await publicKeyOf(tx, campaign.id), padded(feedback));
      await handIn(tx, campaign.id, 'feedback', [box]);
      await changeParticipation(tx, id, { feedback_given: true });
    },
  };
}

async function receiptOf(tx: Tx, campaign: Campaign, userId: number | null) {
  return {
    k: campaign.min_group,
    cuts: [...declareCuts(campaign.cuts)],
    kept_until: addDays(campaign.closed_on ?? campaign.closes_on, attributeDays),
    certificate: await certificateOf(tx, campaign),
    own_copy_possible: userId !== null,
  };
}
