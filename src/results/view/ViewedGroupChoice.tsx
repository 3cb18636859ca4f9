import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { SelectField } from '../../kit/forms/SelectField.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { useResultTexts } from '../useResultTexts.ts';
import { canBeLinked, companyKey } from './groupKeys.ts';
import { useResultView } from './useResultView.ts';
import type { ViewedGroup } from './useViewedGroup.ts';

/** Selects whose scores are shown: leads choose among their teams and the company; others return from a group to the company. */
export function ViewedGroupChoice({ viewed }: { readonly viewed: ViewedGroup }) {
  const translate = useTranslate();
  const words = useResultTexts();
  const { setView, openView } = useResultView();
  const { chosen, options, isLead } = viewed;
  if (isLead && options.length === 0) {
    return <SecondaryText>{translate('results.view.group.none')}</SecondaryText>;
  }
  if (isLead) {
    return (
      <SelectField
        label={translate('results.view.group.label')}
        value={chosen?.key ?? companyKey}
        onChange={(group: string) => setView({ group })}
        options={[
          ...options
            .filter(({ key }) => canBeLinked(key) || key === chosen?.key)
            .map(({ key, name }) => ({ value: key, text: name })),
          { value: companyKey, text: translate('results.view.group.company') },
        ]}
        helperText={chosen && words.people(chosen.group.n_band)}
        sx={{ width: 360, maxWidth: '100%' }}
      />
    );
  }
  if (!chosen) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
      <SecondaryText>
        {translate('results.view.group.shown', {
          group: chosen.name,
          people: words.people(chosen.group.n_band),
        })}
      </SecondaryText>
      <Button size="small" onClick={() => openView({ group: '' })}>
        {translate('results.view.group.back')}
      </Button>
    </Box>
  );
}
