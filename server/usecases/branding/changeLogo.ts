import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { createFileName } from '../../integrations/files/fileStore.ts';
import type { Caller } from '../../kernel/caller.ts';
import { failureFacts } from '../../kernel/failureFacts.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { accountOf } from '../../kernel/scope.ts';
import { FairLimiter } from '../../process/fairLimiter.ts';
import { type BrandingRow, changeBrandingRow } from '../../store/branding/accountBrandings.ts';
import { addStoredFile, expireStoredFiles, keepStoredFile } from '../../store/branding/storedFiles.ts';
import type { Tx } from '../../store/database.ts';
import { readLogo } from './images/readLogo.ts';

/** How long an upload may take before its file counts as abandoned. */
const uploadMs = 3_600_000;
/** Checking an image can take 32 MB of memory. */
const limiter = new FairLimiter({ atOnce: 2, waiting: 20, waitingPerOwner: 5 });

/**
 * Replaces the logo of the account. The previous file is deleted by a job. Throws the refusals of `readLogo`, `busy`, and
 * `files_unreachable` if the file can't be stored, which changes nothing.
 */
export async function uploadLogo(deps: Deps, caller: Caller, bytes: Buffer): Promise<void> {
  const accountId = accountOf(caller);
  const { database, clock } = deps;
  const image = await limiter.run(String(accountId), () => readLogo(bytes));
  const { width, height, mediaType } = image;
  const name = createFileName();
  // An image that can't be decoded would be missing in documents only.
  if ((await deps.logos.print({ accountId, name }, async () => image)) === null)
    throw new Refusal('logo_damaged');
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + uploadMs);
  await database.as(caller.scope, (tx) => addStoredFile(tx, { name, accountId, mediaType, now, expiresAt }));
  await deps.files.put(name, image).catch((error) => {
    deps.log.error(failureFacts(error), 'a file could not be stored');
    throw new Refusal('files_unreachable');
  });
  await database.as(caller.scope, async (tx) => {
    if (!(await keepStoredFile(tx, name))) throw new Refusal('files_unreachable');
    await replaceLogo(deps, tx, caller, { logo_file: name, logo_width: width, logo_height: height });
  });
  await deps.jobs.wake('delete-files');
}

/** Removes the logo of the account; its file is deleted by a job. Repeating it changes nothing. */
export async function removeLogo(deps: Deps, caller: Caller): Promise<void> {
  await deps.database.as(caller.scope, (tx) => replaceLogo(deps, tx, caller, noLogo));
  await deps.jobs.wake('delete-files');
}

/** Removes the logo and the sign-in address of an account that is closed, in the transaction that closes it. */
export async function removePublicBranding(tx: Tx, accountId: number, now: Date): Promise<void> {
  const { logo_file } = await changeBrandingRow(tx, accountId, { ...noLogo, slug: null });
  if (logo_file !== null) await expireStoredFiles(tx, [logo_file], now);
}

type Logo = Pick<BrandingRow, 'logo_file' | 'logo_width' | 'logo_height'>;
const noLogo: Logo = { logo_file: null, logo_width: null, logo_height: null };

async function replaceLogo({ clock }: Deps, tx: Tx, caller: Caller, logo: Logo): Promise<void> {
  const now = clock.now();
  const accountId = accountOf(caller);
  const before = await changeBrandingRow(tx, accountId, logo);
  if (before.logo_file === logo.logo_file) return;
  if (before.logo_file !== null) await expireStoredFiles(tx, [before.logo_file], now);
  await recordAudit(tx, caller, {
    action: 'update',
    resource: 'account_branding',
    id: accountId,
    before: { logo_file: before.logo_file },
    after: { logo_file: logo.logo_file },
    now,
  });
}
