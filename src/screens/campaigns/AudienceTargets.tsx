import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, Chip, IconButton, Skeleton, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { type RaRecord, useGetMany, useTranslate } from 'react-admin';
import {
  type CampaignWithAudience,
  removeFromAudience,
  type TargetKind,
} from '../../../dataProviders/campaignAudience.ts';
import { assignUsers, campaignKeys } from '../../../dataProviders/campaigns.ts';
import { recordLabel } from '../../../resources/kit/recordLabel.ts';
import type { Resource } from '../../../resources/kit/resource.ts';
import { RecordPicker } from '../../kit/forms/RecordPicker.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { useAction } from '../../kit/useAction.ts';
import { useCampaignRights } from './useCampaign.ts';

interface Props {
  readonly campaign: CampaignWithAudience;
  readonly kind: TargetKind;
  readonly of: Resource;
}

const words = {
  team_ids: { title: 'campaigns.audience.teams', add: 'campaigns.audience.addTeam' },
  user_ids: { title: 'campaigns.audience.people', add: 'campaigns.audience.addPerson' },
} as const;

/** The teams or the people of an audience, with a search to add more. */
export function AudienceTargets({ campaign, kind, of, canAdd }: Props & { readonly canAdd: boolean }) {
  const translate = useTranslate();
  const titleId = useId();
  const { campaign_id } = campaign;
  const add = useAction(
    (id: number) => assignUsers({ campaign_id, team_ids: [], user_ids: [], [kind]: [id] }),
    { invalidates: campaignKeys },
  );
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography id={titleId} component="h3" variant="subtitle2">
        {translate(words[kind].title)}
      </Typography>
      <SelectedTargets campaign={campaign} kind={kind} of={of} labelledBy={titleId} />
      {canAdd && (
        <RecordPicker
          of={of}
          label={translate(words[kind].add)}
          chosen={campaign[kind]}
          busy={add.isPending}
          onPick={(id) => add.mutate(id)}
        />
      )}
    </Box>
  );
}

const shownAtFirst = 12;

function SelectedTargets({ campaign, kind, of, labelledBy }: Props & { readonly labelledBy: string }) {
  const translate = useTranslate();
  const { canChange } = useCampaignRights(campaign);
  const [isExpanded, setExpanded] = useState(false);
  const ids = isExpanded ? campaign[kind] : campaign[kind].slice(0, shownAtFirst);
  const named = useGetMany<RaRecord<number>>(of.name, { ids: [...ids] }, { enabled: ids.length > 0 });
  const remove = useAction((id: number) => removeFromAudience(campaign, kind, id), {
    invalidates: campaignKeys,
  });
  if (ids.length === 0) {
    return <SecondaryText>{translate('campaigns.audience.none')}</SecondaryText>;
  }
  if (named.isPending) return <Skeleton width="60%" />;
  const names = new Map(named.data?.filter(Boolean).map((one) => [one.id, recordLabel(of, one)]));
  const isRemovable = canChange && campaign.status === 'draft';
  return (
    <Box
      component="ul"
      aria-labelledby={labelledBy}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {ids.map((id) => {
        const name = names.get(id) || translate('campaigns.audience.unnamed', { id });
        return (
          <li key={id}>
            <TargetChip
              name={name}
              onRemove={isRemovable ? () => remove.mutate(id) : null}
              busy={remove.isPending}
            />
          </li>
        );
      })}
      {ids.length < campaign[kind].length && (
        <li>
          <Button size="small" onClick={() => setExpanded(true)}>
            {translate('campaigns.audience.more', { smart_count: campaign[kind].length - ids.length })}
          </Button>
        </li>
      )}
    </Box>
  );
}

interface TargetProps {
  readonly name: string;
  readonly busy: boolean;
  readonly onRemove: (() => void) | null;
}

/** Has its own remove button, because the one built into a chip can't be reached by keyboard. */
function TargetChip({ name, busy, onRemove }: TargetProps) {
  const translate = useTranslate();
  if (!onRemove) return <Chip label={name} />;
  return (
    <Chip
      label={
        <>
          {name}
          <IconButton
            size="small"
            disabled={busy}
            aria-label={translate('campaigns.audience.remove', { name })}
            onClick={onRemove}
            sx={{ ml: 0.5, mr: -1 }}
          >
            <CloseIcon fontSize="inherit" />
          </IconButton>
        </>
      }
    />
  );
}
