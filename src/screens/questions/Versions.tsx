import {
  Box,
  Button,
  Card,
  Chip,
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { RelativeTime } from '../../kit/dates/RelativeTime.tsx';
import { usePartName } from './partName.ts';
import { type Side, VersionComparison } from './VersionComparison.tsx';

/** One version, with its words and facts for a comparison. */
export interface Version extends Side {
  readonly version: number;
  readonly written_at: string;
  /** Who wrote it, in words. */
  readonly by: string;
  /** How many campaigns ask it, in words; null where that is not counted. */
  readonly campaigns: string | null;
  readonly chip: string | null;
}

interface VersionsProps {
  /** Newest first. */
  readonly versions: readonly Version[];
  readonly numbered: 'statement' | 'option';
  readonly onEdit: (version: number) => void;
}

const wide = { display: { xs: 'none', sm: 'table-cell' } } as const;

/** Every version there was, and two of them side by side. */
export function Versions({ versions, numbered, onEdit }: VersionsProps) {
  const translate = useTranslate();
  const word = (name: string) => translate(`questions.versions.${name}`);
  const isCounted = versions.some(({ campaigns }) => campaigns !== null);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Card component="section">
        <TableContainer tabIndex={0} role="region" aria-label={word('table')}>
          <Table aria-label={word('table')}>
            <TableHead>
              <TableRow>
                <TableCell>{word('columns.version')}</TableCell>
                <TableCell>{word('columns.written')}</TableCell>
                <TableCell sx={wide}>{word('columns.by')}</TableCell>
                {isCounted && <TableCell sx={wide}>{word('columns.campaigns')}</TableCell>}
                <TableCell align="right">{word('columns.actions')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {versions.map(({ version, written_at, by, campaigns, chip }) => (
                <TableRow key={version} hover>
                  <TableCell component="th" scope="row">
                    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
                      {version}
                      {chip && <Chip size="small" variant="outlined" label={chip} />}
                    </Box>
                  </TableCell>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>
                    <RelativeTime at={written_at} />
                  </TableCell>
                  <TableCell sx={wide}>{by}</TableCell>
                  {isCounted && <TableCell sx={wide}>{campaigns}</TableCell>}
                  <TableCell align="right">
                    <Button
                      size="small"
                      aria-label={translate('questions.versions.editOf', { version })}
                      onClick={() => onEdit(version)}
                    >
                      {word('edit')}
                    </Button>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      </Card>
      <Comparison versions={versions} numbered={numbered} />
    </Box>
  );
}

function Comparison({ versions, numbered }: Omit<VersionsProps, 'onEdit'>) {
  const translate = useTranslate();
  const [chosen, choose] = useState<{ left: number | null; right: number | null }>({
    left: null,
    right: null,
  });
  const find = (version: number | null, otherwise: number) =>
    versions.find((one) => one.version === version) ?? versions[otherwise];
  const left = find(chosen.left, 1);
  const right = find(chosen.right, 0);
  const partName = usePartName(right?.wording ?? [], numbered);
  if (!left || !right || versions.length < 2) {
    return <Typography color="text.secondary">{translate('questions.versions.only')}</Typography>;
  }
  const picker = (side: 'left' | 'right', value: number) => (
    <TextField
      select
      label={translate(`questions.versions.${side}`)}
      value={value}
      onChange={(event) => choose({ ...chosen, [side]: Number(event.target.value) })}
      sx={{ minWidth: 140 }}
    >
      {versions.map(({ version, name }) => (
        <MenuItem key={version} value={version}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <Card component="section" aria-labelledby="compare-versions" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id="compare-versions" variant="h2" sx={{ mb: 2 }}>
        {translate('questions.versions.compare')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
        {picker('left', left.version)}
        {picker('right', right.version)}
      </Box>
      <VersionComparison
        left={left}
        right={right}
        partName={partName}
        label={translate('questions.versions.compare')}
      />
    </Card>
  );
}
