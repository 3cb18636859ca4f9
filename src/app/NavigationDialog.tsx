import CloseIcon from '@mui/icons-material/Close';
import { Box, Dialog, IconButton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { MenuSection } from '../routes/menuSections.ts';
import { MenuSections } from './MenuSections.tsx';

interface Props {
  readonly sections: readonly MenuSection[];
  readonly onClose: () => void;
}

/** The navigation of a phone, above the whole page. */
export function NavigationDialog({ sections, onClose }: Props) {
  const translate = useTranslate();
  return (
    <Dialog fullScreen open onClose={onClose} aria-labelledby="menu-title">
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', p: 1, pl: 2 }}>
        <Typography id="menu-title" component="h2" variant="h3">
          {translate('app.nav.menu')}
        </Typography>
        <IconButton aria-label={translate('app.header.closeMenu')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box component="nav" aria-label={translate('app.nav.label')} sx={{ pb: 3 }}>
        <MenuSections sections={sections} onChosen={onClose} />
      </Box>
    </Dialog>
  );
}
