import type { PreviewedSurvey } from '../../../contract/v2/surveyPreview.ts';
import type { PreviewLocale } from '../../../dataProviders/surveyPreview.ts';
import { supportedLocales } from '../../../domain/supportedLocales.ts';
import type { SurveyPreviewTexts } from '../../../locales/languages.ts';
import { type PreviewScreen, previewScreens } from './previewMemory.ts';

interface Props {
  readonly survey: PreviewedSurvey;
  readonly texts: SurveyPreviewTexts;
  /** The language of the interface, for the names of languages. */
  readonly language: string;
  readonly leavePath: string;
  readonly onLocale: (locale: PreviewLocale) => void;
  readonly onScreen: (screen: PreviewScreen) => void;
  readonly onNextSession: () => void;
}

/** States on every screen that it is a preview, and selects the language and the screen. */
export function PreviewBanner({ survey, texts, language, leavePath, ...on }: Props) {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const screens = previewScreens.filter((one) => one !== 'supplementals' || survey.supplementals.length > 0);
  const nameOf = (locale: string) => {
    const name = names.of(locale) ?? locale;
    return survey.languages.includes(locale) ? name : texts.untranslated.replace('{language}', name);
  };
  return (
    <aside className="preview-banner" aria-label={texts.title}>
      <p className="preview-note">
        <strong>{texts.title}</strong> {texts.note}
      </p>
      <label className="preview-choice">
        {texts.language}
        <select
          value={survey.locale}
          onChange={({ target }) =>
            on.onLocale(supportedLocales.find((locale) => locale === target.value) ?? null)
          }
        >
          {supportedLocales.map((locale) => (
            <option key={locale} value={locale}>
              {nameOf(locale)}
            </option>
          ))}
        </select>
      </label>
      <label className="preview-choice">
        {texts.screen}
        <select
          value=""
          onChange={({ target }) =>
            on.onScreen(previewScreens.find((one) => one === target.value) ?? 'intro')
          }
        >
          <option value="" disabled>
            {texts.chooseScreen}
          </option>
          {screens.map((one) => (
            <option key={one} value={one}>
              {texts.screens[one]}
            </option>
          ))}
        </select>
      </label>
      {survey.questions_per_sitting !== null && (
        <button type="button" className="button button-plain" onClick={on.onNextSession}>
          {texts.nextSession}
        </button>
      )}
      <a href={leavePath}>{survey.campaign?.closes_on ? texts.leave : texts.leaveQuestions}</a>
    </aside>
  );
}
