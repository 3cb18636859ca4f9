import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type {
  ParticipantResponse,
  ReminderCheckResponse,
} from '../../../../contract/v2/benchmarkCampaigns.ts';
import type { ReadMailResponse } from '../../../../contract/v2/campaignMails.ts';
import type { CampaignWithAudience } from '../../../../dataProviders/campaignAudience.ts';
import type { EditedMail } from '../../../../dataProviders/campaignMails.ts';
import { dataProvider } from '../../../../dataProviders/index.ts';
import type { SignedInPerson } from '../../../../domain/access/signedInPerson.ts';
import { mainRoutes } from '../../../../src/routes/mainRoutes.ts';
import { aPerson } from '../../../domain/access/people.ts';
import { stubFetch } from '../../../support/stubFetch.ts';
import { renderApp } from '../../app/renderApp.tsx';

export const administrator = aPerson({ permissions: ['local_admin'] });
export const teamLead = aPerson({ id: 8, permissions: ['user', 'supervisor'] });

type Campaign = Omit<CampaignWithAudience, 'id'>;

export const aCampaign = (overrides: Partial<Campaign> = {}): Campaign => ({
  campaign_id: 6,
  name: 'Culture benchmark Q4',
  message: null,
  length: 'full',
  topic_ids: [],
  status: 'open',
  opens_on: '2026-11-13',
  closes_on: '2026-12-04',
  min_group: 5,
  cuts: ['gender', 'team'],
  sensitive_min_group: 10,
  left_out_when_small: [],
  questions_per_sitting: null,
  reminders: true,
  supplemental_ids: [],
  audience: 'everyone',
  scheduled_at: null,
  scheduled_by: null,
  opening_problem: null,
  launched_on: '2026-11-13',
  closed_on: null,
  created_by: 3,
  updated_at: '2026-11-13T09:00:00.000Z',
  team_ids: [],
  user_ids: [],
  participation_percent: 45,
  started_percent: 65,
  invited_from: 100,
  publishing_percent: null,
  ...overrides,
});

export const aDraft = (overrides: Partial<Campaign> = {}): Campaign =>
  aCampaign({
    status: 'draft',
    launched_on: null,
    participation_percent: null,
    started_percent: null,
    invited_from: null,
    audience: 'chosen',
    team_ids: [11],
    user_ids: [21],
    ...overrides,
  });

const aText = { subject: '{campaign}', body: 'Hello {first_name},', sender_name: '' };
export const aMail = (overrides: Partial<ReadMailResponse> = {}): ReadMailResponse => ({
  text: aText,
  standard: { ...aText, subject: 'Standard subject' },
  updated_at: null,
  edited_locales: [],
  is_mail_configured: true,
  own_address: 'ada@people.example',
  ...overrides,
});

export const aParticipant = (overrides: Partial<ParticipantResponse> = {}): ParticipantResponse => ({
  participant_id: 40,
  campaign_id: 6,
  user_id: 21,
  name: 'Grace Abebe',
  status: 'delivered',
  invited_on: '2026-11-13',
  channel: 'email',
  ...overrides,
});

export interface Situation {
  readonly at: string;
  readonly person?: SignedInPerson;
  readonly campaign?: Campaign;
  readonly participants?: readonly ParticipantResponse[];
  /** The people a launch would invite. */
  readonly reach?: number;
  /** Of them, the people without an email address who get a text message, and those who need a letter. */
  readonly byText?: number;
  readonly byLetter?: number;
  /** Campaigns with nearly the same audience. */
  readonly similar?: number;
  /** Whether only shares are limited by another campaign. */
  readonly limitsShares?: boolean;
  readonly reminderCheck?: ReminderCheckResponse;
  /** Responses of calls about emails by the end of their path, instead of the default ones. */
  readonly mails?: Readonly<Record<string, () => { status?: number; body: unknown }>>;
  /** Responses of actions by name, instead of the default ones. */
  readonly actions?: Readonly<Record<string, () => { status?: number; body: unknown }>>;
  readonly width?: 'phone' | 'desktop';
}

const theTopics = ['Belonging', 'Fairness'].map((topic, at) => ({
  topic_id: at + 1,
  topic,
  description: '',
  elements: [],
}));

