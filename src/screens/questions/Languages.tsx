import { Alert, Box, Chip, List, ListItemButton, ListItemText, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { languageState, translationProgress, type Wording } from '../../../domain/questions/wording.ts';
import { localeAbbrs } from '../../../resources/users/users.ts';
import { type Edited, type Translated, TranslationEditor } from './TranslationEditor.tsx';

export type Locale = Translated['locale'];
/** Every language but the one the questions are written in. */
export const languages = localeAbbrs.filter((locale) => locale !== 'en');

const colours = { none: 'default', partial: 'default', outdated: 'warning', complete: 'success' } as const;

interface LanguagesProps {
  readonly english: Wording;
  readonly translations: readonly Translated[];
  readonly numbered: 'statement' | 'option';
  /** The English on the page is not saved yet. */
  readonly isDirty: boolean;
  readonly onSave: (edited: Edited) => Promise<unknown>;
}

/** How far each language is, and the one that is translated, side by side with the English. */
export function Languages({ english, translations, numbered, isDirty, onSave }: LanguagesProps) {
  const translate = useTranslate();
  const [chosen, choose] = useState<Locale>(
    () => translations.find((one) => languageState(english, one) !== 'complete')?.locale ?? 'de',
  );
  const of = (locale: Locale) => translations.find((one) => one.locale === locale) ?? null;
  const name = (locale: Locale) => translate(`questions.languages.names.${locale}`);
  const state = (locale: Locale) => stateOf(english, of(locale));
  const stateName = (locale: Locale) => {
    const { translated, parts } = translationProgress(english, of(locale));
    return translate(`questions.languages.state.${state(locale)}`, { done: translated, parts });
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {isDirty && <Alert severity="info">{translate('questions.languages.unsavedWording')}</Alert>}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <TextField
          select
          label={translate('questions.languages.title')}
          value={chosen}
          onChange={(event) => choose(event.target.value as Locale)} // its options are the languages
          sx={{ display: { md: 'none' } }}
        >
          {languages.map((locale) => (
            <MenuItem key={locale} value={locale}>
              {name(locale)} · {stateName(locale)}
            </MenuItem>
          ))}
        </TextField>
        <List
          dense
          component="nav"
          aria-label={translate('questions.languages.label')}
          sx={{ display: { xs: 'none', md: 'block' }, py: 0 }}
        >
          {languages.map((locale) => (
            <ListItemButton
              key={locale}
              selected={locale === chosen}
              aria-current={locale === chosen}
              onClick={() => choose(locale)}
              sx={{ borderRadius: 1, gap: 1 }}
            >
              <ListItemText primary={name(locale)} />
              {state(locale) !== 'none' && (
                <Chip
                  size="small"
                  variant="outlined"
                  color={colours[state(locale)]}
                  label={stateName(locale)}
                  sx={{ bgcolor: 'background.paper' }}
                />
              )}
            </ListItemButton>
          ))}
        </List>
        <TranslationEditor
          key={chosen}
          locale={chosen}
          name={name(chosen)}
          english={english}
          stored={of(chosen)}
          numbered={numbered}
          onSave={onSave}
        />
      </Box>
    </Box>
  );
}

const stateOf = (english: Wording, translation: Translated | null) => languageState(english, translation);
