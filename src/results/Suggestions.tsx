import { Box, Button, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { SuggestionResponse } from '../../contract/v2/recommendations.ts';
import { Hint } from '../kit/page/SecondaryText.tsx';
import { useResultTexts } from './useResultTexts.ts';

interface SuggestionsProps {
  readonly suggestions: readonly SuggestionResponse[];
  /** The text shown when there are no suggestions. */
  readonly none: string;
  /** Called to make a plan from a suggestion; null if plans can't be made here or one already exists. */
  readonly onPlan: ((from: SuggestionResponse) => void) | null;
}

/** Suggestions from the catalog, shortest first. */
export function Suggestions({ suggestions, none, onPlan }: SuggestionsProps) {
  const translate = useTranslate();
  if (suggestions.length === 0) {
    return <Hint>{none}</Hint>;
  }
  return (
    <Box
      component="ul"
      aria-label={translate('ownResults.recommendations.suggestions')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
    >
      {suggestions.map((one) => (
        <Box
          component="li"
          key={`${one.kind} ${one.id}`}
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}
        >
          <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
            <Title suggestion={one} />
            <Facts suggestion={one} />
          </Box>
          {onPlan && (
            <Button
              size="small"
              aria-label={translate('ownResults.recommendations.makeWith', { title: one.title })}
              onClick={() => onPlan(one)}
            >
              {translate('ownResults.recommendations.make')}
            </Button>
          )}
        </Box>
      ))}
    </Box>
  );
}

function Title({ suggestion: { path, title } }: { readonly suggestion: SuggestionResponse }) {
  return (
    <Link component={RouterLink} to={path} sx={{ overflowWrap: 'anywhere' }}>
      {title}
    </Link>
  );
}

function Facts({ suggestion: { kind, summary, minutes, on } }: { readonly suggestion: SuggestionResponse }) {
  const translate = useTranslate();
  const words = useResultTexts();
  const facts = [
    translate(`ownResults.recommendations.kinds.${kind}`),
    ...(minutes ? [translate('ownResults.recommendations.minutes', { smart_count: minutes })] : []),
    ...(on
      ? [
          translate(`ownResults.recommendations.${kind === 'sprint' ? 'until' : 'next'}`, {
            day: words.day(on),
          }),
        ]
      : []),
  ];
  return (
    <Hint className="tabular">
      {facts.join(' · ')}
      {summary && (
        <Box component="span" sx={{ display: 'block' }}>
          {summary}
        </Box>
      )}
    </Hint>
  );
}
