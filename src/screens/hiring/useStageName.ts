import { useTranslate } from 'react-admin';
import { defaultStages } from '../../../domain/hiring/stages.ts';

const defaultStageNames: ReadonlySet<string> = new Set(defaultStages);

/** The name of a stage: default stages are translated, an account's own stages are shown as entered. */
export function useStageName(): (stage: string) => string {
  const translate = useTranslate();
  return (stage) => (defaultStageNames.has(stage) ? translate(`hiring.stages.${stage}`) : stage);
}
