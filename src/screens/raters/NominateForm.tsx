import { Alert, Box, Button, Card, MenuItem, TextField, Typography } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { ListedRater, Nominee, RaterList } from '../../../contract/v2/raters.ts';
import { errorText } from '../../../dataProviders/errors.ts';
import { type Nomination, nominateRater } from '../../../dataProviders/raters.ts';
import { PersonFinder } from './PersonFinder.tsx';
import { useRaterChange } from './useRaterChange.ts';

interface Props {
  readonly list: RaterList;
  /** Whose place is to be taken; null to add somebody. */
  readonly replaced: ListedRater | null;
  readonly onDone: () => void;
}

const nobody = { first_name: '', last_name: '', email: '' };

/** Names a person of the account, or somebody from outside by address. */
export function NominateForm({ list, replaced, onDone }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const titleId = useId();
  const [first] = list.groups;
  const [isOutside, setOutside] = useState(false);
  const [person, pick] = useState<Nominee | null>(null);
  const [outsider, describe] = useState(nobody);
  const [chosen, choose] = useState(
    replaced?.relationship ??
      list.groups.find(({ relationship }) => relationship === 'peer')?.relationship ??
      first?.relationship ??
      'peer',
  );
  const name = useRaterChange(nominateRater, () => {
    notify('raters.name.done', {
      type: 'success',
      messageArgs: { name: isOutside ? outsider.first_name : (person?.name ?? '') },
    });
    pick(null);
    describe(nobody);
    onDone();
  });
  const isReady = isOutside
    ? outsider.first_name.trim() !== '' && outsider.email.includes('@')
    : person !== null;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isReady) return;
    const who = isOutside
      ? { ...outsider, last_name: outsider.last_name.trim() || null, user_id: null }
      : { user_id: person?.user_id ?? null, first_name: null, last_name: null, email: null };
    const nomination: Nomination = {
      ...who,
      target_id: list.target_id,
      relationship: chosen,
      replaces_id: replaced?.id ?? null,
    };
    name.mutate(nomination);
  }
  function handlePick(next: Nominee | null) {
    pick(next);
    const known = next?.relationship;
    if (known && list.groups.some(({ relationship }) => relationship === known)) choose(known);
  }
  const field = (of: keyof typeof nobody, words: 'firstName' | 'lastName' | 'email') => (
    <TextField
      size="small"
      label={translate(`raters.name.${words}`)}
      required={of !== 'last_name'}
      type={of === 'email' ? 'email' : 'text'}
      value={outsider[of]}
      onChange={(event) => describe({ ...outsider, [of]: event.target.value })}
      slotProps={{ htmlInput: { maxLength: of === 'email' ? 200 : 60 } }}
    />
  );
  return (
    <Card
      component="form"
      variant="outlined"
      aria-labelledby={titleId}
      onSubmit={handleSubmit}
      sx={{ p: 2, display: 'grid', gap: 2, maxWidth: 640 }}
    >
      <Typography id={titleId} variant="h3">
        {replaced
          ? translate('raters.name.replacing', { name: replaced.name })
          : translate('raters.name.title')}
      </Typography>
      {name.error && (
        <Alert severity="error">{errorText(name.error) ?? translate('app.notification.error')}</Alert>
      )}
      {isOutside ? (
        <>
          {field('first_name', 'firstName')}
          {field('last_name', 'lastName')}
          {field('email', 'email')}
          <Typography variant="body2" color="text.secondary">
            {translate('raters.name.outsiderHelp')}
          </Typography>
        </>
      ) : (
        <PersonFinder targetId={list.target_id} value={person} onPick={handlePick} />
      )}
      <TextField
        size="small"
        select
        label={translate('raters.name.relationship')}
        value={chosen}
        onChange={(event) => choose(event.target.value as typeof chosen)}
      >
        {list.groups.map(({ relationship }) => (
          <MenuItem key={relationship} value={relationship}>
            {translate(`raters.relationships.${relationship}`)}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" disabled={!isReady} loading={name.isPending}>
          {translate('raters.name.add')}
        </Button>
        <Button onClick={() => setOutside(!isOutside)}>
          {translate(isOutside ? 'raters.name.inside' : 'raters.name.outsider')}
        </Button>
        {replaced && <Button onClick={onDone}>{translate('raters.name.cancel')}</Button>}
      </Box>
    </Card>
  );
}
