import { useTranslate } from 'react-admin';
import {
  type BenchmarkTopics,
  benchmarkFileKeys,
  type LoadedBenchmarkFile,
  removeBenchmarkFile,
} from '../../../../dataProviders/benchmarkFile.ts';
import { ConfirmedButton } from '../../../kit/page/ConfirmedButton.tsx';
import { Panel } from '../../../kit/page/Panel.tsx';
import { useAction } from '../../../kit/useAction.ts';
import { useFormat } from '../../../kit/useFormat.ts';
import { ExternalScoreTable } from './ExternalScoreTable.tsx';

interface Props {
  readonly file: LoadedBenchmarkFile | null;
  readonly topics: BenchmarkTopics;
}

/** The file that is shown now, and its removal. */
export function LoadedFilePanel({ file, topics }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const remove = useAction(removeBenchmarkFile, { invalidates: benchmarkFileKeys });
  if (!file)
    return (
      <Panel title={translate('benchmarkFile.none.title')} text={translate('benchmarkFile.none.text')} />
    );
  return (
    <Panel
      title={translate('benchmarkFile.current.title')}
      text={translate('benchmarkFile.current.text', {
        file: file.file_name,
        moment: format.dateTime(file.loaded_at),
      })}
      action={
        <ConfirmedButton
          variant="outlined"
          color="error"
          title={translate('benchmarkFile.remove.title')}
          text={translate('benchmarkFile.remove.text')}
          destructive
          busy={remove.isPending}
          onConfirm={(close) => remove.mutate(file.id, { onSettled: close })}
        >
          {translate('benchmarkFile.remove.button')}
        </ConfirmedButton>
      }
    >
      <ExternalScoreTable
        caption={translate('benchmarkFile.current.table')}
        rows={file.rows}
        topics={topics}
      />
    </Panel>
  );
}
