import BookmarkAddOutlined from '@mui/icons-material/BookmarkAddOutlined';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import BookmarkRemoveOutlined from '@mui/icons-material/BookmarkRemoveOutlined';
import Check from '@mui/icons-material/Check';
import { Button, Divider, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { SaveViewDialog } from './SaveViewDialog.tsx';
import type { SavedView } from './savedViews.ts';
import { useSavedViews } from './useSavedViews.ts';

/** The saved views of a list: apply one, save the current settings, or remove the current view. */
export function SavedViewsMenu() {
  const { views, current, show, save, remove } = useSavedViews();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isNaming, setIsNaming] = useState(false);
  const translate = useTranslate();
  const notify = useNotify();
  const button = useId();
  const close = () => setAnchor(null);

  function handlePick(view: SavedView) {
    close();
    show(view);
  }
  function handleRemove(view: SavedView) {
    close();
    remove(view);
    notify('kit.viewRemoved', { type: 'info', messageArgs: { name: view.name } });
  }
  function handleSave(name: string) {
    setIsNaming(false);
    save(name);
    notify('kit.viewSaved', { type: 'success', messageArgs: { name } });
  }

  return (
    <>
      <Button
        id={button}
        size="small"
        startIcon={<BookmarkBorder />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('kit.views')}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': button }, paper: { sx: { maxWidth: 320 } } }}
      >
        {views.map((view) => (
          <MenuItem
            key={view.name}
            role="menuitemradio"
            aria-checked={view === current}
            onClick={() => handlePick(view)}
          >
            <ListItemIcon>{view === current ? <Check fontSize="small" /> : null}</ListItemIcon>
            <ListItemText slotProps={{ primary: { noWrap: true } }}>{view.name}</ListItemText>
          </MenuItem>
        ))}
        {views.length > 0 ? <Divider /> : null}
        {current ? (
          <MenuItem onClick={() => handleRemove(current)}>
            <ListItemIcon>
              <BookmarkRemoveOutlined fontSize="small" />
            </ListItemIcon>
            <ListItemText slotProps={{ primary: { noWrap: true } }}>
              {translate('kit.removeView', { name: current.name })}
            </ListItemText>
          </MenuItem>
        ) : (
          <MenuItem
            onClick={() => {
              close();
              setIsNaming(true);
            }}
          >
            <ListItemIcon>
              <BookmarkAddOutlined fontSize="small" />
            </ListItemIcon>
            <ListItemText
              primary={translate('kit.saveView')}
              secondary={views.length === 0 ? translate('kit.noViews') : null}
              slotProps={{ secondary: { sx: { whiteSpace: 'normal' } } }}
            />
          </MenuItem>
        )}
      </Menu>
      {isNaming ? (
        <SaveViewDialog views={views} onSave={handleSave} onClose={() => setIsNaming(false)} />
      ) : null}
    </>
  );
}
