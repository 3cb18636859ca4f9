import { Box, Button, Card, Chip } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { RelativeTime } from '../../kit/dates/RelativeTime.tsx';
import { SelectField } from '../../kit/forms/SelectField.tsx';
import { type Column, DataTable } from '../../kit/lists/DataTable.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { useWordingPartName } from './useWordingPartName.ts';
import { type ComparisonSide, VersionComparison } from './VersionComparison.tsx';

/** One version, with its wording and facts for a comparison. */
export interface ComparableVersion extends ComparisonSide {
  readonly version: number;
  readonly written_at: string;
  /** The name of the version's author. */
  readonly by: string;
  /** The number of its campaigns as text; null where that is not counted. */
  readonly campaigns: string | null;
  readonly chip: string | null;
}

interface Props {
  /** All versions of the question, newest first. */
  readonly versions: readonly ComparableVersion[];
  readonly numbered: 'statement' | 'option';
  readonly onEdit: (version: number) => void;
}

/** Every version, and a comparison of two. */
export function VersionHistory({ versions, numbered, onEdit }: Props) {
  const translate = useTranslate();
  const words = (name: string, params?: object) => translate(`questions.versions.${name}`, params);
  const columns: readonly Column<ComparableVersion>[] = [
    {
      name: 'version',
      cell: ({ version, chip }) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {version}
          {chip && <Chip size="small" variant="outlined" label={chip} />}
        </Box>
      ),
    },
    {
      name: 'written',
      sx: { whiteSpace: 'nowrap' },
      cell: ({ written_at }) => <RelativeTime at={written_at} />,
    },
    { name: 'by', isWide: true, cell: ({ by }) => by },
    { name: 'campaigns', isWide: true, cell: ({ campaigns }) => campaigns },
    {
      name: 'actions',
      align: 'right',
      cell: ({ version }) => (
        <Button size="small" aria-label={words('editOf', { version })} onClick={() => onEdit(version)}>
          {words('edit')}
        </Button>
      ),
    },
  ];
  const isCounted = versions.some(({ campaigns }) => campaigns !== null);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Card>
        <DataTable
          columnTexts="questions.versions.columns"
          caption={words('table')}
          columns={isCounted ? columns : columns.filter(({ name }) => name !== 'campaigns')}
          rows={versions}
          rowKey={({ version }) => version}
        />
      </Card>
      <Comparison versions={versions} numbered={numbered} />
    </Box>
  );
}

function Comparison({ versions, numbered }: Omit<Props, 'onEdit'>) {
  const translate = useTranslate();
  const [selected, setSelected] = useState<{ left: number | null; right: number | null }>({
    left: null,
    right: null,
  });
  const findVersion = (version: number | null, fallback: number) =>
    versions.find((one) => one.version === version) ?? versions[fallback];
  const left = findVersion(selected.left, 1);
  const right = findVersion(selected.right, 0);
  const partName = useWordingPartName(right?.wording ?? [], numbered);
  if (!left || !right || versions.length < 2) {
    return <SecondaryText>{translate('questions.versions.only')}</SecondaryText>;
  }
  const picker = (side: 'left' | 'right', value: number) => (
    <SelectField
      label={translate(`questions.versions.${side}`)}
      value={value}
      onChange={(chosen) => setSelected({ ...selected, [side]: chosen })}
      options={versions.map(({ version, name }) => ({ value: version, text: name }))}
      sx={{ minWidth: 140 }}
    />
  );
  return (
    <Panel title={translate('questions.versions.compare')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {picker('left', left.version)}
        {picker('right', right.version)}
      </Box>
      <VersionComparison
        left={left}
        right={right}
        partName={partName}
        label={translate('questions.versions.compare')}
      />
    </Panel>
  );
}
