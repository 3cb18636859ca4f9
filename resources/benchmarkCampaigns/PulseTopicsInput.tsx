import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CheckboxGroupInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { benchmarkTopicsQuery } from '../../dataProviders/benchmarkTopics.ts';
import { isPulse, type SurveyLength } from '../../domain/campaigns/surveyLength.ts';
import { useAccountId } from '../../src/kit/context/useAccountId.ts';
import { QueryState } from '../../src/kit/states/QueryState.tsx';

/** The topics of a pulse; hidden for other lengths, which ask about all topics. */
export function PulseTopicsInput({ disabled }: { readonly disabled: boolean }) {
  const length: SurveyLength = useWatch({ name: 'length' }) ?? 'full';
  const topicIds: readonly number[] = useWatch({ name: 'topic_ids' }) ?? [];
  const { setValue } = useFormContext();
  const isShown = isPulse(length);
  const query = useQuery({ ...benchmarkTopicsQuery(useAccountId()), enabled: isShown });
  const isOutdated = !isShown && topicIds.length > 0;
  useEffect(() => {
    if (isOutdated) setValue('topic_ids', [], { shouldValidate: true });
  }, [isOutdated, setValue]);
  if (!isShown) return null;
  return (
    <QueryState query={query} failed="campaigns.length.failed">
      {(topics) => (
        <CheckboxGroupInput
          source="topic_ids"
          label="resources.benchmark_campaigns.fields.topic_ids"
          helperText="resources.benchmark_campaigns.help.topic_ids"
          choices={topics.map(({ topic_id, topic }) => ({ id: topic_id, name: topic }))}
          translateChoice={false}
          disabled={disabled}
        />
      )}
    </QueryState>
  );
}
