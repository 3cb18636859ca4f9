import type { DateOrder } from '../../../domain/pay/upload/payDates.ts';
import { type PayMapping, payMappingProblem } from '../../../domain/pay/upload/payFields.ts';
import { readPayRows } from '../../../domain/pay/upload/readPayRows.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { accountOf } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import {
  changePayFile,
  findPayFile,
  hasPayFile,
  movePayFiles,
  type PayFile,
  removePayFiles,
} from '../../store/pay/payFiles.ts';
import { lockPayProject, type PayProject } from '../../store/pay/payProjects.ts';
import { requirePayProject } from './payAccess.ts';
import { type PayBox, readPayBox } from './payBox.ts';

interface PayCheck {
  readonly mapping: PayMapping;
  readonly dateOrder: DateOrder | null;
}

/** Runs the dry run of the uploaded file. Throws `conflict` if there is none, `invalid` for an unusable mapping. */
export async function checkPayFile(
  deps: Deps,
  caller: Caller,
  projectId: number,
  check: PayCheck,
): Promise<void> {
  const box = await openBox(deps, caller, projectId);
  await changeFiles(deps, caller, projectId, async (tx, project) => {
    const file = await requireFile(tx, projectId);
    const content = box.open(file.content);
    const problem = payMappingProblem(check.mapping, content.headings.length);
    if (problem) throw new Refusal('invalid', [{ field: 'mapping', problem }]);
    const context = { ...check, currency: project.currency, today: today(deps.clock) };
    const { people, problems } = readPayRows(content.rows, context);
    const errors = new Set(problems.map(({ line }) => line)).size;
    await changePayFile(tx, file.id, {
      state: 'checked',
      error_count: errors,
      content: box.seal({ ...content, ...check, people, problems }),
    });
    return { action: 'check', id: file.id, after: { rows: file.row_count, errors } };
  });
}

/** Makes the people of the checked file those of the project. Throws `conflict` if no file is checked, or none of its rows is valid. */
export async function applyPayFile(deps: Deps, caller: Caller, projectId: number): Promise<void> {
  const box = await openBox(deps, caller, projectId);
  await changeFiles(deps, caller, projectId, async (tx) => {
    const file = await requireFile(tx, projectId);
    const content = box.open(file.content);
    if (file.state !== 'checked' || content.people.length === 0) throw new Refusal('conflict');
    await removePayFiles(tx, projectId, ['replaced']);
    await movePayFiles(tx, projectId, { from: 'applied', to: 'replaced' });
    await changePayFile(tx, file.id, {
      state: 'applied',
      applied_at: deps.clock.now().toISOString(),
      content: box.seal({ ...content, rows: [], problems: [] }),
    });
    return { action: 'apply', id: file.id, after: { people: content.people.length } };
  });
}

/** Deletes the applied file and returns to the people before it. Throws `conflict` if nothing is applied. */
export async function undoPayFile(deps: Deps, caller: Caller, projectId: number): Promise<void> {
  await changeFiles(deps, caller, projectId, async (tx) => {
    const file = await findPayFile(tx, projectId, ['applied']);
    if (!file) throw new Refusal('conflict');
    await removePayFiles(tx, projectId, ['applied']);
    const isReplaced = await hasPayFile(tx, projectId, 'replaced');
    await movePayFiles(tx, projectId, { from: 'replaced', to: 'applied' });
    return { action: 'undo', id: file.id, after: { people: isReplaced ? null : 0 } };
  });
}

/** Checks the access and that a file is open before the key is read. */
async function openBox(deps: Deps, caller: Caller, projectId: number): Promise<PayBox> {
  await deps.database.as(caller.scope, async (tx) => {
    await requirePayProject(tx, caller, projectId);
    await requireFile(tx, projectId);
  });
  return readPayBox(deps, accountOf(caller));
}

interface FileChange {
  readonly action: 'check' | 'apply' | 'undo';
  readonly id: number;
  /** Counts only: administrators read the audit log. */
  readonly after: object;
}

async function changeFiles(
  deps: Deps,
  caller: Caller,
  projectId: number,
  change: (tx: Tx, project: PayProject) => Promise<FileChange>,
): Promise<void> {
  await deps.database.as(caller.scope, async (tx) => {
    const project = await requirePayProject(tx, caller, projectId);
    await lockPayProject(tx, projectId);
    const event = await change(tx, project);
    await recordAudit(tx, caller, { ...event, resource: 'pay_files', now: deps.clock.now() });
  });
}

async function requireFile(tx: Tx, projectId: number): Promise<PayFile> {
  const file = await findPayFile(tx, projectId, ['read', 'checked']);
  if (!file) throw new Refusal('conflict');
  return file;
}
