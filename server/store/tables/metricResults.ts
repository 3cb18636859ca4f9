import type { Generated, JSONColumnType } from 'kysely';
import type { MetricCell } from '../../../domain/metricResults/buildMetricRelease.ts';
import type { PublishedContentChange } from '../../../domain/metricResults/content/contentChanges.ts';
import type { SharingAudience } from '../../../domain/metricResults/profileVisibility.ts';
import type { ProfileDisclosure } from '../../../domain/metricResults/sharing/admitProfiles.ts';
import type { TechnicalFigures } from '../../../domain/metricResults/technicalFigures.ts';

/** Published group results of the personal metrics, and shared profiles. */
export interface MetricResultTables {
  metric_releases: {
    id: Generated<number>;
    account_id: number;
    campaign_id: number;
    k: number;
    norm_version: number | null;
    certificate: JSONColumnType<Record<string, number | string>> | null;
    /** Standard deviations by metric of results published before margins came from the scale. */
    spread: JSONColumnType<Record<string, Record<string, number>>, string | undefined>;
    /** Null for results published before these figures were computed. */
    technical: JSONColumnType<TechnicalFigures, string, never> | null;
    /** The release before, with which content changes were computed; null if there was none with the same form. */
    compared_with: Generated<number | null>;
    created_on: string;
  };
  metric_cells: {
    release_id: number;
    account_id: number;
    view: MetricCell['view'];
    dim: string;
    category: string;
    members: string[];
    subject: MetricCell['subject'];
    name: MetricCell['name'];
    value: number;
    low: boolean;
    high: boolean;
    n_band: number;
  };
  result_shares: {
    user_id: number;
    account_id: number;
    shared_with: SharingAudience;
    shared_on: string;
    /** Whether an audit of the newest released campaign has decided if the profile is shown. */
    is_audited: Generated<boolean>;
  };
  /** The people who count in the published means of a campaign. */
  counted_profiles: {
    id: Generated<number>;
    account_id: number;
    campaign_id: number;
    /** Null after an erasure. */
    user_id: number | null;
    groups: string[];
    shown: ProfileDisclosure | null;
    shown_in: string | null;
    is_refused: Generated<boolean>;
    /** Groups of the comparisons by completed course that the person was in. */
    content_groups: Generated<string[]>;
  };
  content_changes: PublishedContentChange & { account_id: number; campaign_id: number };
}
