import { aDraft, anOpenSurvey, aSurvey, survey } from '../surveys/testCycle.ts';
import type { TestCompanies } from './changePayloads.ts';
import type { IsolationCase } from './isolationCases.ts';
import type { OwnedIds } from './ownedIds.ts';

const ofCampaign = (more = {}): IsolationCase => ({
  body: ({ survey_campaign }: OwnedIds) => ({ campaign_id: survey_campaign, ...more }),
  status: 404,
});

const ofEmail = ofCampaign({
  template: 'raterInvitation',
  locale: 'de', // Nothing is stored in this language, so that it can be saved as a first edit.
  subject: '{campaign}',
  body: '{company}',
  sender_name: '',
});
const opensOn = { opens_on: '2026-12-01' };

/** The calls about 360 campaigns, sent by a local admin of another account. */
export const surveyCases: Readonly<Record<string, IsolationCase>> = {
  'POST /v2/surveys/campaign': ofCampaign(),
  'POST /v2/surveys/create': {
    body: ({ user, team }) => ({ ...aDraft, user_ids: [user], team_ids: [team] }),
    status: 422,
  },
  'POST /v2/surveys/update': ofCampaign({ ...aDraft, name: 'Mine now' }),
  'POST /v2/surveys/audience': ofCampaign(),
  'POST /v2/surveys/launch': ofCampaign(),
  'POST /v2/surveys/close': ofCampaign(),
  'POST /v2/surveys/release': ofCampaign(),
  'POST /v2/surveys/clone': ofCampaign(),
  'POST /v2/surveys/delete': ofCampaign(),
  'POST /v2/surveys/funnel': ofCampaign(),
  'POST /v2/surveys/targets': ofCampaign(),
  'POST /v2/surveys/target': { body: ({ survey_target }) => ({ target_id: survey_target }), status: 404 },
  'POST /v2/surveys/summary': {
    body: ({ survey_campaign }) => ({ campaign_ids: [survey_campaign] }),
    status: 200,
  },
  'POST /v2/surveys/search': 'nothing',
  'POST /v2/surveys/schedule': ofCampaign(opensOn),
  'POST /v2/surveys/cancel_schedule': ofCampaign(),
  'POST /v2/surveys/reminder_check': ofCampaign(),
  'POST /v2/surveys/preview': ofCampaign({ kind: 's' }),
  'POST /v2/surveys/mails/read': ofEmail,
  'POST /v2/surveys/mails/preview': ofEmail,
  'POST /v2/surveys/mails/save': ofEmail,
  'POST /v2/surveys/mails/send_test': ofEmail,
  'POST /v2/exports/cycle_state': ofCampaign(),
  'POST /v2/exports/start_cycle': ofCampaign({ kind: 'zip' }),
  'POST /v2/exports/retry_cycle': ofCampaign(),
};

const chosen = ({ company }: TestCompanies) => ({ user_ids: [company.ids.user] });
const opened = (testCompany: TestCompanies) => anOpenSurvey(testCompany.superAdmin, chosen(testCompany));

/** Payloads with which these calls change something. */
export const surveyChangePayloads: Readonly<Record<string, (testCompany: TestCompanies) => Promise<object>>> =
  {
    'POST /v2/surveys/audience': async (testCompany) => ({
      campaign_id: await opened(testCompany),
      ...chosen(testCompany),
    }),
    'POST /v2/surveys/launch': async (testCompany) => ({
      campaign_id: await aSurvey(testCompany.superAdmin, chosen(testCompany)),
    }),
    'POST /v2/surveys/schedule': async (testCompany) => ({
      campaign_id: await aSurvey(testCompany.superAdmin, { ...chosen(testCompany), ...opensOn }),
      ...opensOn,
    }),
    'POST /v2/surveys/cancel_schedule': async (testCompany) => {
      const campaign_id = await aSurvey(testCompany.superAdmin, { ...chosen(testCompany), ...opensOn });
      await survey(testCompany.superAdmin, 'schedule', { campaign_id, ...opensOn });
      return { campaign_id };
    },
    'POST /v2/surveys/close': async (testCompany) => ({ campaign_id: await opened(testCompany) }),
    'POST /v2/surveys/release': async (testCompany) => {
      const campaign_id = await opened(testCompany);
      await survey(testCompany.superAdmin, 'close', { campaign_id });
      return { campaign_id };
    },
  };
