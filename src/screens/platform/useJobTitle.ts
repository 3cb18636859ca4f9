import { useTranslate } from 'react-admin';

/** The translated title of a job, or its name if there is no translation. */
export function useJobTitle(): (name: string) => string {
  const translate = useTranslate();
  return (name) => translate(`tasks.jobs.names.${name}`, { _: name });
}
