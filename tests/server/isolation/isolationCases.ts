import { searchedRecords } from '../../../contract/v2/search.ts';
import { aDraft } from '../campaigns/testCampaigns.ts';
import { hiringCases } from './hiring.ts';
import { learningCases } from './learning.ts';
import type { OwnedIds } from './ownedIds.ts';
import { payCases } from './pay.ts';
import { peopleCases } from './people.ts';
import { raterCases } from './raters.ts';
import { resultCases } from './results.ts';
import { sessionCases } from './sessions.ts';
import { surveyCases } from './surveys.ts';
import { canary } from './testCompany.ts';

/** A body that references data of another account, and the status for it and for missing data. */
export interface ForeignReference {
  readonly body: (ids: OwnedIds) => object;
  readonly status: number;
}

/** `nothing`: the call references no row of an account. */
export type IsolationCase = ForeignReference | 'nothing';

const names = (body: ForeignReference['body'], status = 404): ForeignReference => ({ body, status });
const account = names(({ account }) => ({ account_id: account }));
const anAccount = {
  name: 'Mine now',
  company_name: 'Mine now',
  contract_date: null,
  schema_name: 'mine_now',
  modules: [],
  enable_search: false,
  shares_benchmark: false,
  time_zone: 'Europe/Berlin',
};
const aPolicy = { min_length: 12, idle_minutes: 60, absolute_hours: 24, two_factor: 'optional' };
const anImport = names(({ user_import }) => ({ import_id: user_import }));
const ofCampaign = names(({ campaign }) => ({ campaign_id: campaign }));
const ofEmail = names(({ campaign }) => ({
  campaign_id: campaign,
  template: 'invitation',
  locale: 'de', // Nothing is stored in this language, so that it can be saved as a first edit.
  subject: '{campaign}',
  body: '{company}',
  sender_name: '',
}));
const ofParticipant = names(({ campaign, participation }) => ({
  campaign_id: campaign,
  participant_id: participation,
}));

