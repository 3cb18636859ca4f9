import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { ownScope } from '../../kernel/scope.ts';
import { activateVersion, changeQuestion, lockQuestion } from '../../store/questions/questionBank.ts';

/** Activates or deactivates a question for future campaigns. Throws `not_found`. */
export async function setQuestionActive(
  deps: Deps,
  caller: Caller,
  { id, active }: { readonly id: number; readonly active: boolean },
): Promise<void> {
  await deps.database.as(ownScope(caller.person), async (tx) => {
    const bank = requireFound(await lockQuestion(tx, id));
    if (bank.active === active) return;
    await activateVersion(tx, id, active ? bank.version : null);
    const updated_at = deps.clock.now().toISOString();
    await changeQuestion(tx, id, { active, by_hand: true, updated_at });
    await recordAudit(tx, caller, {
      accountId: caller.person.ownAccount.id,
      action: active ? 'activate' : 'deactivate',
      resource: 'question_bank',
      id,
      before: { active: bank.active },
      after: { active },
      now: deps.clock.now(),
    });
  });
}
