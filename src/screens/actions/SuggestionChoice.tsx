import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { FocusTopicResponse } from '../../../dataProviders/teamActions.ts';

type Suggestion = FocusTopicResponse['suggestions'][number];

interface Props {
  readonly suggestions: readonly Suggestion[];
  readonly chosen: Suggestion | null;
  readonly onChoose: (suggestion: Suggestion | null) => void;
}

/** The catalog's suggestions for a topic, or an action of one's own. Nothing to choose without suggestions. */
export function SuggestionChoice({ suggestions, chosen, onChoose }: Props) {
  const translate = useTranslate();
  if (suggestions.length === 0) return null;
  const keyOf = ({ kind, id }: Suggestion) => `${kind} ${id}`;
  return (
    <FormControl>
      <FormLabel id="action-ways">{translate('actions.form.ways')}</FormLabel>
      <RadioGroup
        aria-labelledby="action-ways"
        value={chosen ? keyOf(chosen) : ''}
        onChange={(_, key) => onChoose(suggestions.find((one) => keyOf(one) === key) ?? null)}
      >
        {suggestions.map((one) => (
          <FormControlLabel
            key={keyOf(one)}
            value={keyOf(one)}
            control={<Radio />}
            label={translate('actions.form.suggestion', {
              kind: translate(`actions.kinds.${one.kind}`),
              title: one.title,
            })}
          />
        ))}
        <FormControlLabel value="" control={<Radio />} label={translate('actions.form.own')} />
      </RadioGroup>
    </FormControl>
  );
}
