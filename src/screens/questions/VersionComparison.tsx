import { Box, Chip, Typography, useMediaQuery, useTheme } from '@mui/material';
import { useTranslate } from 'react-admin';
import { changedParts, partText, type Wording } from '../../../domain/questions/wording.ts';
import { type Column, DataTable } from '../../kit/lists/DataTable.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';

/** One side of a comparison: its name, its wording and labeled facts. */
export interface ComparisonSide {
  readonly name: string;
  readonly wording: Wording;
  readonly facts: readonly (readonly [label: string, text: string])[];
}

interface Row {
  readonly key: string;
  readonly name: string;
  readonly one: string;
  readonly other: string;
  readonly isChanged: boolean;
}

interface Props {
  readonly left: ComparisonSide;
  readonly right: ComparisonSide;
  readonly partName: (part: string) => string;
  /** The accessible name of the table. */
  readonly label: string;
}

/** Two versions side by side, with the changed parts marked. */
export function VersionComparison({ left, right, partName, label }: Props) {
  const translate = useTranslate();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const changed = changedParts(left.wording, right.wording);
  const parts = [...new Set([...left.wording, ...right.wording].map(({ part }) => part))];
  const facts = [...new Set([...left.facts, ...right.facts].map(([name]) => name))].map((name) => ({
    name,
    one: left.facts.find(([factName]) => factName === name)?.[1] ?? '',
    other: right.facts.find(([factName]) => factName === name)?.[1] ?? '',
  }));
  const rows: readonly Row[] = [
    ...parts.map((part) => ({
      key: part,
      name: partName(part),
      one: partText(left.wording, part),
      other: partText(right.wording, part),
      isChanged: changed.includes(part),
    })),
    ...facts.map((fact) => ({ ...fact, key: `fact ${fact.name}`, isChanged: fact.one !== fact.other })),
  ];
  if (isPhone) return <Stacked rows={rows} names={[left.name, right.name]} label={label} />;
  const columns: readonly Column<Row>[] = [
    { name: 'part', label: '', sx: { ...top, width: '22%' }, cell: (row) => <RowName row={row} /> },
    { name: 'left', label: left.name, sx: top, cell: ({ one }) => <PartText text={one} /> },
    { name: 'right', label: right.name, sx: top, cell: ({ other }) => <PartText text={other} /> },
  ];
  return (
    <>
      {rows.every(({ isChanged }) => !isChanged) && (
        <SecondaryText>{translate('questions.versions.same')}</SecondaryText>
      )}
      <DataTable caption={label} columns={columns} rows={rows} rowKey={({ key }) => key} />
    </>
  );
}

const top = { verticalAlign: 'top', overflowWrap: 'anywhere' } as const;

function RowName({ row: { name, isChanged } }: { readonly row: Row }) {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center' }}>
      {name}
      {isChanged && (
        <Chip
          size="small"
          variant="outlined"
          color="warning"
          label={translate('questions.versions.changed')}
        />
      )}
    </Box>
  );
}

function PartText({ text }: { readonly text: string }) {
  const translate = useTranslate();
  if (text !== '') return text;
  return (
    <Typography component="span" variant="body2" color="text.secondary">
      {translate('questions.versions.nothing')}
    </Typography>
  );
}

interface StackedProps {
  readonly rows: readonly Row[];
  readonly names: readonly [string, string];
  readonly label: string;
}

/** The layout for phones: one version below the other, unchanged parts only once. */
function Stacked({ rows, names, label }: StackedProps) {
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {rows.map((row) => (
        <Box component="li" key={row.key} sx={{ overflowWrap: 'anywhere' }}>
          <Typography component="div" variant="subtitle2">
            <RowName row={row} />
          </Typography>
          {row.isChanged ? (
            [row.one, row.other].map((text, index) => (
              <Typography key={names[index]} variant="body2">
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {names[index]}:{' '}
                </Box>
                <PartText text={text} />
              </Typography>
            ))
          ) : (
            <Typography variant="body2">
              <PartText text={row.one} />
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}
