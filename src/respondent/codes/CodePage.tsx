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
  const [hasEntry, setHasEntry] = useState(initialCode !== '');
  const entry = useMemo(() => ({ code: link, kind: 'm' as const }), [link]);
  const isOpen = link !== null;
  const host = isKiosk ? kioskHost : deviceHost;
  const { locale } = translator;

  useEffect(() => {
    document.documentElement.lang = locale;
    if (!isOpen) document.title = texts.page.replace('{product}', brandNames.productName);
  }, [isOpen, texts, locale]);

  const page = isOpen ? (
    <RespondentPage entry={entry} leave={leave} translator={translator} host={host} />
  ) : (
    <TranslatorContext value={translator}>
      <div className="survey">
        <RespondentHeader company={null} onChooseLanguage={host.storeLanguage} />
        <CodeForm
          texts={texts}
          initialCode={initialCode}
          isKiosk={isKiosk}
          onEntry={setHasEntry}
          onOpen={setLink}
        />
      </div>
    </TranslatorContext>
  );
  if (!isKiosk) return page;
  return (
    <KioskGuard texts={texts} locale={locale} isInUse={link !== null || hasEntry} onClear={restart}>
      {page}
    </KioskGuard>
  );
}
