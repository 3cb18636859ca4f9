import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { addImport } from '../../store/imports/imports.ts';
import { addRows } from '../../store/imports/rows.ts';
import type { Asker } from '../asker.ts';
import { readFile } from './file/readFile.ts';
import { noteImport } from './note.ts';

const rowsAtOnce = 5_000;
const longestName = 120;

/** Reads a file of people and keeps its rows; nothing is changed yet. Throws `file_refused`. */
export async function uploadFile(
  deps: Deps,
  asker: Asker,
  { bytes, name }: { readonly bytes: Buffer; readonly name: string },
): Promise<{ import_id: number }> {
  const account_id = asker.scope.accountId;
  if (account_id === null) throw new Refusal('forbidden', 403);
  const { encoding, headings, rows } = await readFile(bytes);
  const now = deps.clock.now();
  const file_name = name.replace(/\p{Cc}/gu, '').slice(0, longestName) || 'people';
  return deps.database.as(asker.scope, async (tx) => {
    const import_id = await addImport(tx, {
      account_id,
      file_name,
      encoding,
      headings,
      row_count: rows.length,
      author_id: asker.person.user.id,
      created_at: now.toISOString(),
    });
    for (let at = 0; at < rows.length; at += rowsAtOnce) {
      await addRows(tx, { import_id, account_id }, rows.slice(at, at + rowsAtOnce));
    }
    await noteImport(tx, asker, {
      action: 'create',
      importId: import_id,
      after: { file_name, rows: rows.length },
      now,
    });
    return { import_id };
  });
}
