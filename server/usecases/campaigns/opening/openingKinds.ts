import type { AudienceCampaignKind } from '../../../../domain/campaigns/campaignMails.ts';
import type { OpeningProblem } from '../../../../domain/campaigns/scheduledOpening.ts';
import { changeCampaign, findCampaign, lockCampaign } from '../../../store/campaigns/campaigns.ts';
import type { Tx } from '../../../store/database.ts';
import {
  changeSurveyCampaign,
  findSurveyCampaign,
  lockSurveyCampaign,
} from '../../../store/surveys/campaigns.ts';

/** What a scheduled opening reads of a campaign, of whichever kind. */
export interface OpeningCampaign {
  readonly id: number;
  readonly account_id: number;
  readonly name: string;
  readonly status: 'draft' | 'open' | 'closed';
  readonly opens_on: string | null;
  readonly scheduled_at: string | null;
  readonly scheduled_by: number | null;
  readonly opening_problem: string | null;
  readonly created_by: number | null;
}

interface OpeningChanges {
  readonly scheduled_at?: string | null;
  readonly scheduled_by?: number | null;
  readonly opening_problem?: OpeningProblem | null;
}

/** The fields of a campaign that is not scheduled. */
export const unscheduledFields = { scheduled_at: null, scheduled_by: null } as const;

/** How the campaigns of one kind are read and changed. */
interface OpeningKind {
  readonly resource: 'benchmark_campaigns' | 'survey_campaigns';
  readonly module: 'microSurvey' | '360';
  find(tx: Tx, accountId: number, id: number): Promise<OpeningCampaign | null>;
  lock(tx: Tx, accountId: number, id: number): Promise<OpeningCampaign | null>;
  change(tx: Tx, id: number, changes: OpeningChanges, now: Date): Promise<void>;
}

export const openingKinds: Readonly<Record<AudienceCampaignKind, OpeningKind>> = {
  benchmark: {
    resource: 'benchmark_campaigns',
    module: 'microSurvey',
    find: findCampaign,
    lock: lockCampaign,
    change: changeCampaign,
  },
  survey: {
    resource: 'survey_campaigns',
    module: '360',
    find: findSurveyCampaign,
    lock: lockSurveyCampaign,
    change: changeSurveyCampaign,
  },
};
