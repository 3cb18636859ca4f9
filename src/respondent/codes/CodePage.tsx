import { useEffect, useMemo, useState } from 'react';
import { brandNames } from '../../../domain/accounts/brandNames.ts';
import type { SurveyCodeTexts } from '../../../locales/languages.ts';
import { RespondentHeader } from '../RespondentHeader.tsx';
import { RespondentPage } from '../RespondentPage.tsx';
import { deviceHost } from '../surveyHost.ts';
import { type Translator, TranslatorContext } from '../translator.ts';
import { CodeForm } from './CodeForm.tsx';
import { KioskGuard } from './KioskGuard.tsx';
import { kioskHost } from './kioskHost.ts';

interface Props {
  readonly texts: SurveyCodeTexts;
  readonly translator: Translator;
  readonly initialCode: string;
  readonly isKiosk: boolean;
  /** Opens a page of the main application. */
  readonly leave: (path: string) => void;
  /** Loads the page again, so that nothing of the last person is left in memory. */
  readonly restart: () => void;
}

/** The form for a personal code, and then the survey. The code of the link is only kept in memory: a reload asks for the PIN again. */
export function CodePage({ texts, translator, initialCode, isKiosk, leave, restart }: Props) {
  const [link, setLink] = useState<string | null>(null);
  const entry = useMemo(() => ({ code: link, kind: 'm' as const }), [link]);
  const host = isKiosk ? kioskHost : deviceHost;

  useEffect(() => {
    document.documentElement.lang = translator.locale;
    if (link === null) document.title = texts.page.replace('{product}', brandNames.productName);
  }, [link, texts, translator]);

  if (link === null) {
    return (
      <TranslatorContext value={translator}>
        <div className="survey">
          <RespondentHeader company={null} onChooseLanguage={host.storeLanguage} />
          <CodeForm texts={texts} initialCode={initialCode} isKiosk={isKiosk} onOpen={setLink} />
        </div>
      </TranslatorContext>
    );
  }
  const page = <RespondentPage entry={entry} leave={leave} translator={translator} host={host} />;
  if (!isKiosk) return page;
  return (
    <KioskGuard texts={texts} locale={translator.locale} onClear={restart}>
      {page}
    </KioskGuard>
  );
}
