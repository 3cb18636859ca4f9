import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { coursesCounted, coursesNeeded, pathMinutes } from '../../../domain/learning/learningPaths.ts';
import type { LearningPathRecord } from '../../../resources/learningPaths/learningPaths.ts';
import { Panel } from '../../kit/page/Panel.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { useFormat } from '../../kit/useFormat.ts';
import { isSet, type PathStepsQuery } from './useLearningPath.ts';

interface Props {
  readonly path: LearningPathRecord;
  readonly rows: PathStepsQuery;
}

/** When the path counts as finished, how long it takes, its level and language. */
export function LearningPathFacts({ path, rows: { steps, arePending } }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const words = (key: string, params?: object) => translate(`learning.path.${key}`, params);
  const counted = coursesCounted(steps);
  const needed = coursesNeeded(path, steps);
  const { least, most } = pathMinutes(
    path,
    steps.map((step) => ({
      needed: step.needed,
      minutes: step.courses.flatMap((course) => (course ? [course.minutes] : [])),
    })),
  );
  const takes = least === most ? words('takes', { minutes: most }) : words('takesBetween', { least, most });
  const facts = [
    translate(`resources.learning_paths.choices.level.${path.level}`),
    translate(`resources.learning_paths.choices.locale_abbr.${path.locale_abbr}`),
  ];
  return (
    <Panel title={words('about')}>
      {!arePending && steps.length > 0 && (
        <Typography>
          {needed > counted
            ? words('short', { needed, count: counted })
            : words(`${steps.some(isSet) ? 'ruleWithSets' : 'rule'}.${path.rule}`, {
                needed,
                smart_count: counted,
              })}{' '}
          {takes}
        </Typography>
      )}
      {path.description && <Typography sx={{ whiteSpace: 'pre-line' }}>{path.description}</Typography>}
      <SecondaryText>{facts.join(' · ')}</SecondaryText>
      {path.published_on && (
        <SecondaryText>
          {words('version', { version: path.version, day: format.day(path.published_on, 'long') })}
        </SecondaryText>
      )}
    </Panel>
  );
}
