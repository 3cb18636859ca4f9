import { isAccountInUse } from '../../../domain/accounts/accountStatuses.ts';
import { hasModule, type ModuleName } from '../../../domain/accounts/modules.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { AssessmentKind } from '../../../domain/survey/assessmentKinds.ts';
import type { Deps } from '../../deps.ts';
import { accountRecord } from '../../store/accounts/accounts.ts';
import type { Scope, Tx } from '../../store/database.ts';
import { narrowScope } from '../../store/engine/transactionScope.ts';
import { findAccount, statusOfAccount } from '../../store/people/people.ts';
import { assignmentSource } from '../assignments/assignmentParticipation.ts';
import { benchmarkSource } from './benchmarkParticipation.ts';
import type { ParticipationRef, ParticipationSource, SurveyParticipation } from './participation.ts';

/** How somebody came in: by the code of an invitation, or as the signed-in person they are. */
export interface Entry {
  readonly code: string | null;
  readonly kind: AssessmentKind | null;
  readonly userId: number | null;
  /** Which of the signed-in person's surveys the page has open; null before it knows. */
  readonly deviceKey: string | null;
  /** Set while the signed-in person views another account: their own answers stay out of it. */
  readonly emulating: boolean;
}

/** Which of a signed-in person's surveys is meant where no device key says it. */
export type ParticipationPreference = 'unfinished' | 'finished';

const unknownYet: Scope = { role: 'respondent', accountId: null, userId: null, platform: true };

/** Hiring is a matter of tiers, not of modules. */
const modules: Readonly<Record<AssessmentKind, ModuleName | null>> = {
  m: 'microSurvey',
  s: '360',
  r: '360',
  h: null,
};

/**
 * Lets a respondent in and runs `work` for them in one transaction, alone with what they were asked. `null` when a
 * signed-in person has nothing open. Throws `link_unknown`, `signed_out`, `emulating`, `account_paused`, `module_off`.
 */
export async function withParticipation<T>(
  deps: Deps,
  entry: Entry,
  query: ParticipationPreference,
  work: (tx: Tx, participation: SurveyParticipation) => Promise<T>,
): Promise<T | null> {
  return deps.database.as(unknownYet, async (tx) => {
    const found = await find(deps, tx, entry, query);
    if (!found) return null;
    await narrowScope(tx, found);
    const part = await found.lock(tx);
    const account = await findAccount(tx, found.accountId);
    if (!part || !account) throw new Refusal('link_unknown');
    const status = await statusOfAccount(tx, found.accountId);
    if (status === null || !isAccountInUse(status)) throw new Refusal('account_paused');
    const module = modules[part.kind];
    if (module !== null && !hasModule(account, module)) throw new Refusal('module_off');
    return work(tx, part);
  });
}

async function find(
  deps: Deps,
  tx: Tx,
  entry: Entry,
  query: ParticipationPreference,
): Promise<ParticipationRef | null> {
  const { code, userId, deviceKey } = entry;
  const sources = sourcesOf(deps, entry.kind);
  if (code !== null) return required(await first(sources, (source) => source.byCode(tx, code)));
  if (userId === null) throw new Refusal('signed_out');
  if (entry.emulating) throw new Refusal('emulating');
  if (deviceKey !== null) {
    const own = await all(sources, (source) => source.ofPerson(tx, userId));
    return required(own.find((each) => each.deviceKey === deviceKey) ?? null);
  }
  const open = await all(sources, (source) => source.openOf(tx, userId));
  const [meant] = order[query].flatMap((status) => open.filter((each) => each.status === status));
  return meant ?? null;
}

const order = { unfinished: ['started', 'invited', 'finished'], finished: ['finished'] } as const;

/** The places to look for a kind; the path that names none means whatever there is. */
function sourcesOf(deps: Deps, kind: AssessmentKind | null): readonly ParticipationSource[] {
  if (kind === 'm') return [benchmarkSource(deps)];
  return kind === null
    ? [benchmarkSource(deps), assignmentSource(deps, null)]
    : [assignmentSource(deps, kind)];
}

async function first(
  sources: readonly ParticipationSource[],
  look: (source: ParticipationSource) => Promise<ParticipationRef | null>,
): Promise<ParticipationRef | null> {
  for (const source of sources) {
    const found = await look(source);
    if (found) return found;
  }
  return null;
}

async function all(
  sources: readonly ParticipationSource[],
  look: (source: ParticipationSource) => Promise<readonly ParticipationRef[]>,
): Promise<ParticipationRef[]> {
  const lists: ParticipationRef[] = [];
  for (const source of sources) lists.push(...(await look(source)));
  return lists;
}

function required(found: ParticipationRef | null): ParticipationRef {
  if (!found) throw new Refusal('link_unknown');
  return found;
}
