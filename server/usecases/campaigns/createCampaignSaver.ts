import type { AudienceCampaignKind } from '../../../domain/campaigns/campaignMails.ts';
import { hasSameIds } from '../../../domain/campaigns/hasSameIds.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { accountOf } from '../../kernel/scope.ts';
import type { Audience } from '../../store/campaigns/audienceMembers.ts';
import type { AudienceStore } from '../../store/campaigns/audienceTargets.ts';
import { copyMailTexts } from '../../store/campaigns/mailTexts.ts';
import type { Tx } from '../../store/database.ts';
import { readAccountDay } from '../accounts/readAccountDay.ts';
import { checkSupplementals } from '../supplemental/checkSupplementals.ts';
import { checkAudience } from './campaignAccess.ts';
import { type OpeningCampaign, openingKinds } from './opening/openingKinds.ts';
import { cancelAfterChange } from './opening/scheduleOpening.ts';

/** The fields that every kind of campaign has. */
interface CommonFields {
  readonly closes_on: string;
  readonly supplemental_ids: readonly number[];
  readonly audience: 'everyone' | 'chosen';
}

interface StoredCampaign extends OpeningCampaign {
  readonly updated_at: string;
}

/** What differs between the kinds of campaigns when one is saved. */
interface CampaignKind<Fields extends CommonFields, Stored extends Fields & StoredCampaign, Draft> {
  readonly kind: AudienceCampaignKind;
  readonly fieldNames: readonly (keyof Fields & string)[];
  readonly audiences: AudienceStore;
  lock(tx: Tx, caller: Caller, campaignId: number): Promise<Stored>;
  add(tx: Tx, row: Fields & { account_id: number; created_by: number }, now: Date): Promise<number>;
  /** Checks that the caller manages the campaign that a new one copies with its emails. */
  checkCopied?(tx: Tx, caller: Caller, copiedFrom: number): Promise<void>;
  change(tx: Tx, campaignId: number, fields: Fields, now: Date): Promise<void>;
  /** Returns the submitted fields in a form that can be compared with the stored ones; `stored` is null for a new campaign. */
  readFields(draft: Draft, stored: Stored | null): Fields;
  /** Refuses an edit of these fields in this status. */
  checkEdit(status: Stored['status'], changed: readonly string[]): void;
  /** Checks the fields and returns those to store; `stored` is null for a new campaign. */
  checkFields(fields: Fields, stored: Stored | null): Fields;
  /** Checks that the platform's records in the fields exist. */
  checkContent?(tx: Tx, fields: Fields): Promise<void>;
}

/** The submitted fields of a campaign. Omitted lists stay unchanged. */
type DraftOf<Fields> = Fields & { readonly [List in keyof Audience]?: Audience[List] | undefined };

/** The campaign that a new one was copied from. */
interface CopyOf {
  readonly copied_from?: number | null | undefined;
}

interface EditedCampaign {
  readonly campaignId: number;
  /** The `updated_at` of the version that was edited; null overwrites the current version. */
  readonly version: string | null;
}

/** Returns the use cases that save one kind of campaign. */
export function createCampaignSaver<
  Fields extends CommonFields,
  Stored extends Fields & StoredCampaign,
  Draft = Fields,
