import { randomInt } from 'node:crypto';
import { checkInAlphabet, checkInCodeLength } from '../../../domain/sessions/checkInCode.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { scopeWithPlatform } from '../../kernel/scope.ts';
import { lockSession } from '../../store/sessions/lockSession.ts';
import { findSessionLinks, saveCheckInCode, saveSessionLinks } from '../../store/sessions/sessionRecords.ts';

/** Returns the check-in code of a session, which is created when it is first shown. Throws `not_found`. */
export async function showCheckInCode(deps: Deps, caller: Caller, eventId: number): Promise<string> {
  return deps.database.as(scopeWithPlatform(caller), async (tx) => {
    const { check_in_code } = requireFound(await lockSession(tx, eventId));
    if (check_in_code !== null) return check_in_code;
    const code = createCode();
    await saveCheckInCode(tx, eventId, code);
    await recordAudit(tx, caller, {
      action: 'update',
      resource: 'events',
      id: eventId,
      before: { check_in_code: null },
      after: { check_in_code: code },
      accountId: null,
      now: deps.clock.now(),
    });
    return code;
  });
}

const createCode = (): string =>
  Array.from({ length: checkInCodeLength }, () =>
    checkInAlphabet.charAt(randomInt(checkInAlphabet.length)),
  ).join('');

interface Links {
  readonly material_url: string | null;
  readonly recording_url: string | null;
}

/** Saves the links to the material and the recording, also of a completed session. Throws `not_found`. */
export async function changeSessionLinks(
  deps: Deps,
  caller: Caller,
  { event_id, material_url, recording_url }: Links & { readonly event_id: number },
): Promise<void> {
  const links: Links = { material_url, recording_url };
  await deps.database.as(scopeWithPlatform(caller), async (tx) => {
    requireFound(await lockSession(tx, event_id));
    const before = requireFound(await findSessionLinks(tx, event_id));
    await saveSessionLinks(tx, event_id, links);
    await recordAudit(tx, caller, {
      action: 'update',
      resource: 'events',
      id: event_id,
      before: { material_url: before.material_url, recording_url: before.recording_url },
      after: links,
      accountId: null,
      now: deps.clock.now(),
    });
  });
}
