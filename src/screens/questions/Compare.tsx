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
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { changedParts, textOf, type Wording } from '../../../domain/questions/wording.ts';

/** One side of a comparison: what it is called, its words, and facts beside them by their label. */
export interface Side {
  readonly name: string;
  readonly wording: Wording;
  readonly facts: readonly (readonly [label: string, text: string])[];
}

interface CompareProps {
  readonly left: Side;
  readonly right: Side;
  readonly partName: (part: string) => string;
  /** Read out for the table. */
  readonly label: string;
}

/** Two versions side by side; what differs says so, and not by colour alone. */
export function Compare({ left, right, partName, label }: CompareProps) {
  const translate = useTranslate();
  const changed = changedParts(left.wording, right.wording);
  const parts = [...new Set([...left.wording, ...right.wording].map(({ part }) => part))];
  const facts = [...new Set([...left.facts, ...right.facts].map(([name]) => name))].map((name) => ({
    name,
    one: left.facts.find(([is]) => is === name)?.[1] ?? '',
    other: right.facts.find(([is]) => is === name)?.[1] ?? '',
  }));
  const rows = [
    ...parts.map((part) => ({
      key: part,
      name: partName(part),
      one: textOf(left.wording, part),
      other: textOf(right.wording, part),
      isChanged: changed.includes(part),
    })),
    ...facts.map((fact) => ({ ...fact, key: `fact ${fact.name}`, isChanged: fact.one !== fact.other })),
  ];
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
          {rows.map(({ key, name, one, other, isChanged }) => (
            <TableRow key={key} sx={isChanged ? { bgcolor: 'action.hover' } : undefined}>
              <TableCell component="th" scope="row" sx={{ verticalAlign: 'top' }}>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center' }}>
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
              </TableCell>
              {[one, other].map((text, at) => (
                <TableCell
                  key={at === 0 ? 'left' : 'right'}
                  sx={{ verticalAlign: 'top', overflowWrap: 'anywhere' }}
                >
                  {text === '' ? (
                    <Typography variant="body2" color="text.secondary">
                      {translate('questions.versions.nothing')}
                    </Typography>
                  ) : (
                    text
                  )}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
