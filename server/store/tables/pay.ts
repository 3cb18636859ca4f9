import type { Generated } from 'kysely';
import type { PayFileState } from '../../../domain/pay/upload/payFileStates.ts';

/** Files of pay projects. `content` is encrypted with the pay key of the account. */
export interface PayTables {
  pay_files: {
    id: Generated<number>;
    account_id: number;
    project_id: number;
    author_id: number | null;
    state: PayFileState;
    row_count: number;
    error_count: Generated<number>;
    created_at: string;
    applied_at: string | null;
    content: Uint8Array;
  };
}
