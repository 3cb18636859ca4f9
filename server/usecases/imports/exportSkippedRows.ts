import type { ImportSubject } from '../../../domain/imports/importFields.ts';
import type { RowReason } from '../../../domain/imports/importStates.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { byteOrderMark, csvLine } from '../../../domain/tables/csv.ts';
import { imports as words } from '../../../locales/en/imports.ts';
import { rules } from '../../../locales/en/rules.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import { listSkippedRows } from '../../store/imports/importRows.ts';
import { findImport, type StoredImport } from '../../store/imports/imports.ts';
import { recordImportAudit } from './recordImportAudit.ts';

type SkippedRow = Awaited<ReturnType<typeof listSkippedRows>>[number];
const chunk = 200;

/**
 * Returns the skipped rows as in the file, with their problems, to be corrected and imported again. Cells that a
 * spreadsheet would execute are escaped. Throws `not_found`.
 */
export async function exportSkippedRows(
  deps: Deps,
  caller: Caller,
  importId: number,
): Promise<{ readonly lines: AsyncGenerator<string> }> {
  const download = await deps.database.as(caller.scope, async (tx) => {
    const stored = await findImport(tx, accountOf(caller), importId);
    if (!stored) throw new Refusal('not_found');
    await recordImportAudit(tx, caller, { action: 'export', importId, now: deps.clock.now() });
    return stored;
  });
  return { lines: linesOf(deps, caller, download) };
}

async function* linesOf(
  deps: Deps,
  caller: Caller,
  { id, headings, subject }: Pick<StoredImport, 'id' | 'headings' | 'subject'>,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine([words.errors.line, ...headings, words.errors.why]);
  for (let after = 0; ; ) {
    const rows = await deps.database.as(caller.scope, (tx) => listSkippedRows(tx, id, after, chunk));
    for (const row of rows) {
      yield csvLine([
        row.line,
        ...headings.map((_heading, at) => row.cells[at] ?? ''),
        reasonsOf(row, subject),
      ]);
    }
    if (rows.length < chunk) return;
    after = rows.at(-1)?.line ?? 0;
  }
}

function reasonsOf({ problems, reason }: SkippedRow, subject: ImportSubject): string {
  const reported = (problems ?? []).map(({ field, problem, params = {} }) => {
    const sentence = filled(rules[problem as keyof typeof rules] ?? problem, params);
    const name = field === 'row' ? null : words.fields[field as keyof typeof words.fields];
    return name ? `${name}: ${sentence}` : sentence;
  });
  const reasons: Partial<Record<RowReason, string>> = words[subject].reasons;
  return [...reported, ...(reason ? [reasons[reason] ?? ''] : [])].join(' ');
}

const filled = (sentence: string, params: Readonly<Record<string, string | number>>) =>
  sentence.replace(/%\{(\w+)\}/g, (_whole, name: string) => String(params[name] ?? ''));
