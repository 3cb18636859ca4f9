import type { ComponentProps } from 'react';
import { type RaRecord, useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { isAdmin } from '../../../domain/access/roles.ts';
import { canChangeCampaign } from '../../../domain/campaigns/campaignOwners.ts';
import type { Resource } from '../../../resources/kit/resource.ts';
import { usePerson } from '../context/PersonContext.ts';
import { CrudUpdate } from '../crud/CrudForm.tsx';

interface Props extends ComponentProps<typeof CrudUpdate> {
  /** The form for team leads, who can choose less than administrators. */
  readonly ofTeamLead: Resource;
  /** Says to team leads why they can only read the record. */
  readonly readOnlyNotice: string;
}

const neverEditable = () => false;

/** The form of a campaign, which team leads can edit only if they created it. They can read the others. */
export function CampaignUpdate({ of, ofTeamLead, readOnlyNotice, ...form }: Props) {
  const { user } = usePerson();
  const translate = useTranslate();
  const { id } = useParams();
  const isLead = !isAdmin(user);
  const { data } = useGetOne<RaRecord & { readonly created_by: number | null }>(
    of.name,
    { id: Number(id) },
    { enabled: isLead },
  );
  if (isLead && data && !canChangeCampaign(user, data)) {
    return <CrudUpdate of={of} note={translate(readOnlyNotice)} mayEdit={neverEditable} />;
  }
  return <CrudUpdate of={isLead ? ofTeamLead : of} {...form} />;
}
