import {
  type AccentProblem,
  accentProblem,
  isColor,
  nearestAccent,
} from '../../../domain/branding/accentColor.ts';
import { senderNameProblem } from '../../../domain/campaigns/mailTexts.ts';
import { type FieldProblem, Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { accountOf } from '../../kernel/scope.ts';
import { changeBrandingRow } from '../../store/branding/accountBrandings.ts';

interface BrandingDraft {
  readonly accent_color: string | null;
  readonly sender_name: string;
}

/** Saves the accent color and the sender name of the account. Throws `invalid`. */
export async function saveBranding(deps: Deps, caller: Caller, draft: BrandingDraft): Promise<void> {
  const problems = [colorProblem(draft.accent_color), senderNameProblem(draft.sender_name)].filter(
    (problem) => problem !== null,
  );
  if (problems.length > 0) throw new Refusal('invalid', problems);
  const { accent_color, sender_name } = draft;
  const now = deps.clock.now();
  await deps.database.as(caller.scope, async (tx) => {
    const before = await changeBrandingRow(tx, accountOf(caller), { accent_color, sender_name });
    await recordAudit(tx, caller, {
      action: 'update',
      resource: 'account_branding',
      id: accountOf(caller),
      before: { accent_color: before.accent_color, sender_name: before.sender_name },
      after: { accent_color, sender_name },
      now,
    });
  });
}

function colorProblem(color: string | null): FieldProblem | null {
  const problem: AccentProblem | null = color === null ? null : accentProblem(color);
  if (color === null || problem === null) return null;
  return {
    field: 'accent_color',
    problem,
    ...(isColor(color) ? { params: { suggestion: nearestAccent(color) } } : {}),
  };
}
