import { useTranslate } from 'react-admin';

/** The title of a job; one without a text is shown by its name. */
export function useJobTitle(): (name: string) => string {
  const translate = useTranslate();
  return (name) => translate(`tasks.jobs.names.${name}`, { _: name });
}
