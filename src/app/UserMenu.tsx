import {
  Avatar,
  Box,
  Divider,
  IconButton,
  ListSubheader,
  MenuItem,
  MenuList,
  Popover,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { storeIntendedPath } from '../../dataProviders/session.ts';
import { mainRoleLabel } from '../../domain/access/roles.ts';
import { Hint } from '../kit/page/SecondaryText.tsx';
import { visuallyHidden } from '../kit/page/visuallyHidden.ts';
import { offeredLanguages } from '../language/deviceLanguage.ts';
import { useLanguage } from '../language/useLanguage.ts';
import type { ColorModeChoice } from '../theme/colorMode.ts';
import { menus } from '../theme/scale.ts';
import { changeShell } from './shellState.ts';
import type { useColorMode } from './useColorMode.ts';
import { useSession } from './useSession.ts';

const colorModes: readonly ColorModeChoice[] = ['light', 'dark', 'system'];

/** The user menu: name and role, profile pages, color mode, language, support and sign-out. */
export function UserMenu({ colorMode }: { colorMode: ReturnType<typeof useColorMode> }) {
  const { currentUser } = useSession();
  const translate = useTranslate();
  const navigate = useNavigate();
  const { language, chooseLanguage } = useLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!currentUser) return null;
  const name = `${currentUser.first_name} ${currentUser.last_name}`.trim();
  const close = () => setAnchor(null);
  const go = (path: string) => {
    close();
    navigate(path);
  };
  return (
    <>
      <IconButton
        edge="end"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar
          aria-hidden
          sx={{
            width: 32,
            height: 32,
            bgcolor: 'secondary.main',
            color: 'secondary.contrastText',
            fontSize: 14,
          }}
        >
          {initialsOf(currentUser.first_name, currentUser.last_name)}
        </Avatar>
        <Box component="span" sx={visuallyHidden}>
          {translate('app.header.userMenu', { name })}
        </Box>
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { minWidth: 240, border: 1, borderColor: 'divider' } } }}
      >
        <Box sx={{ px: 2, pt: 1.5, pb: 1.5, borderBottom: 1, borderColor: 'divider' }}>
          <Typography variant="subtitle2" component="p">
            {name}
          </Typography>
          <Hint>{translate(`roles.${mainRoleLabel(currentUser)}`)}</Hint>
        </Box>
        <MenuList
          autoFocusItem={anchor !== null}
          variant="menu"
          aria-label={translate('app.header.userMenu', { name })}
          sx={menuStyle}
          dense
        >
          <MenuItem onClick={() => go('/update-profile')}>{translate('app.userMenu.profile')}</MenuItem>
          <MenuItem onClick={() => go('/change-password')}>{translate('app.userMenu.password')}</MenuItem>
          <MenuItem
            onClick={() => {
              close();
              changeShell({ supportDialogOpen: true });
            }}
          >
            {translate('app.userMenu.support')}
          </MenuItem>
          <Divider component="li" role="presentation" />
          <ListSubheader role="presentation" sx={{ lineHeight: 2.5, bgcolor: 'transparent' }}>
            {translate('app.userMenu.look')}
          </ListSubheader>
          {colorModes.map((choice) => (
            <MenuItem
              key={choice}
              dense
              role="menuitemradio"
              aria-checked={colorMode.choice === choice}
              selected={colorMode.choice === choice}
              onClick={() => colorMode.choose(choice)}
            >
              {translate(`app.userMenu.${choice}`)}
            </MenuItem>
          ))}
          {offeredLanguages.length > 1 && (
            <ListSubheader role="presentation" sx={{ lineHeight: 2.5, bgcolor: 'transparent' }}>
              {translate('app.language')}
            </ListSubheader>
          )}
          {offeredLanguages.length > 1 &&
            offeredLanguages.map(({ code, name: languageName }) => (
              <MenuItem
                key={code}
                dense
                lang={code}
                role="menuitemradio"
                aria-checked={language === code}
                selected={language === code}
                onClick={() => void chooseLanguage(code)}
              >
                {languageName}
              </MenuItem>
            ))}
          <Divider component="li" role="presentation" />
          <MenuItem
            onClick={() => {
              storeIntendedPath('');
              go('/logout');
            }}
          >
            {translate('app.userMenu.signOut')}
          </MenuItem>
        </MenuList>
      </Popover>
    </>
  );
}

const menuStyle = { maxHeight: menus.maxHeight, overflowY: 'auto' } as const;
const initialsOf = (first: string, last: string) =>
  `${[...first][0] ?? ''}${[...last][0] ?? ''}`.toUpperCase();
