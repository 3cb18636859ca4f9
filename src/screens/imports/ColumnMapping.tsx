import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ImportWithColumns } from '../../../contract/v2/imports.ts';
import { checkImport } from '../../../dataProviders/imports.ts';
import type { ImportField } from '../../../domain/imports/importFields.ts';
import { mappingProblem } from '../../../domain/imports/mapHeadings.ts';
import { ColumnTable } from './ColumnTable.tsx';
import { DiscardImport } from './DiscardImport.tsx';
import { ImportSection } from './ImportSection.tsx';
import { useStep } from './useImport.ts';

interface ColumnsProps {
  readonly found: ImportWithColumns;
  readonly onChecked: () => void;
}

/** What each column holds. Choosing a field for a column takes it from the one that had it. */
export function ColumnMapping({ found, onChecked }: ColumnsProps) {
  const translate = useTranslate();
  const [mapping, setMapping] = useState(() => found.columns.map(({ field }) => field));
  const check = useStep(() => checkImport(found.id, mapping), onChecked);
  const problem = mappingProblem(mapping, found.columns.length);
  const isLatin = found.encoding === 'latin-1';
  function choose(at: number, field: ImportField | null) {
    setMapping((chosen) =>
      chosen.map((before, column) => {
        if (column === at) return field;
        return before === field ? null : before;
      }),
    );
  }
  return (
    <ImportSection title={translate('imports.columns.title')} text={translate('imports.columns.text')}>
      {isLatin && (
        <Alert severity="warning" variant="outlined" sx={{ mx: 2, mb: 2 }}>
          {translate('imports.columns.latin1')}
        </Alert>
      )}
      <ColumnTable columns={found.columns} mapping={mapping} onChoose={choose} />
      <Box sx={{ p: 2, display: 'grid', gap: 2 }}>
        {(['permissions', 'teams'] as const)
          .filter((field) => mapping.includes(field))
          .map((field) => (
            <Typography key={field} variant="body2" color="text.secondary">
              <strong>{translate(`imports.fields.${field}`)}:</strong> {translate(`imports.help.${field}`)}
            </Typography>
          ))}
        {problem && <Alert severity="info">{translate(`rules.${problem}`)}</Alert>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="contained"
            disabled={problem !== null}
            loading={check.isPending}
            onClick={() => check.mutate()}
          >
            {translate('imports.columns.check')}
          </Button>
          <DiscardImport id={found.id} />
        </Box>
      </Box>
    </ImportSection>
  );
}