>(kind: CampaignKind<Fields, Stored, Draft>) {
  const supplementalsOf = (accountId: number, { supplemental_ids, audience }: Fields) => ({
    accountId,
    ids: supplemental_ids,
    isCompanyWide: kind.kind === 'benchmark' && audience === 'everyone',
  });
  const { resource } = openingKinds[kind.kind];
  return {
    /** Creates a campaign as a draft and returns its id. */
    async create(deps: Deps, caller: Caller, draft: DraftOf<Draft> & CopyOf): Promise<number> {
      const now = deps.clock.now();
      const accountId = accountOf(caller);
      return deps.database.as(caller.scope, async (tx) => {
        const fields = kind.checkFields(kind.readFields(draft, null), null);
        checkLastDay(null, fields.closes_on, await readAccountDay(deps, tx, accountId));
        const audience = chosenAudience(draft, { team_ids: [], user_ids: [] });
        await checkAudience(tx, caller, fields.audience, audience);
        await checkSupplementals(tx, supplementalsOf(accountId, fields));
        await kind.checkContent?.(tx, fields);
        const owner = { account_id: accountId, created_by: caller.person.user.id };
        const id = await kind.add(tx, { ...fields, ...owner }, now);
        await kind.audiences.add(tx, { accountId, campaignId: id }, audience);
        // A copy has the emails of its original; other campaigns start with the account's templates.
        const copiedFrom = draft.copied_from ?? null;
        if (copiedFrom !== null) await kind.checkCopied?.(tx, caller, copiedFrom);
        await copyMailTexts(tx, { accountId, kind: kind.kind, campaignId: copiedFrom }, id);
        const after = { ...fields, ...audience };
        await recordAudit(tx, caller, { action: 'create', resource, id, after, now });
        return id;
      });
    },

    /**
     * Updates the fields that may change in the campaign's status. Returns whether that canceled a scheduled opening. Throws `conflict` if
     * it was saved in the meantime, and the refusals of its kind.
     */
    async update(
      deps: Deps,
      caller: Caller,
      { campaignId, version }: EditedCampaign,
      draft: DraftOf<Draft>,
    ): Promise<boolean> {
      const now = deps.clock.now();
      return deps.database.as(caller.scope, async (tx) => {
        const campaign = await kind.lock(tx, caller, campaignId);
        if (version !== null && Date.parse(version) !== Date.parse(campaign.updated_at)) {
          throw new Refusal('conflict');
        }
        const campaignRef = { accountId: campaign.account_id, campaignId };
        const before = await kind.audiences.of(tx, campaignRef);
        const audience = chosenAudience(draft, before);
        const submitted = kind.readFields(draft, campaign);
        const changed = kind.fieldNames.filter((name) => isOther(campaign[name], submitted[name]));
        const isOtherAudience = (['team_ids', 'user_ids'] as const).some(
          (of) => !hasSameIds(before[of], audience[of]),
        );
        const changedNames = isOtherAudience ? [...changed, 'audience'] : changed;
        kind.checkEdit(campaign.status, changedNames);

        const fields = kind.checkFields(submitted, campaign);
        checkLastDay(
          campaign.closes_on,
          fields.closes_on,
          await readAccountDay(deps, tx, campaign.account_id),
        );
        if (changed.includes('supplemental_ids') || changed.includes('audience')) {
          await checkSupplementals(tx, supplementalsOf(campaign.account_id, fields));
        }
        if (campaign.status === 'draft') {
          await checkAudience(tx, caller, fields.audience, audience);
          await kind.checkContent?.(tx, fields);
        }
        await kind.change(tx, campaignId, fields, now);
        if (isOtherAudience) {
          await kind.audiences.clear(tx, campaignRef);
          await kind.audiences.add(tx, campaignRef, audience);
        }
        const changes = { kind: kind.kind, campaign, changedFields: changedNames };
        const isScheduleCanceled = await cancelAfterChange(deps, tx, caller, changes);
        await recordAudit(tx, caller, {
          action: 'update',
          resource,
          id: campaignId,
          before: { ...pickFields(kind.fieldNames, campaign), ...before },
          after: { ...fields, ...audience },
          now,
        });
        return isScheduleCanceled;
      });
    },
  };
}

/** Checks the last day: a new one in the past would close the campaign before anyone could answer. */
function checkLastDay(before: string | null, closesOn: string, day: string): void {
  if (closesOn === before || closesOn >= day) return;
  throw new Refusal('invalid', [{ field: 'closes_on', problem: 'past' }]);
}

const chosenAudience = ({ team_ids, user_ids }: DraftOf<unknown>, before: Audience): Audience => ({
  team_ids: team_ids ?? before.team_ids,
  user_ids: user_ids ?? before.user_ids,
});

export const pickFields = <Fields>(names: readonly (keyof Fields)[], from: Fields): Fields =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as unknown as Fields; // The names are those of the type.

/** Whether two values differ; the order of a list doesn't matter. */
function isOther(before: unknown, after: unknown): boolean {
  const text = (value: unknown) => JSON.stringify(Array.isArray(value) ? [...value].sort() : (value ?? null));
  return text(before) !== text(after);
}
