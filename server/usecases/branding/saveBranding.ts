import {
  type AccentProblem,
  accentProblem,
  isColor,
  nearestAccent,
} from '../../../domain/branding/accentColor.ts';
import { slugLength, slugProblem } from '../../../domain/branding/accountSlug.ts';
import { senderNameProblem } from '../../../domain/campaigns/mailTexts.ts';
import { type FieldProblem, Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { accountOf } from '../../kernel/scope.ts';
import { refuseTaken } from '../../kernel/uniqueViolation.ts';
import { changeBrandingRow } from '../../store/branding/accountBrandings.ts';

interface BrandingDraft {
  readonly accent_color: string | null;
  readonly sender_name: string;
  readonly slug: string | null;
}

/** Saves the accent color, the sender name and the sign-in address of the account. Throws `invalid`, and `taken` if another account has the address. */
export async function saveBranding(deps: Deps, caller: Caller, draft: BrandingDraft): Promise<void> {
  const problems = [
    colorProblem(draft.accent_color),
    senderNameProblem(draft.sender_name),
    addressProblem(draft.slug),
  ].filter((problem) => problem !== null);
  if (problems.length > 0) throw new Refusal('invalid', problems);
  const { accent_color, sender_name, slug } = draft;
  const now = deps.clock.now();
  const saving = deps.database.as(caller.scope, async (tx) => {
    const before = await changeBrandingRow(tx, accountOf(caller), { accent_color, sender_name, slug });
    await recordAudit(tx, caller, {
      action: 'update',
      resource: 'account_branding',
      id: accountOf(caller),
      before: { accent_color: before.accent_color, sender_name: before.sender_name, slug: before.slug },
      after: { accent_color, sender_name, slug },
      now,
    });
  });
  try {
    await refuseTaken('slug', saving);
  } catch (error) {
    if (error instanceof Refusal) await recordTakenName(deps, caller, slug);
    throw error;
  }
}

/** Names that were refused are recorded, because trying many of them lists the customers of the product. */
async function recordTakenName(deps: Deps, caller: Caller, slug: string | null): Promise<void> {
  const now = deps.clock.now();
  await deps.database.as(caller.scope, (tx) =>
    recordAudit(tx, caller, {
      action: 'ask_for_taken_name',
      resource: 'account_branding',
      id: accountOf(caller),
      after: { slug },
      now,
    }),
  );
}

function addressProblem(slug: string | null): FieldProblem | null {
  const problem = slug === null ? null : slugProblem(slug);
  return problem && { field: 'slug', problem, params: slugLength };
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
