import { Alert, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { SelectField } from '../../kit/forms/SelectField.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { useResultTexts } from '../useResultTexts.ts';
import { companyKey } from './groupKeys.ts';
import type { ComparedSide } from './useComparedSide.ts';

/** Selects the kind of a group, and then the group. Says why a group in the address isn't shown. */
export function ComparedSideSelect({ side }: { readonly side: ComparedSide }) {
  const translate = useTranslate();
  const words = useResultTexts();
  const sideName = translate(`results.view.compare.sides.${side.name}`);
  const isOffered = side.dimension !== null && side.offered.includes(side.dimension);
  return (
    <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SelectField<string>
        label={translate('results.view.compare.dimension', { side: sideName })}
        value={side.key === companyKey ? companyKey : isOffered ? (side.dimension ?? '') : ''}
        onChange={side.choose}
        options={[
          { value: companyKey, text: translate('results.view.compare.company') },
          ...side.offered.map((dimension) => ({
            value: dimension,
            text: translate(`results.groups.dimension.${dimension}`),
          })),
        ]}
      />
      {side.options.length > 0 && (
        <SelectField<string>
          label={translate('results.view.compare.group', { side: sideName })}
          value={side.group?.key ?? ''}
          onChange={side.choose}
          options={side.options.map(({ key, name, group }) => ({
            value: key,
            text: `${name} (${words.people(group.n_band)})`,
          }))}
        />
      )}
      {side.members && side.dimension && (
        <Hint>
          {translate('results.groups.together', {
            members: words.list(words.members(side.dimension, side.members)),
          })}
        </Hint>
      )}
      {side.problem && <Alert severity="info">{translate(`results.view.compare.${side.problem}`)}</Alert>}
    </Box>
  );
}