/** Every call of the main API, sent by a local admin of another account. */
export const callCases: Readonly<Record<string, IsolationCase>> = {
  'POST /login': 'nothing',
  'POST /logout': 'nothing',
  'POST /grecaptcha_verify': 'nothing',
  'POST /mtcaptcha_verify': 'nothing',
  'GET /v2/session': 'nothing',
  'POST /v2/session/view': names(({ account }) => ({ account_id: account, reason: 'Out of curiosity' })),
  'POST /v2/session/leave': names(({ account }) => ({ account_id: account }), 200),
  'POST /v2/session/request_reset': 'nothing',
  'POST /v2/session/reset_password': 'nothing',
  'POST /v2/session/change_password': 'nothing',
  'POST /v2/session/change_email': 'nothing',
  'POST /v2/session/update_profile': 'nothing',
  'GET /v2/session/profile': 'nothing',
  'GET /v2/session/list': 'nothing',
  'POST /v2/session/revoke': names(({ session }) => ({ id: session })),
  'POST /v2/account/get_accounts': 'nothing',
  'POST /v2/account/get_account': account,
  'POST /v2/account/create': 'nothing',
  'POST /v2/account/invite_administrator': names(({ account }) => ({
    account_id: account,
    first_name: 'Mine',
    last_name: 'Now',
    email: 'mine.now@people.example',
  })),
  'POST /v2/account/update': names(({ account }) => ({ ...anAccount, account_id: account })),
  'POST /v2/account/update_status': names(({ account }) => ({ account_id: account, status: 'closed' }), 403),
  'POST /v2/account/read_time_zone': 'nothing',
  'POST /v2/account/change_time_zone': 'nothing',
  'POST /v2/branding/read': 'nothing',
  'POST /v2/branding/save': 'nothing',
  'POST /v2/branding/remove_logo': 'nothing',
  'POST /v2/first_steps/read': 'nothing',
  'POST /v2/first_steps/change': 'nothing',
  'POST /v2/home/overview': 'nothing',
  'POST /v2/calendar/entries': 'nothing',
  'POST /v2/calendar/feed': 'nothing',
  'POST /v2/calendar/create_feed': 'nothing',
  'POST /v2/calendar/revoke_feed': 'nothing',
  'POST /v2/notifications/list': 'nothing',
  'POST /v2/notifications/unread': 'nothing',
  'POST /v2/notifications/mark_read': names(({ notification }) => ({ ids: [notification] }), 200),
  'POST /v2/notifications/settings': 'nothing',
  'POST /v2/notifications/set_delivery': 'nothing',
  'POST /v2/search': names(() => ({ q: canary, kinds: [...searchedRecords] }), 200),
  ...payCases,
  ...peopleCases,
  'POST /v2/user_imports/list': 'nothing',
  'POST /v2/user_imports/get': anImport,
  'POST /v2/user_imports/rows': anImport,
  'POST /v2/user_imports/check': names(({ user_import }) => ({ import_id: user_import, mapping: ['email'] })),
  'POST /v2/user_imports/apply': anImport,
  'POST /v2/user_imports/undo': anImport,
  'POST /v2/user_imports/discard': anImport,
  'POST /v2/relationships/of_person': names(({ user }) => ({ user_id: user })),
  'POST /v2/relationships/checks': 'nothing',
  'POST /v2/relationships/derive_preview': 'nothing',
  'POST /v2/relationships/derive': 'nothing',
  'POST /v2/microsurvey/participation': names(({ campaign }) => ({ campaign_ids: [campaign] }), 200),
  'POST /v2/microsurvey/campaigns': names(({ campaign }) => ({ filter: { campaign_ids: [campaign] } }), 200),
  'GET /v2/microsurvey/topics': 'nothing',
  'POST /v2/microsurvey/launch_check': ofCampaign,
  'POST /v2/microsurvey/participants': ofCampaign,
  'POST /v2/microsurvey/reminder_check': ofCampaign,
  'POST /v2/microsurvey/schedule': names(({ campaign }) => ({
    campaign_id: campaign,
    opens_on: '2026-12-01',
  })),
  'POST /v2/microsurvey/cancel_schedule': ofCampaign,
  'POST /v2/microsurvey/preview': ofCampaign,
  'POST /v2/microsurvey/preview_opened': 'nothing',
  'POST /v2/microsurvey/mails/read': ofEmail,
  'POST /v2/microsurvey/mails/preview': ofEmail,
  'POST /v2/microsurvey/mails/save': ofEmail,
  'POST /v2/microsurvey/mails/send_test': ofEmail,
  'POST /v2/microsurvey/codes/letters': ofCampaign,
  'POST /v2/microsurvey/codes/poster': ofCampaign,
  'POST /v2/survey/enter_code': 'nothing',
  'POST /v2/survey/open': 'nothing',
  'POST /v2/survey/begin': 'nothing',
  'POST /v2/survey/answer': 'nothing',
  'POST /v2/survey/supplemental': 'nothing',
  'POST /v2/survey/feedback': 'nothing',
  'POST /v2/survey/consent': 'nothing',
  'POST /v2/survey/decline': 'nothing',
  'POST /v2/questions/fit': 'nothing',
  'POST /v2/questions/question': 'nothing',
  'POST /v2/questions/save': 'nothing',
  'POST /v2/questions/activate': 'nothing',
  'POST /v2/questions/translate': 'nothing',
  'POST /v2/supplemental_questions/question': names(({ supplemental_question }) => ({
    id: supplemental_question,
  })),
  'POST /v2/supplemental_questions/save': names(({ supplemental_question }) => ({
    id: supplemental_question,
    form: { kind: 'text', text: 'Mine now?' },
    campaign_kinds: [],
  })),
  'POST /v2/supplemental_questions/translate': names(({ supplemental_question }) => ({
    id: supplemental_question,
    version: 1,
    locale: 'de',
    words: [{ part: 'text', text: 'Jetzt meins?' }],
  })),
  'POST /v2/supplemental_questions/offered': 'nothing',
  'POST /v2/supplemental_questions/take': names(({ supplemental_question }) => ({
    id: supplemental_question,
  })),
  'POST /v2/builder/profile': names(({ blueprint }) => ({ blueprint_id: blueprint })),
  'POST /v2/builder/save_ranges': names(({ blueprint }) => ({
    blueprint_id: blueprint,
    ranges: [],
    version: '2026-11-21T09:00:00.000Z',
  })),
  'POST /v2/builder/change_blueprint_status': names(({ blueprint }) => ({
    blueprint_id: blueprint,
    status: 'approved',
  })),
  'POST /v2/builder/revise_blueprint': names(({ blueprint }) => ({ blueprint_id: blueprint, as: 'copy' })),
  ...sessionCases,
  ...learningCases,
  'POST /v2/builder/choices': names(({ user }) => ({ kind: 'person', ids: [user] }), 200),
  'POST /v2/builder/change_sprint_status': names(({ sprint }) => ({
    sprint_id: sprint,
    status: 'cancelled',
  })),
  'POST /v2/builder/copy_sprint': names(({ sprint }) => ({ sprint_id: sprint })),
  'POST /v2/builder/set_template': names(({ sprint }) => ({ sprint_id: sprint, is_template: true })),
  'POST /v2/builder/own_sprints': 'nothing',
  'POST /v2/builder/own_sprint': names(({ sprint }) => ({ sprint_id: sprint })),
  'POST /v2/builder/check_step': names(({ sprint_step }) => ({ step_id: sprint_step, is_done: true })),
  'POST /v2/builder/save_retrospective': names(({ sprint }) => ({
    sprint_id: sprint,
    text: 'Mine now',
    version: '2026-11-21T09:00:00.000Z',
  })),
  'POST /v2/builder/end_sprint': names(({ sprint }) => ({ sprint_id: sprint, status: 'finished' })),
  'POST /v2/builder/set_nudges': names(({ sprint }) => ({
    sprint_id: sprint,
    nudges: false,
    rhythm: 'weekly',
  })),
  'POST /v2/builder/templates': 'nothing',
  'POST /v2/builder/start_sprint': names(({ sprint }) => ({
    request_key: '5e0c9a52-3a3b-4c0a-9d3c-0d7e0c5d8f22',
    template_id: sprint,
    starts_on: '2026-11-30',
    nudges: true,
    rhythm: 'weekly',
  })),
  'POST /v2/support/message': 'nothing',
  'POST /v2/compensation/options': 'nothing',
  'POST /v2/compensation/find': 'nothing',
  'POST /v2/compensation/price': 'nothing',
  'POST /v2/scoring/runs': 'nothing',
  'POST /v2/scoring/rescore': 'nothing',
  'POST /v2/benchmark_file/read': 'nothing',
  'POST /v2/benchmark_file/check': 'nothing',
  'POST /v2/benchmark_file/load': 'nothing',
  'POST /v2/benchmark_file/remove': 'nothing',
  'POST /v2/tasks/outbox': 'nothing',
  'POST /v2/tasks/jobs': 'nothing',
  'POST /v2/tasks/cancel': 'nothing',
  'POST /v2/tasks/schedules': 'nothing',
  'POST /v2/tasks/run_now': 'nothing',
  'POST /v2/tasks/retry': 'nothing',
  'POST /v2/tasks/retry_mail': names(({ mail }) => ({ id: mail }), 403),
  'POST /v2/session/revoke_others': 'nothing',
  'GET /v2/personal_data': 'nothing',
  'POST /v2/personal_data/ask': 'nothing',
  'POST /v2/personal_data/erase_self': 'nothing',
  'POST /v2/personal_data/erase': names(({ user }) => ({ user_id: user })),
  'GET /v2/two_factor': 'nothing',
  'POST /v2/two_factor/begin': 'nothing',
  'POST /v2/two_factor/confirm': 'nothing',
  'POST /v2/two_factor/renew': 'nothing',
  'POST /v2/two_factor/turn_off': 'nothing',
  'POST /v2/security/sign_ins': names(({ user }) => ({ user_id: user }), 403),
  'POST /v2/security/lock_outs': 'nothing',
  'POST /v2/security/release': 'nothing',
  'POST /v2/security/sessions': names(({ user }) => ({ user_id: user }), 403),
  'POST /v2/security/revoke': names(({ session }) => ({ id: session }), 403),
  'POST /v2/security/revoke_all': names(({ user }) => ({ user_id: user }), 403),
  'POST /v2/security/audit': names(({ account }) => ({ account_id: account }), 403),
  'POST /v2/security/audit_words': 'nothing',
  'POST /v2/security/policies': 'nothing',
  'POST /v2/security/save_policy': names(({ account }) => ({ ...aPolicy, account_id: account }), 403),
  'POST /v2/security/remove_policy': names(({ account }) => ({ account_id: account }), 403),
  'POST /v2/security/person': names(({ user }) => ({ user_id: user }), 403),
  'POST /v2/security/reset_second_factor': names(({ user }) => ({ user_id: user }), 403),
  ...hiringCases,
  ...raterCases,
  ...resultCases,
  ...surveyCases,
  'GET /v2/config': 'nothing',
};

