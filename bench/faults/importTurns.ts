import { accountScope } from '../../server/kernel/scope.ts';
import { applyImport, checkImport, undoImport } from '../../server/usecases/imports/importSteps.ts';
import { readImport } from '../../server/usecases/imports/readImports.ts';
import { readQueuedFiles } from '../../server/usecases/imports/reading/readQueuedFiles.ts';
import { runImports } from '../../server/usecases/imports/runImports.ts';
import { uploadFile } from '../../server/usecases/imports/uploadFile.ts';
import { addBenchAccount, type BenchDatabase, benchDeps, openBenchDatabase } from '../benchDatabase.ts';
import { worstFiles } from './importFiles.ts';
import { measureLongestTurn } from './longestTurn.ts';

type Caller = Parameters<typeof uploadFile>[1];
interface Turn {
  readonly what: string;
  readonly ms: number;
}

const chunk = 64 * 1024;

/**
 * Measures the longest event loop turn while each of the worst files is stored and read, and in each later
 * step.
 */
export async function measureImportTurns(benchDatabase: BenchDatabase): Promise<Turn[]> {
  const database = await openBenchDatabase(benchDatabase);
  try {
    const { accountId, adminId } = await addBenchAccount(database);
    const deps = benchDeps(database, benchDatabase.secret);
    const caller = {
      person: { user: { id: adminId } },
      scope: accountScope(accountId, adminId),
      emulation: null,
    } as unknown as Caller; // The only fields that imports read.
    const upload = (file: Buffer) => uploadFile(deps, caller, { stream: chunksOf(file), name: 'worst' });
    const turns: Turn[] = [];
    const measure = async (what: string, work: () => Promise<unknown>) =>
      void turns.push({ what, ms: await measureLongestTurn(work) });

    await upload(peopleCsv(10)); // Code that runs for the first time is compiled during this upload.
    await readQueuedFiles(deps);
    for (const [what, fileOf] of Object.entries(worstFiles)) {
      const file = fileOf();
      await measure(`Reading ${what}`, async () => {
        await upload(file);
        await readQueuedFiles(deps);
      });
    }
    const { import_id } = await upload(peopleCsv(3_000));
    await readQueuedFiles(deps);
    const { columns } = await readImport(deps, caller, import_id);
    const mapping = columns.map(({ field }) => field);
    for (const [what, begin] of [
      ['Checking 3,000 people', () => checkImport(deps, caller, import_id, { mapping })],
      ['Applying 3,000 people', () => applyImport(deps, caller, import_id)],
      ['Undoing 3,000 people', () => undoImport(deps, caller, import_id)],
    ] as const) {
      await measure(what, async () => {
        await begin();
        await runImports(deps);
      });
    }
    return turns;
  } finally {
    await database.close();
  }
}

function* chunksOf(file: Buffer): Generator<Buffer> {
  for (let at = 0; at < file.length; at += chunk) yield file.subarray(at, at + chunk);
}

/** Returns people with a long note each, just below the file size limit. */
function peopleCsv(rows: number): Buffer {
  const longNote = 'x'.repeat(3_000);
  const lines = Array.from(
    { length: rows },
    (_, row) => `person${row}@turns.example,Per,Son ${row},Department,user,${longNote}`,
  );
  return Buffer.from(['Email,First name,Last name,Department,Permissions,Notes', ...lines].join('\n'));
}
