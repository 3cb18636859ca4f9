import { Alert, Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { selectWording, type Wording } from '../../../domain/questions/wording.ts';
import { SelectField } from '../../kit/forms/SelectField.tsx';
import { TranslatorContext } from '../../respondent/translator.ts';
import { type TranslationLocale, translationLocales } from './QuestionTranslations.tsx';
import type { Translated } from './TranslationEditor.tsx';
import { useSurveyTranslator } from './useSurveyTranslator.ts';
import '../../respondent/respondent.css';
import '../../respondent/question.css';

interface PreviewProps {
  readonly english: Wording;
  /** The translations of the question. Without them, the preview is in English only. */
  readonly translations?: readonly Translated[];
  readonly isDirty: boolean;
  readonly children: (wording: Wording) => ReactNode;
}

const widths = { phone: 360, desktop: 720 } as const;

/** The question in any language as respondents see it, with the style sheet of their page. */
export function QuestionPreview({ english, translations, isDirty, children }: PreviewProps) {
  const translate = useTranslate();
  const [locale, setLocale] = useState<TranslationLocale | 'en'>('en');
  const [device, setDevice] = useState<keyof typeof widths>('phone');
  const name = (one: TranslationLocale | 'en') => translate(`questions.languages.names.${one}`);
  const { words, isEnglish } = selectWording(
    english,
    translations?.find((one) => one.locale === locale) ?? null,
  );
  const translator = useSurveyTranslator(isEnglish ? 'en' : locale);
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        {translations && (
          <SelectField
            label={translate('questions.preview.language')}
            value={locale}
            onChange={setLocale}
            options={(['en', ...translationLocales] as const).map((one) => ({ value: one, text: name(one) }))}
            sx={{ minWidth: 200 }}
          />
        )}
        <ToggleButtonGroup
          exclusive
          size="small"
          value={device}
          aria-label={translate('questions.preview.device')}
          onChange={(_event, next: keyof typeof widths | null) => next && setDevice(next)}
        >
          <ToggleButton value="phone">{translate('questions.preview.phone')}</ToggleButton>
          <ToggleButton value="desktop">{translate('questions.preview.desktop')}</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      {isDirty && <Alert severity="info">{translate('questions.preview.unsaved')}</Alert>}
      {locale !== 'en' && isEnglish && (
        <Alert severity="warning">
          {translate('questions.preview.fallback', { language: name(locale) })}
        </Alert>
      )}
      <Box
        component="section"
        aria-label={translate('questions.preview.name')}
        className="survey"
        lang={isEnglish ? 'en' : locale}
        style={{ minBlockSize: 0 }}
        sx={{
          width: '100%',
          maxWidth: widths[device],
          border: 1,
          borderColor: 'divider',
          borderRadius: device === 'phone' ? 3 : 1,
          overflow: 'hidden',
          pb: 3,
        }}
      >
        <TranslatorContext value={translator}>
          <div className="stage stage-question">{translator && children(words)}</div>
        </TranslatorContext>
      </Box>
    </Box>
  );
}
