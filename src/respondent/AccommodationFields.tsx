import type { AccommodationRequest } from '../../dataProviders/survey.ts';
import { maxDeclineReasonLength } from '../../domain/survey/maxDeclineReasonLength.ts';
import { useTranslate } from './translator.ts';

export const noAccommodation: AccommodationRequest = {
  more_time: false,
  reader: false,
  locale: null,
  note: null,
};

interface Props {
  readonly help: AccommodationRequest;
  readonly languages: readonly string[];
  readonly onChange: (help: AccommodationRequest) => void;
}

/** The accommodations an applicant can request: more time, a reader, another language, or a note. */
export function AccommodationFields({ help, languages, onChange }: Props) {
  const translate = useTranslate();
  const names = new Intl.DisplayNames(translate.locale, { type: 'language' });
  return (
    <fieldset className="card help">
      <legend className="card-title">{translate('applying.helpTitle')}</legend>
      <p className="hint">{translate('applying.helpLead')}</p>
      <label className="choice">
        <input
          type="checkbox"
          checked={help.more_time}
          onChange={(event) => onChange({ ...help, more_time: event.target.checked })}
        />
        <span>{translate('applying.moreTime')}</span>
      </label>
      <label className="choice">
        <input
          type="checkbox"
          checked={help.reader}
          onChange={(event) => onChange({ ...help, reader: event.target.checked })}
        />
        <span>{translate('applying.reader')}</span>
      </label>
      <label htmlFor="help-language" className="field-label">
        {translate('applying.language')}
      </label>
      <select
        id="help-language"
        value={help.locale ?? ''}
        onChange={(event) => onChange({ ...help, locale: chosen(event.target.value) })}
      >
        <option value="">{translate('applying.noLanguage')}</option>
        {languages.map((language) => (
          <option key={language} value={language}>
            {names.of(language)}
          </option>
        ))}
      </select>
      <label htmlFor="help-note" className="field-label">
        {translate('applying.note')}
      </label>
      <textarea
        id="help-note"
        rows={3}
        maxLength={maxDeclineReasonLength}
        value={help.note ?? ''}
        aria-describedby="help-note-hint"
        onChange={(event) => onChange({ ...help, note: event.target.value })}
      />
      <p id="help-note-hint" className="hint">
        {translate('applying.noteHint')}
      </p>
    </fieldset>
  );
}

/** The cast is safe, because the options are the languages sent by the server. */
const chosen = (language: string) =>
  language === '' ? null : (language as NonNullable<AccommodationRequest['locale']>);
