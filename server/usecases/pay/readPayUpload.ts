import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { findPayFile, hasPayFile } from '../../store/pay/payFiles.ts';
import { requirePayProject } from './payAccess.ts';
import { readPayBox } from './payBox.ts';

const maxSamples = 3;
const maxProblems = 200;

/** Returns the file that is being uploaded, with samples of its cells and the problems of its rows, and whether an applied one can be undone. */
export async function readPayUpload(deps: Deps, caller: Caller, projectId: number) {
  const { project, file, applied } = await deps.database.as(caller.scope, async (tx) => ({
    project: await requirePayProject(tx, caller, projectId),
    file: await findPayFile(tx, projectId, ['read', 'checked']),
    applied: await hasPayFile(tx, projectId, 'applied'),
  }));
  const facts = { project_name: project.name, currency: project.currency, can_undo: applied };
  if (!file) return { ...facts, file: null };
  const content = (await readPayBox(deps, project.account_id)).open(file.content);
  return {
    ...facts,
    file: {
      id: file.id,
      state: file.state,
      file_name: content.fileName,
      rows: file.row_count,
      errors: file.error_count,
      valid: content.people.length,
      date_order: content.dateOrder,
      columns: content.headings.map((heading, at) => ({
        heading,
        field: content.mapping[at] ?? null,
        samples: samplesOf(content.rows.map(({ cells }) => cells[at] ?? '')),
      })),
      problems: content.problems.slice(0, maxProblems),
    },
  };
}

const samplesOf = (cells: readonly string[]): readonly string[] =>
  cells.filter((cell) => cell !== '').slice(0, maxSamples);
