import { useTranslate } from 'react-admin';

/** Turns a code of the log that has no translation into text: `turn_on` becomes "Turn on". */
function sentence(word: string): string {
  const spaced = word.replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** A code such as `not_started` as a sentence; any other text as it is. */
const readable = (text: string) => (/^[a-z]+(_[a-z]+)+$/.test(text) ? sentence(text) : text);

/** The texts for actions, records and fields of the audit log. */
export function useAuditTexts() {
  const translate = useTranslate();
  return {
    action: (action: string): string =>
      translate(`security.audit.actions.${action}`, { _: sentence(action) }),
    resource: (resource: string): string =>
      translate(`security.audit.resources.${resource}`, {
        _: translate(`resources.${resource}.name`, { smart_count: 1, _: sentence(resource) }),
      }),
    value: (resource: string, field: string, value: unknown): string =>
      translate(`resources.${resource}.choices.${field}.${value}`, {
        _: translate(`security.audit.values.${field}.${value}`, { _: readable(String(value)) }),
      }),
    field: (resource: string, field: string): string =>
      translate(`resources.${resource}.fields.${field}`, {
        _: translate(`security.policy.fields.${field}`, {
          _: translate(`security.audit.fields.${field}`, { _: sentence(field) }),
        }),
      }),
  };
}