interface LegacyBody {
  readonly actionName: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Opens a page of a campaign in the shell; only the network is replaced. */
export async function renderCampaign({ at, person = administrator, ...rest }: Situation) {
  const {
    campaign = aCampaign(),
    participants = [aParticipant()],
    reach = 120,
    similar = 0,
    byText = 0,
    byLetter = 0,
    limitsShares = false,
    reminderCheck = { about: 125, last_sent_at: null, possible_at: null },
    actions = {},
    mails = {},
    width,
  } = rest;
  const usual: Record<string, unknown> = {
    'get-campaign': { ms_campaign: campaign },
    'get-participant': { participant: participants[0] },
    'update-micro-survey-campaign': {
      campaign_id: campaign.campaign_id,
      message: 'update-micro-survey-campaign done.',
      schedule_canceled: false,
    },
  };
  const legacy = ({ body }: { body: unknown }) => {
    const { actionName } = body as LegacyBody;
    const own = actions[actionName];
    if (own) return own();
    return { body: { data: usual[actionName] ?? { message: `${actionName} done.` } } };
  };
  const opened = await renderApp({
    at,
    routes: mainRoutes,
    person,
    dataProvider,
    width,
    answers: {
      '/micro_survey.php': legacy,
      '/campaign.php': legacy,
      '/v2/account/get_accounts': () => ({ body: { accounts: [] } }),
      '/v2/microsurvey/launch_check': () => ({
        body: {
          invited: reach,
          similar_campaigns: similar,
          by_text: byText,
          by_letter: byLetter,
          limits_shares_only: limitsShares,
          questions: 48,
          languages: ['en', 'de'],
          time_zone: 'Europe/Berlin',
        },
      }),
      '/v2/microsurvey/reminder_check': () => ({ body: reminderCheck }),
      '/v2/microsurvey/schedule': () => ({ body: { message: 'Opening scheduled.' } }),
      '/v2/microsurvey/cancel_schedule': () => ({ body: { message: 'Scheduled opening canceled.' } }),
      '/v2/microsurvey/topics': () => ({ body: { topics: theTopics } }),
      '/v2/microsurvey/mails/read': mails.read ?? (() => ({ body: aMail() })),
      '/v2/microsurvey/mails/preview':
        mails.preview ??
        (({ body }) => {
          const { subject, body: text, sender_name } = body as EditedMail;
          const page = '/api/v2/microsurvey/mails/page?of=x';
          return { body: { subject, text: `${text} (preview)`, sender_name, page } };
        }),
      '/v2/microsurvey/mails/save': mails.save ?? (() => ({ body: { message: 'Email saved.' } })),
      '/v2/microsurvey/mails/send_test': () => ({ body: { message: 'Test email sent.' } }),
      '/v2/microsurvey/codes/letters': () => ({ body: { name: 'Letters', count: 2, content: 'JVBERg==' } }),
      '/v2/microsurvey/codes/poster': () => ({ body: { name: 'Poster', content: 'JVBERg==' } }),
      '/v2/microsurvey/participants': ({ body }) => ({ body: page(participants, body as PageRequest) }),
    },
  });
  answerRecords();
  const { sent } = opened;
  return {
    ...opened,
    /** The payloads sent to an action, in order. */
    done: (actionName: string) =>
      sent
        .map(({ body }) => body as LegacyBody | undefined)
        .filter((body) => body?.actionName === actionName)
        .map((body) => body?.data),
    asked: (path: string) => sent.filter((call) => call.path === path).map(({ body }) => body),
  };
}

interface PageRequest {
  readonly page: number;
  readonly per_page: number;
  readonly q: string | null;
  readonly status: string | null;
}

/** Long tables make a test slow; the total is reported nevertheless. */
const drawn = 3;

function page(all: readonly ParticipantResponse[], { page: number, per_page, q, status }: PageRequest) {
  const left = all.filter(
    (one) => (status === null || one.status === status) && (q === null || one.name.includes(q)),
  );
  const from = (number - 1) * per_page;
  return { participants: left.slice(from, from + drawn), total: left.length };
}

const rows: Readonly<Record<string, readonly object[]>> = {
  teams: [
    { id: 11, name: 'Dock crew' },
    { id: 12, name: 'Sawmill' },
  ],
  users: [{ id: 21, first_name: 'Grace', last_name: 'Abebe' }],
  memberships: [{ id: 1, team_id: 11, user_id: 22 }],
};

/** Lists of records have their total in a header, which the shell's responses lack. */
function answerRecords(): void {
  const others = globalThis.fetch;
  stubFetch(async (url: string, init: RequestInit) => {
    const [, resource] = /^\/api\/v2\/resources\/(\w+)/.exec(url) ?? [];
    if (resource === undefined) return others(url, init);
    const headers = { 'content-range': `${resource} 0-0/${rows[resource]?.length ?? 0}` };
    return new Response(JSON.stringify(rows[resource] ?? []), { headers });
  });
}

export async function expectNotification(text: string): Promise<void> {
  expect((await screen.findAllByText(text)).length).toBe(1);
}
