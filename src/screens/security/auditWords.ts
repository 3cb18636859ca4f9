import { useTranslate } from 'react-admin';

/** The words for what was done, to what; one nobody has named yet stands as it is kept. */
export function useAuditWords() {
  const translate = useTranslate();
  return {
    action: (action: string): string => translate(`security.audit.actions.${action}`, { _: action }),
    resource: (resource: string): string =>
      translate(`security.audit.resources.${resource}`, {
        _: translate(`resources.${resource}.name`, { smart_count: 1, _: resource }),
      }),
    field: (resource: string, field: string): string =>
      translate(`resources.${resource}.fields.${field}`, {
        _: translate(`security.policy.fields.${field}`, { _: field }),
      }),
  };
}
