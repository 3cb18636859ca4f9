import { Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { coursesNeeded, pathMinutes } from '../../../domain/learning/learningPaths.ts';
import type { LearningPathRecord } from '../../../resources/learningPaths/learningPaths.ts';
import { Panel } from '../../kit/page/Panel.tsx';
import type { Steps } from './usePath.ts';

interface Props {
  readonly path: LearningPathRecord;
  readonly rows: Steps;
}

/** When the path is finished, how long it takes, and what else is known of it. */
export function PathFacts({ path, rows: { steps, arePending } }: Props) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const say = (key: string, args: object = {}) => translate(`learning.path.${key}`, args);
  const count = steps.length;
  const needed = coursesNeeded(path, count);
  const { least, most } = pathMinutes(
    path,
    steps.flatMap(({ course }) => (course ? [course.minutes] : [])),
  );
  const takes = least === most ? say('takes', { minutes: most }) : say('takesBetween', { least, most });
  const words = [
    translate(`resources.learning_paths.choices.level.${path.level}`),
    translate(`resources.learning_paths.choices.locale_abbr.${path.locale_abbr}`),
  ];
  const day =
    path.published_on &&
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
      Date.parse(path.published_on),
    );
  return (
    <Panel title={say('about')}>
      {!arePending && count > 0 && (
        <Typography>
          {needed > count
            ? say('short', { needed, count })
            : say(`rule.${path.rule}`, { needed, smart_count: count })}{' '}
          {takes}
        </Typography>
      )}
      {path.description && <Typography sx={{ whiteSpace: 'pre-line' }}>{path.description}</Typography>}
      <Typography color="text.secondary">{words.join(' · ')}</Typography>
      {day && (
        <Typography color="text.secondary">{say('version', { version: path.version, day })}</Typography>
      )}
    </Panel>
  );
}
