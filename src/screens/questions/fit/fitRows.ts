import type { FormFitDetails } from '../../../../dataProviders/questions.ts';
import type { FitGrouping } from '../../../../domain/scoring/personal/fit/formFit.ts';

export type FitBlock = FormFitDetails['blocks'][number];
export type FitGroup = FormFitDetails['groups'][number];
type Difference = FitBlock['statements'][number]['differences'][number];

/** A statement with its marked findings. */
export interface StatementRow {
  readonly key: string;
  readonly block: FitBlock;
  readonly statement: FitBlock['statements'][number];
  readonly isMisfit: boolean;
  /** Marked differences, largest first. */
  readonly marked: readonly GroupResult[];
  /** The largest difference, marked or not. */
  readonly largest: GroupResult | null;
}

export interface GroupResult extends Difference {
  readonly of: FitGroup;
}

export const shownFindings = ['marked', 'curve', 'difference'] as const;
export const sortColumns = ['findings', 'statement', 'curve', 'difference'] as const;

export interface FitFilters {
  readonly q: string;
  readonly show: (typeof shownFindings)[number] | null;
  readonly grouping: FitGrouping | null;
  readonly sort: (typeof sortColumns)[number];
  readonly direction: 'asc' | 'desc';
}

/** All statements of a form, compared by one grouping or by all. */
export function statementRows(
  { blocks, groups }: FormFitDetails,
  grouping: FitGrouping | null = null,
): readonly StatementRow[] {
  return blocks.flatMap((block) =>
    block.statements.map((statement) => {
      const results = statement.differences
        .flatMap((one) => {
          const of = groups[one.group];
          return of && (grouping === null || of.grouping === grouping) ? [{ ...one, of }] : [];
        })
        .sort((one, other) => Math.abs(other.effect) - Math.abs(one.effect));
      return {
        key: `${block.id}:${statement.statement_id}`,
        block,
        statement,
        isMisfit: statement.is_misfit,
        marked: results.filter(({ size }) => size !== 'negligible'),
        largest: results[0] ?? null,
      };
    }),
  );
}

export const hasFinding = ({ isMisfit, marked }: StatementRow): boolean => isMisfit || marked.length > 0;

/** The rows that match the filters, in their order. */
export function selectRows(fit: FormFitDetails, filters: FitFilters): readonly StatementRow[] {
  const words = filters.q.toLocaleLowerCase();
  const sign = filters.direction === 'asc' ? 1 : -1;
  return statementRows(fit, filters.grouping)
    .filter((row) => isShown(row, filters.show))
    .filter(({ statement, block }) => `${statement.text} ${block.code}`.toLocaleLowerCase().includes(words))
    .sort((one, other) => sign * compareRows(one, other, filters.sort));
}

function isShown(row: StatementRow, show: FitFilters['show']): boolean {
  if (show === 'curve') return row.isMisfit;
  if (show === 'difference') return row.marked.length > 0;
  return show === null || hasFinding(row);
}

function compareRows(one: StatementRow, other: StatementRow, by: FitFilters['sort']): number {
  if (by === 'statement') return one.statement.text.localeCompare(other.statement.text);
  return weightOf(one, by) - weightOf(other, by);
}

const effectOf = (result: GroupResult | null | undefined) => Math.abs(result?.effect ?? 0);

function weightOf(row: StatementRow, by: 'findings' | 'curve' | 'difference'): number {
  if (by === 'curve') return row.statement.curve;
  if (by === 'difference') return effectOf(row.largest);
  const most = Math.max(row.isMisfit ? row.statement.curve : 0, effectOf(row.marked[0]));
  return hasFinding(row) ? 10 + most : 0;
}
