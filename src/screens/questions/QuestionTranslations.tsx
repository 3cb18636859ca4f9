import { Alert, Box, Chip, List, ListItemButton, ListItemText, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { languageState, translationProgress, type Wording } from '../../../domain/questions/wording.ts';
import { supportedLocales } from '../../../domain/supportedLocales.ts';
import { type Translated, type TranslationDraft, TranslationEditor } from './TranslationEditor.tsx';

export type TranslationLocale = Translated['locale'];
/** The languages of translations; questions are written in English. */
export const translationLocales = supportedLocales.filter((locale) => locale !== 'en');

const colors = { none: 'default', partial: 'default', outdated: 'warning', complete: 'success' } as const;

interface LanguagesProps {
  readonly english: Wording;
  readonly translations: readonly Translated[];
  readonly numbered: 'statement' | 'option';
  /** Whether the English has unsaved changes. */
  readonly isDirty: boolean;
  readonly onSave: (translation: TranslationDraft) => Promise<string>;
}

/** The translation status of each language, with the editor of the selected one. */
export function QuestionTranslations({ english, translations, numbered, isDirty, onSave }: LanguagesProps) {
  const translate = useTranslate();
  const [selected, setSelected] = useState<TranslationLocale>(
    () => translations.find((one) => languageState(english, one) !== 'complete')?.locale ?? 'de',
  );
  const translationOf = (locale: TranslationLocale) =>
    translations.find((one) => one.locale === locale) ?? null;
  const name = (locale: TranslationLocale) => translate(`questions.languages.names.${locale}`);
  const state = (locale: TranslationLocale) => languageState(english, translationOf(locale));
  const stateName = (locale: TranslationLocale) => {
    const { translated, parts } = translationProgress(english, translationOf(locale));
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
          value={selected}
          onChange={(event) => setSelected(event.target.value as TranslationLocale)} // The options are the languages.
          sx={{ display: { md: 'none' } }}
        >
          {translationLocales.map((locale) => (
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
          {translationLocales.map((locale) => (
            <ListItemButton
              key={locale}
              selected={locale === selected}
              aria-current={locale === selected}
              onClick={() => setSelected(locale)}
              sx={{ borderRadius: 1, gap: 1 }}
            >
              <ListItemText primary={name(locale)} />
              {state(locale) !== 'none' && (
                <Chip
                  size="small"
                  variant="outlined"
                  color={colors[state(locale)]}
                  label={stateName(locale)}
                  sx={{ bgcolor: 'background.paper' }}
                />
              )}
            </ListItemButton>
          ))}
        </List>
        <TranslationEditor
          key={selected}
          locale={selected}
          name={name(selected)}
          english={english}
          stored={translationOf(selected)}
          numbered={numbered}
          onSave={onSave}
        />
      </Box>
    </Box>
  );
}
