import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import CircleIcon from '@mui/icons-material/RadioButtonUnchecked';
import { Box, List, ListItem, ListItemButton, ListItemIcon, ListItemText, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { PackageLaunch } from '../../../../../dataProviders/packages.ts';

interface Props {
  readonly parts: PackageLaunch['parts'];
  readonly current: number;
  readonly completed: ReadonlySet<number>;
  readonly onOpen: (part: number) => void;
}

/** The table of contents of a package with several parts. */
export function PackageContents({ parts, current, completed, onOpen }: Props) {
  const translate = useTranslate();
  const id = useId();
  const stateOf = (index: number) => {
    if (completed.has(index)) return 'completed';
    return parts[index]?.is_resumed || index === current ? 'started' : 'new';
  };
  return (
    <Box component="nav" aria-labelledby={id}>
      <Typography id={id} variant="h3">
        {translate('ownLearning.package.contents', {
          done: completed.size,
          smart_count: parts.length,
        })}
      </Typography>
      <List dense disablePadding sx={{ mt: 1, maxHeight: 240, overflow: 'auto' }}>
        {parts.map(({ title, section }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a launch never change
          <ListItem key={index} disablePadding>
            <ListItemButton
              selected={index === current}
              aria-current={index === current ? 'step' : undefined}
              onClick={() => onOpen(index)}
              sx={{ borderRadius: 1 }}
            >
              <ListItemIcon sx={{ minWidth: 36 }}>
                {completed.has(index) ? (
                  <CheckCircleIcon color="success" fontSize="small" aria-hidden />
                ) : (
                  <CircleIcon color="disabled" fontSize="small" aria-hidden />
                )}
              </ListItemIcon>
              <ListItemText
                primary={title || translate('ownLearning.package.part', { number: index + 1 })}
                secondary={[
                  ...(section === '' ? [] : [section]),
                  translate(`ownLearning.viewer.states.${stateOf(index)}`),
                ].join(' · ')}
                sx={{ overflowWrap: 'anywhere' }}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
