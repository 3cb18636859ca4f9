import type { Deps } from '../../deps.ts';
import { processEach, throwFirst } from '../../kernel/processEach.ts';
import { accountScope, builderScope } from '../../kernel/scope.ts';
import { lockCampaign } from '../../store/campaigns/campaigns.ts';
import type { Scope } from '../../store/database.ts';
import { vacuumTables } from '../../store/sql/vacuumTables.ts';
import { publicKeyOf } from '../../store/survey/campaignKeys.ts';
import {
  addSealedForms,
  type FormBatch,
  findFormBatches,
  takeWaitingForms,
} from '../../store/survey/formBatches.ts';
import { formTables } from '../../store/survey/submittedForms.ts';
import { lockSurveyCampaign } from '../../store/surveys/campaigns.ts';
import type { KeyName } from '../../vault/keyStore/keyStore.ts';
import { createOpener, seal } from '../../vault/sealedBox.ts';
import { readOpeningKey } from '../keys/campaignKeys.ts';

const lockers = { campaign: lockCampaign, cycle: lockSurveyCampaign } as const;

/**
 * Separates submitted forms of open campaigns from their respondents as soon as enough people have finished
 * (R23). Forms that are left when the campaign closes are opened with the others. A failure doesn't affect other
 * campaigns; the forms of the failed one keep waiting.
 */
export async function moveSubmittedForms(deps: Deps): Promise<void> {
  const batches = await deps.database.as(builderScope, findFormBatches);
  if (batches.length === 0) return;
  const errors = await processEach(deps, {
    items: batches,
    idsOf: ({ campaign_kind, campaign_id }) => ({ [campaign_kind]: campaign_id }),
    process: (batch) => moveBatch(deps, batch),
  });
  await vacuumTables(
    deps.database,
    Object.values(formTables).map(({ waiting }) => waiting),
  );
  throwFirst(errors);
}

/**
 * Moves one batch in a transaction that writes nothing else. The campaign stays locked, so that no other server moves
 * part of the batch and the campaign isn't closed.
 */
async function moveBatch(deps: Deps, batch: FormBatch): Promise<void> {
  const { campaign_kind: kind, campaign_id: id, account_id } = batch;
  const name: KeyName = { kind, id };
  const open = createOpener(await readOpeningKey(deps, name));
  const builder: Scope = { ...accountScope(account_id), role: 'builder' };
  await deps.database.as(builder, async (tx) => {
    const campaign = await lockers[kind](tx, account_id, id);
    if (campaign?.status !== 'open') return;
    const waiting = await takeWaitingForms(tx, batch);
    if (waiting.length === 0) return;
    await addSealedForms(tx, batch, sealAnew(await publicKeyOf(tx, name), waiting.map(open)));
  });
}

/** Encrypts forms again, all with the same length, so that neither the ciphertext nor its length identifies one. */
function sealAnew(publicKey: Uint8Array, forms: readonly Buffer[]): Buffer[] {
  const longest = Math.max(...forms.map(({ length }) => length));
  return forms.map((form) => {
    const padded = Buffer.alloc(longest, ' ');
    form.copy(padded);
    return seal(publicKey, padded);
  });
}
