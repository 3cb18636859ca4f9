import { hasModule } from '../../domain/accounts/modules.ts';
import { isServed } from '../../domain/accounts/statuses.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { AssessmentKind } from '../../domain/survey/kinds.ts';
import type { Deps } from '../deps.ts';
import { holdOpen, narrowTo } from '../store/actAs.ts';
import { type Campaign, findCampaign } from '../store/campaigns.ts';
import type { Scope, Tx } from '../store/database.ts';
import { participationDrawer } from '../store/drafts.ts';
import {
  findByLink,
  lockParticipation,
  openParticipations,
  type Participation,
  participationsOf,
} from '../store/participations.ts';
import { findAccount, statusOfAccount } from '../store/people.ts';
import { deviceKey, hashOf, linkCode } from '../vault/links.ts';
import type { Drawer } from './draft.ts';

/** How somebody came in: by the code of an invitation, or as the signed-in person they are. */
export interface Entry {
  readonly code: string | null;
  readonly kind: AssessmentKind | null;
  readonly userId: number | null;
  /** Which of the signed-in person's participations the page has open; null before it knows. */
  readonly deviceKey: string | null;
  /** Set while the signed-in person views another account: their own answers stay out of it. */
  readonly emulating: boolean;
}

/** A respondent inside: the participation is locked until the transaction ends. */
export interface Visit {
  readonly participation: Participation;
  readonly campaign: Campaign;
  readonly company: string;
  /** The link's code, whichever way somebody came in: it opens the draft. */
  readonly linkCode: string;
  readonly drawer: Drawer;
}

/** Which of a signed-in person's participations is meant where no device key says it. */
export type Wanted = 'unfinished' | 'finished';

const unknownYet: Scope = { role: 'respondent', accountId: null, userId: null, platform: true };

/**
 * Lets a respondent in and runs `work` for them in one transaction, alone with their participation. `null`
 * when a signed-in person has nothing open. Throws `link_unknown`, `signed_out`, `emulating`, `account_paused`,
 * `module_off`.
 */
export async function visit<T>(
  deps: Deps,
  entry: Entry,
  wanted: Wanted,
  work: (tx: Tx, at: Visit) => Promise<T>,
): Promise<T | null> {
  return deps.database.as(unknownYet, async (tx) => {
    const found = await find(deps, tx, entry, wanted);
    if (!found) return null;
    await narrowTo(tx, { accountId: found.account_id, userId: found.user_id });
    await holdOpen(tx, found.campaign_id);
    const participation = await lockParticipation(tx, found.id);
    const campaign = await findCampaign(tx, found.account_id, found.campaign_id);
    const account = await findAccount(tx, found.account_id);
    if (!participation || !campaign || !account || participation.token_hash !== found.token_hash) {
      throw new Refusal('link_unknown', 404);
    }
    const status = await statusOfAccount(tx, found.account_id);
    if (status === null || !isServed(status)) throw new Refusal('account_paused', 403);
    if (!hasModule(account, 'microSurvey')) throw new Refusal('module_off', 403);
    return work(tx, {
      participation,
      campaign,
      company: account.company_name || account.name,
      drawer: participationDrawer(participation.id),
      linkCode: linkCode(deps.environment.secret, participation.id, participation.link_version),
    });
  });
}

async function find(
  { environment }: Deps,
  tx: Tx,
  entry: Entry,
  wanted: Wanted,
): Promise<Participation | null> {
  const benchmark = entry.kind === null || entry.kind === 'm';
  if (entry.code !== null) {
    const found = benchmark ? await findByLink(tx, hashOf(entry.code)) : null;
    if (!found) throw new Refusal('link_unknown', 404);
    return found;
  }
  if (entry.userId === null) throw new Refusal('signed_out', 401);
  if (entry.emulating) throw new Refusal('emulating', 403);
  if (entry.deviceKey !== null) {
    const own = benchmark ? await participationsOf(tx, entry.userId) : [];
    const meant = own.find(({ id }) => deviceKey(environment.secret, id) === entry.deviceKey);
    if (!meant) throw new Refusal('link_unknown', 404);
    return meant;
  }
  if (!benchmark) return null;
  const open = await openParticipations(tx, entry.userId);
  const [first] = wanted === 'unfinished' ? open : open.filter(({ status }) => status === 'finished');
  return first ?? null;
}
