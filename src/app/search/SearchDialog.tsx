import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import { Box, Button, Dialog, IconButton, InputBase, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { searchLimits } from '../../../contract/v2/search.ts';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { visuallyHidden } from '../../kit/page/visuallyHidden.ts';
import type { MenuSection } from '../../routes/menuSections.ts';
import { useAreaTexts } from '../useAreaTexts.ts';
import { optionIdOf, SearchResults } from './SearchResults.tsx';
import { type SearchItem, useSearchGroups } from './useSearchGroups.ts';

interface Props {
  readonly sections: readonly MenuSection[];
  readonly onClose: () => void;
}

/** The search for pages, actions and records, above the page. */
export function SearchDialog(props: Props) {
  return useAreaTexts('palette', props.onClose) ? <LoadedDialog {...props} /> : null;
}

function LoadedDialog({ sections, onClose }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const titleId = useId();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [pointedKey, setPointedKey] = useState<string | null>(null);
  const { groups, words, state, retry } = useSearchGroups(typed, sections);
  const items = groups.flatMap((group) => group.items);
  const active = items.find(({ key }) => key === pointedKey) ?? items[0] ?? null;
  const activeId = active && optionIdOf(listId, active.key);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' }); // jsdom has no scrolling
  }, [activeId]);

  const choose = (item: SearchItem) => {
    onClose();
    navigate(item.path);
  };
  const move = (step: 1 | -1) => {
    const next = ((active ? items.indexOf(active) : -1) + step + items.length) % items.length;
    setPointedKey(items[next]?.key ?? null);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && active) choose(active);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      fullScreen={isPhone}
      maxWidth="sm"
      aria-labelledby={titleId}
      transitionDuration={0}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { sx: isPhone ? { borderRadius: 0 } : { mt: '12vh', maxHeight: '70vh' } } }}
    >
      <Typography id={titleId} component="h2" sx={visuallyHidden}>
        {translate('palette.title')}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          px: 2,
          borderBottom: items.length > 0 ? 1 : 0,
          borderColor: 'divider',
        }}
      >
        <SearchIcon fontSize="small" color="action" />
        <InputBase
          autoFocus
          fullWidth
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setPointedKey(null);
          }}
          onKeyDown={handleKey}
          placeholder={translate('palette.placeholder')}
          slotProps={{
            input: {
              role: 'combobox',
              'aria-label': translate('palette.title'),
              'aria-expanded': items.length > 0,
              'aria-controls': items.length > 0 ? listId : undefined,
              'aria-activedescendant': activeId ?? undefined,
              'aria-autocomplete': 'list',
              autoComplete: 'off',
              spellCheck: false,
              maxLength: searchLimits.length,
            },
          }}
          sx={{ minHeight: 56 }}
        />
        <IconButton edge="end" aria-label={translate('palette.close')} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      {items.length > 0 && (
        <SearchResults
          id={listId}
          groups={groups}
          words={words}
          activeKey={active?.key ?? null}
          onPoint={setPointedKey}
          onChoose={choose}
        />
      )}
      {state === 'failed' ? (
        <Box role="alert" sx={{ ...footerStyle, display: 'flex', alignItems: 'center', gap: 1 }}>
          <Hint>{translate('palette.failed')}</Hint>
          <Button size="small" onClick={retry}>
            {translate('palette.retry')}
          </Button>
        </Box>
      ) : (
        <Status state={state} count={items.length} hasSearch={words.length > 0} />
      )}
    </Dialog>
  );
}

interface StatusProps {
  readonly state: 'loading' | 'complete';
  readonly count: number;
  readonly hasSearch: boolean;
}

/** What the search is doing, also for screen readers, or how to use it with the keyboard. */
function Status({ state, count, hasSearch }: StatusProps) {
  const translate = useTranslate();
  const isLoading = state === 'loading';
  const isShown = hasSearch && (isLoading || count === 0);
  const found = count > 0 ? translate('palette.count', { smart_count: count }) : translate('palette.none');
  return (
    <>
      <Hint role="status" sx={isShown ? footerStyle : visuallyHidden}>
        {hasSearch && (isLoading ? translate('palette.loading') : found)}
      </Hint>
      {!isShown && (
        <Hint sx={{ ...footerStyle, display: { xs: 'none', sm: 'block' } }}>{translate('palette.help')}</Hint>
      )}
    </>
  );
}

const footerStyle = { px: 2, py: 1.25, borderTop: 1, borderColor: 'divider' } as const;
