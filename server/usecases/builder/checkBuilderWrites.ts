import { type BlueprintStatus, checkBlueprintDraft } from '../../../domain/builder/blueprintStatus.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { checkEventEditable, type EventStatus } from '../../../domain/sessions/eventStatus.ts';
import type { PendingWrite } from '../../kernel/pendingWrite.ts';
import type { Tx } from '../../store/database.ts';
import { hasOpenRegistrations } from '../../store/sessions/registrations.ts';

/** Checks a write of a blueprint: only drafts can be edited and deleted. */
export async function checkBlueprintWrite(_tx: Tx, { before }: PendingWrite): Promise<void> {
  if (before) checkBlueprintDraft(before.status as BlueprintStatus); // Rows of `blueprints` have a status.
}

/** Checks a write of a ranking: the rankings of an approved blueprint can't change. */
export async function checkRankingWrite(tx: Tx, { before, draft }: PendingWrite): Promise<void> {
  const ids = [before?.blueprint_id, draft?.blueprint_id].filter((id) => typeof id === 'number');
  const blueprints = await tx.selectFrom('blueprints').select('status').where('id', 'in', ids).execute();
  for (const { status } of blueprints) checkBlueprintDraft(status);
}

/** Checks a write of an event: canceled events can be deleted, held events and those that people are registered for can't. */
export async function checkEventWrite(tx: Tx, { before, draft }: PendingWrite): Promise<void> {
  const status = before?.status as EventStatus | undefined; // Rows of `events` have a status.
  if (status && (draft !== null || status === 'held')) checkEventEditable(status);
  if (before && draft === null && (await hasOpenRegistrations(tx, Number(before.id))))
    throw new Refusal('event_in_use');
}
