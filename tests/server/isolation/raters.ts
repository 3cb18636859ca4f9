import { bounds } from '../raters/testCompany.ts';
import { aCycle, anAssignment, aTarget } from '../survey/testAssessmentCycle.ts';
import type { TestCompanies } from './changePayloads.ts';
import type { IsolationCase } from './isolationCases.ts';
import type { OwnedIds } from './ownedIds.ts';

const names = (body: (ids: OwnedIds) => object, status = 404): IsolationCase => ({ body, status });
const ofTarget = (more: object = {}) => names(({ survey_target }) => ({ target_id: survey_target, ...more }));
const ofRater = (more: object = {}) => names(({ rater }) => ({ id: rater, ...more }));

const ofCampaign = names(({ survey_campaign }) => ({ campaign_id: survey_campaign }));
const ofProposal = names(({ rater_proposal }) => ({ proposal_id: rater_proposal }));

/** The calls about raters, sent by a local admin of another account. */
export const raterCases: Readonly<Record<string, IsolationCase>> = {
  'POST /v2/raters/overview': 'nothing',
  'POST /v2/raters/list': ofTarget(),
  'POST /v2/raters/nominees': ofTarget({ q: 'people' }),
  'POST /v2/raters/nominate': ofTarget({
    relationship: 'other',
    email: 'ours@people.example',
    first_name: 'Ours',
  }),
  'POST /v2/raters/withdraw': ofRater(),
  'POST /v2/raters/waiting': names(({ survey_campaign }) => ({ campaign_id: survey_campaign }), 200),
  'POST /v2/raters/approve': names(({ rater }) => ({ ids: [rater] })),
  'POST /v2/raters/decline': ofRater({ reason: 'Because' }),
  'POST /v2/raters/cycle': ofCampaign,
  'POST /v2/raters/propose': names(({ survey_campaign }) => ({ campaign_id: survey_campaign, cap: 3 })),
  'POST /v2/raters/proposal': ofCampaign,
  'POST /v2/raters/apply': ofProposal,
  'POST /v2/raters/discard': ofProposal,
  'POST /v2/raters/remind': names(({ survey_campaign }) => ({ campaign_id: survey_campaign })),
};

/** An open campaign about a person of Harbor & Pine. */
async function aTargetHere({ server, company: { account } }: TestCompanies) {
  const campaign_id = await aCycle(server, account, bounds);
  const target_id = await aTarget(server, campaign_id, await server.aUser({ account }));
  return { campaign_id, target_id };
}

async function aProposal(testCompany: TestCompanies): Promise<number> {
  const { account } = testCompany.company;
  return anAssignment(testCompany.server, {
    ...(await aTargetHere(testCompany)),
    account,
    relationship: 'peer',
    user: await testCompany.server.aUser({ account }),
    nomination: 'proposed',
  });
}

async function aBalance(testCompany: TestCompanies): Promise<number> {
  const { campaign_id } = await aTargetHere(testCompany);
  return (await testCompany.superAdmin.post('/api/v2/raters/propose', { campaign_id, cap: 3 })).body.id;
}

/** Valid payloads for each change of raters. */
export const raterChangePayloads: Readonly<Record<string, (testCompany: TestCompanies) => Promise<object>>> =
  {
    'POST /v2/raters/nominate': async (testCompany) => ({
      target_id: (await aTargetHere(testCompany)).target_id,
      relationship: 'peer',
      user_id: (await testCompany.server.aUser({ account: testCompany.company.account })).id,
    }),
    'POST /v2/raters/withdraw': async (testCompany) => ({ id: await aProposal(testCompany) }),
    'POST /v2/raters/approve': async (testCompany) => ({ ids: [await aProposal(testCompany)] }),
    'POST /v2/raters/decline': async (testCompany) => ({
      id: await aProposal(testCompany),
      reason: 'Too new',
    }),
    'POST /v2/raters/propose': async (testCompany) => ({
      campaign_id: (await aTargetHere(testCompany)).campaign_id,
      cap: 3,
    }),
    'POST /v2/raters/apply': async (testCompany) => ({ proposal_id: await aBalance(testCompany) }),
    'POST /v2/raters/discard': async (testCompany) => ({ proposal_id: await aBalance(testCompany) }),
    'POST /v2/raters/remind': async (testCompany) => ({
      campaign_id: (await aTargetHere(testCompany)).campaign_id,
    }),
  };
