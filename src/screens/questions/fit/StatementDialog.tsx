import { Box, Button, Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { FormFitDetails } from '../../../../dataProviders/questions.ts';
import { type Column, DataTable } from '../../../kit/lists/DataTable.tsx';
import { Fact, FactList } from '../../../kit/page/FactList.tsx';
import { PageDialog } from '../../../kit/page/PageDialog.tsx';
import { SecondaryText } from '../../../kit/page/SecondaryText.tsx';
import { useFormat } from '../../../kit/useFormat.ts';
import { type GroupResult, hasFinding, type StatementRow } from './fitRows.ts';
import { useFitNames } from './useFitNames.ts';

interface Props {
  readonly row: StatementRow;
  readonly groups: FormFitDetails['groups'];
  readonly onClose: () => void;
}

/** One statement: its deviation, every compared group, and what to do. */
export function StatementDialog({ row, groups, onClose }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const { statement, block, isMisfit, marked } = row;
  const results = statement.differences.flatMap((one) => {
    const of = groups[one.group];
    return of ? [{ ...one, of }] : [];
  });
  const advice = [
    ...(isMisfit ? ['curve'] : []),
    ...(marked.length > 0 ? ['difference'] : []),
    hasFinding(row) ? 'version' : 'none',
  ];
  return (
    <PageDialog
      title={statement.text}
      maxWidth="md"
      onClose={onClose}
      actions={<Button onClick={onClose}>{translate('questionFit.details.close')}</Button>}
    >
      <FactList>
        <Fact term={translate('questionFit.details.metric')}>
          {translate(`metrics.names.${statement.metric}`)}
        </Fact>
        <Fact term={translate('questionFit.details.block')}>
          {translate('questionFit.blocks.version', { code: block.code, version: block.version })}
        </Fact>
        <Fact term={translate('questionFit.details.curve')}>
          {translate('questionFit.details.curveValue', {
            value: format.number(statement.curve, { minimumFractionDigits: 2 }),
          })}
        </Fact>
      </FactList>
      {results.length > 0 ? (
        <GroupTable results={results} />
      ) : (
        <SecondaryText>{translate('questionFit.details.noGroups')}</SecondaryText>
      )}
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Typography variant="h3">{translate('questionFit.details.toDo')}</Typography>
        {advice.map((name) => (
          <Typography key={name}>{translate(`questionFit.advice.${name}`)}</Typography>
        ))}
        <Link component={RouterLink} to={`/questions/edit/${block.id}`} sx={{ justifySelf: 'start' }}>
          {translate('questionFit.details.edit')}
        </Link>
      </Box>
    </PageDialog>
  );
}

function GroupTable({ results }: { readonly results: readonly GroupResult[] }) {
  const translate = useTranslate();
  const format = useFormat();
  const { groupName, referenceName } = useFitNames();
  const columns: readonly Column<GroupResult>[] = [
    { name: 'group', cell: ({ of }) => groupName(of) },
    { name: 'reference', cell: ({ of }) => referenceName(of) },
    {
      name: 'effect',
      align: 'right',
      cell: ({ effect }) => format.number(effect, { signDisplay: 'exceptZero', minimumFractionDigits: 1 }),
    },
    { name: 'size', cell: ({ size }) => translate(`questionFit.sizes.${size}`) },
  ];
  return (
    <DataTable
      columnTexts="questionFit.columns"
      caption={translate('questionFit.details.differences')}
      columns={columns}
      rows={results}
      rowKey={({ group }) => group}
    />
  );
}