/** Every action of the legacy files, sent by a local admin of another account. */
export const actionCases: Readonly<Record<string, IsolationCase>> = {
  'account.php get-all': 'nothing',
  'account.php get-user-delegated-accounts': 'nothing',
  'account.php get-account': names(({ account }) => ({ id: account, account_id: account })),
  'account.php update': names(({ account }) => ({ ...anAccount, account_id: account })),
  'account.php create': 'nothing',
  'account.php change-status': names(({ account }) => ({ account_id: account, status: 'closed' }), 403),
  'account.php get-users': account,
  'account.php get-users-by-role': account,
  'account.php get-relations': account,
  'micro_survey.php get-campaign': ofCampaign,
  'micro_survey.php assign-users': names(({ campaign, user, team }) => ({
    campaign_id: campaign,
    user_ids: [user],
    team_ids: [team],
  })),
  'micro_survey.php get-participant': names(({ participation }) => ({ participant_id: participation })),
  'micro_survey.php delete-micro-survey-assignment': ofParticipant,
  'micro_survey.php toggle-campaign-status': ofCampaign,
  'micro_survey.php send-reminders': ofCampaign,
  'micro_survey.php resend-micro-survey': ofParticipant,
  'micro_survey.php delete-micro-survey-campaign': ofCampaign,
  'micro_survey.php get-micro-survey-questions': 'nothing',
  'micro_survey.php get-all-micro-surveys': 'nothing',
  'campaign.php create-micro-survey-campaign': names(
    ({ user, team }) => ({ ...aDraft, audience: 'chosen', user_ids: [user], team_ids: [team] }),
    422,
  ),
  'campaign.php update-micro-survey-campaign': names(({ campaign }) => ({
    ...aDraft,
    campaign_id: campaign,
  })),
};
