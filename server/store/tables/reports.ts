import type { Generated } from 'kysely';
import type { PaperFormat } from '../../../domain/reports/paperSizes.ts';
import type { DeliveryKind, ReportState } from '../../../domain/reports/reportDelivery.ts';

export interface ReportTables {
  /** One run per campaign: its reports as a ZIP file, or a notice to each person that their report is ready. */
  report_runs: {
    id: Generated<number>;
    account_id: number;
    campaign_id: number;
    kind: DeliveryKind;
    paper: PaperFormat;
    asked_by: number | null;
    asked_at: string;
    ended_at: string | null;
    /** The time when all its contents are deleted. */
    expires_at: string | null;
  };
  report_parts: {
    id: Generated<number>;
    account_id: number;
    run_id: number;
    target_id: number;
    user_id: number;
    state: Generated<ReportState>;
    /** The refusal code of a failed report. */
    reason: string | null;
    sealed: Uint8Array | null;
  };
}
