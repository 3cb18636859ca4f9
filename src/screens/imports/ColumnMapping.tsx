import { Alert, Box, Button, Checkbox, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ImportDetails } from '../../../contract/v2/imports.ts';
import { checkImport, importKeys } from '../../../dataProviders/imports.ts';
import type { ColumnField } from '../../../domain/imports/importFields.ts';
import { mappingProblem } from '../../../domain/imports/mapHeadings.ts';
import { useFileProblemText } from '../../kit/forms/useFileProblemText.ts';
import { Panel } from '../../kit/page/Panel.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { useAction } from '../../kit/useAction.ts';
import { DiscardImport } from './DiscardImport.tsx';
import { ImportColumnTable } from './ImportColumnTable.tsx';

interface Props {
  readonly userImport: ImportDetails;
  readonly onChecked: () => void;
}

/** Maps columns to fields. A field belongs to one column, so choosing it removes it from another. */
export function ColumnMapping({ userImport, onChecked }: Props) {
  const translate = useTranslate();
  const [mapping, setMapping] = useState(() => userImport.columns.map(({ field }) => field));
  const [createsTeams, setCreatesTeams] = useState(userImport.creates_teams);
  const hasTeams = mapping.includes('teams');
  const check = useAction(() => checkImport(userImport.id, mapping, hasTeams && createsTeams), {
    invalidates: importKeys,
    success: null,
    onDone: onChecked,
  });
  const explain = useFileProblemText();
  const problem = mappingProblem(mapping, userImport.columns.length, userImport.subject);
  const isLatin = userImport.encoding === 'latin-1';
  function handleChange(index: number, field: ColumnField | null) {
    setMapping((current) =>
      current.map((previous, column) => {
        if (column === index) return field;
        return previous === field ? null : previous;
      }),
    );
  }
  return (
    <Panel title={translate('imports.columns.title')} text={translate('imports.columns.text')}>
      {isLatin && (
        <Alert severity="warning" variant="outlined">
          {translate('imports.columns.latin1')}
        </Alert>
      )}
      {(userImport.heading_line ?? 1) > 1 && (
        <Alert severity="info" variant="outlined">
          {translate('imports.columns.headingLine', { line: userImport.heading_line })}
        </Alert>
      )}
      <ImportColumnTable userImport={userImport} mapping={mapping} onChange={handleChange} />
      {(['mobile_number', 'permissions', 'teams', 'manager', 'relation'] as const)
        .filter((field) => mapping.includes(field))
        .map((field) => (
          <Hint key={field}>
            <strong>{translate(`imports.fields.${field}`)}:</strong> {translate(`imports.help.${field}`)}
          </Hint>
        ))}
      {hasTeams && (
        <FormControlLabel
          control={
            <Checkbox checked={createsTeams} onChange={(event) => setCreatesTeams(event.target.checked)} />
          }
          label={translate('imports.columns.createTeams')}
        />
      )}
      {userImport.problem && <Alert severity="error">{explain(userImport.problem)}</Alert>}
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
        <DiscardImport userImport={userImport} />
      </Box>
    </Panel>
  );
}
