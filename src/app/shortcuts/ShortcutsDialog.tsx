import { Box, Button, FormControlLabel, FormHelperText, Switch, Typography } from '@mui/material';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { PageDialog } from '../../kit/page/PageDialog.tsx';
import type { MenuSection } from '../../routes/menuSections.ts';
import { isApple } from '../isApple.ts';
import { useShell } from '../shellState.ts';
import { useAreaTexts } from '../useAreaTexts.ts';
import { changeShortcuts } from './shortcutSetting.ts';

interface Props {
  readonly sections: readonly MenuSection[];
  readonly onClose: () => void;
}

/** The keyboard shortcuts of the pages that the person can open, and the switch that turns them off. */
export function ShortcutsDialog(props: Props) {
  return useAreaTexts('palette', props.onClose) ? <LoadedDialog {...props} /> : null;
}

function LoadedDialog({ sections, onClose }: Props) {
  const translate = useTranslate();
  const areOn = useShell((shell) => shell.areShortcutsOn);
  const text = (key: string) => translate(`palette.shortcuts.${key}`);
  const lines = sections.flatMap((section) => section.lines);
  return (
    <PageDialog
      title={text('title')}
      maxWidth="md"
      onClose={onClose}
      actions={<Button onClick={onClose}>{text('close')}</Button>}
    >
      <div>
        <FormControlLabel
          control={<Switch checked={areOn} onChange={(_, isOn) => changeShortcuts(isOn)} />}
          label={text('switch')}
        />
        <FormHelperText>{text('switchHelp')}</FormHelperText>
      </div>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 6, rowGap: 3 }}>
        <div>
          <Keys
            title={text('general')}
            shortcuts={[
              [[isApple ? '⌘' : text('keys.control'), 'K'], text('search')],
              [['/'], text('listSearch')],
              [['?'], text('help')],
            ]}
          />
          <Keys
            title={text('lists')}
            shortcuts={[
              [['j'], text('nextRow')],
              [['k'], text('previousRow')],
              [[text('keys.enter')], text('openRow')],
              [['x'], text('selectRow')],
            ]}
          />
        </div>
        <Keys
          title={text('goTo')}
          shortcuts={lines.map(({ letter, icon }) => [['g', letter], translate(`app.nav.entries.${icon}`)])}
        />
      </Box>
    </PageDialog>
  );
}

interface KeysProps {
  readonly title: string;
  readonly shortcuts: readonly (readonly [keys: readonly string[], label: string])[];
}

function Keys({ title, shortcuts }: KeysProps) {
  return (
    <Box component="section" sx={{ mb: 3 }}>
      <Typography component="h3" variant="subtitle2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="dl" sx={keysStyle}>
        {shortcuts.map(([keys, label]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </Fragment>
        ))}
      </Box>
    </Box>
  );
}

const keysStyle = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: 1,
  alignItems: 'center',
  m: 0,
  typography: 'body2',
  '& dd': { display: 'flex', justifyContent: 'flex-end', gap: 0.5, m: 0 },
  '& kbd': {
    minWidth: 24,
    px: 0.75,
    py: 0.25,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    bgcolor: 'var(--cairn-surface-sunken)',
    font: 'inherit',
    textAlign: 'center',
  },
} as const;
