import {
  Box,
  Chip,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { changedParts, partText, type Wording } from '../../../domain/questions/wording.ts';

/** One side of a comparison: what it is called, its words, and facts beside them by their label. */
export interface Side {
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

interface CompareProps {
  readonly left: Side;
  readonly right: Side;
  readonly partName: (part: string) => string;
  /** Read out for the table. */
  readonly label: string;
}

/** Two versions side by side; what differs says so, and not by colour alone. */
export function VersionComparison({ left, right, partName, label }: CompareProps) {
  const translate = useTranslate();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const changed = changedParts(left.wording, right.wording);
  const parts = [...new Set([...left.wording, ...right.wording].map(({ part }) => part))];
  const facts = [...new Set([...left.facts, ...right.facts].map(([name]) => name))].map((name) => ({
    name,
    one: left.facts.find(([is]) => is === name)?.[1] ?? '',
    other: right.facts.find(([is]) => is === name)?.[1] ?? '',
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
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label}>
      {rows.every(({ isChanged }) => !isChanged) && (
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {translate('questions.versions.same')}
        </Typography>
      )}
      <Table aria-label={label} sx={{ minWidth: 560, tableLayout: 'fixed' }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '22%' }} />
            <TableCell>{left.name}</TableCell>
            <TableCell>{right.name}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.key} sx={row.isChanged ? { bgcolor: 'action.hover' } : undefined}>
              <TableCell component="th" scope="row" sx={{ verticalAlign: 'top' }}>
                <Named row={row} />
              </TableCell>
              <TableCell sx={cell}>
                <Said text={row.one} />
              </TableCell>
              <TableCell sx={cell}>
                <Said text={row.other} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const cell = { verticalAlign: 'top', overflowWrap: 'anywhere' } as const;

function Named({ row: { name, isChanged } }: { readonly row: Row }) {
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

function Said({ text }: { readonly text: string }) {
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

/** On a phone one version stands below the other; what is the same is said once. */
function Stacked({ rows, names, label }: StackedProps) {
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {rows.map((row) => (
        <Box component="li" key={row.key} sx={{ overflowWrap: 'anywhere' }}>
          <Typography component="div" variant="subtitle2">
            <Named row={row} />
          </Typography>
          {row.isChanged ? (
            [row.one, row.other].map((text, at) => (
              <Typography key={names[at]} variant="body2">
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {names[at]}:{' '}
                </Box>
                <Said text={text} />
              </Typography>
            ))
          ) : (
            <Typography variant="body2">
              <Said text={row.one} />
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}
