import { aDraft, anOpenSurvey, aSurvey, survey } from '../surveys/cycle.ts';
import type { Belongings } from './belongings.ts';
import type { Case } from './cases.ts';
import type { Stage } from './changes.ts';

const ofCampaign = (more = {}): Case => ({
  body: ({ survey_campaign }: Belongings) => ({ campaign_id: survey_campaign, ...more }),
  status: 404,
});

/** The calls about survey campaigns, asked by a local admin of another account. */
export const surveyCases: Readonly<Record<string, Case>> = {
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
  'POST /v2/exports/cycle_state': ofCampaign(),
  'POST /v2/exports/start_cycle': ofCampaign({ kind: 'zip' }),
  'POST /v2/exports/retry_cycle': ofCampaign(),
};

const chosen = ({ harbor }: Stage) => ({ user_ids: [harbor.ids.user] });
const opened = (stage: Stage) => anOpenSurvey(stage.boss, chosen(stage));

/** What makes these calls change something. */
export const surveyWays: Readonly<Record<string, (stage: Stage) => Promise<object>>> = {
  'POST /v2/surveys/audience': async (stage) => ({ campaign_id: await opened(stage), ...chosen(stage) }),
  'POST /v2/surveys/launch': async (stage) => ({ campaign_id: await aSurvey(stage.boss, chosen(stage)) }),
  'POST /v2/surveys/close': async (stage) => ({ campaign_id: await opened(stage) }),
  'POST /v2/surveys/release': async (stage) => {
    const campaign_id = await opened(stage);
    await survey(stage.boss, 'close', { campaign_id });
    return { campaign_id };
  },
};
