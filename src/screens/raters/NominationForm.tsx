import { Box, Button, Card, TextField, Typography } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ListedRater, Nominee, RaterList } from '../../../contract/v2/raters.ts';
import { type NominationRequest, nominateRater, raterKeys } from '../../../dataProviders/raters.ts';
import { FormError } from '../../kit/forms/FormError.tsx';
import { SelectField } from '../../kit/forms/SelectField.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { useAction } from '../../kit/useAction.ts';
import { NomineePicker } from './NomineePicker.tsx';

interface Props {
  readonly list: RaterList;
  /** The rater to replace; null to add a rater. */
  readonly replaced: ListedRater | null;
  readonly onDone: () => void;
}

const emptyOutsider = { first_name: '', last_name: '', email: '' };

/** Nominates a person of the account, or an external rater by email address. */
export function NominationForm({ list, replaced, onDone }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const [first] = list.groups;
  const [isOutside, setOutside] = useState(false);
  const [person, setPerson] = useState<Nominee | null>(null);
  const [outsider, setOutsider] = useState(emptyOutsider);
  const [relationship, setRelationship] = useState(
    replaced?.relationship ??
      list.groups.find((group) => group.relationship === 'peer')?.relationship ??
      first?.relationship ??
      'peer',
  );
  const nominate = useAction(nominateRater, {
    invalidates: raterKeys,
    success: () =>
      translate('raters.name.done', { name: isOutside ? outsider.first_name : (person?.name ?? '') }),
    isShownOnPage: () => true,
    onDone: () => {
      setPerson(null);
      setOutsider(emptyOutsider);
      onDone();
    },
  });
  const isReady = isOutside
    ? outsider.first_name.trim() !== '' && outsider.email.includes('@')
    : person !== null;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isReady) return;
    const nominee = isOutside
      ? { ...outsider, last_name: outsider.last_name.trim() || null, user_id: null }
      : { user_id: person?.user_id ?? null, first_name: null, last_name: null, email: null };
    const nomination: NominationRequest = {
      ...nominee,
      target_id: list.target_id,
      relationship,
      replaces_id: replaced?.id ?? null,
    };
    nominate.mutate(nomination);
  }
  function handlePick(next: Nominee | null) {
    setPerson(next);
    const group = list.groups.find((one) => one.relationship === next?.relationship);
    if (group) setRelationship(group.relationship);
  }
  const field = (of: keyof typeof emptyOutsider, words: 'firstName' | 'lastName' | 'email') => (
    <TextField
      size="small"
      label={translate(`raters.name.${words}`)}
      required={of !== 'last_name'}
      type={of === 'email' ? 'email' : 'text'}
      value={outsider[of]}
      onChange={(event) => setOutsider({ ...outsider, [of]: event.target.value })}
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
      <FormError failure={nominate.error} />
      {isOutside ? (
        <>
          {field('first_name', 'firstName')}
          {field('last_name', 'lastName')}
          {field('email', 'email')}
          <Hint>{translate('raters.name.outsiderHelp')}</Hint>
        </>
      ) : (
        <NomineePicker targetId={list.target_id} value={person} onPick={handlePick} />
      )}
      <SelectField
        size="small"
        label={translate('raters.name.relationship')}
        value={relationship}
        onChange={setRelationship}
        options={list.groups.map((group) => ({
          value: group.relationship,
          text: translate(`raters.relationships.${group.relationship}`),
        }))}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" disabled={!isReady} loading={nominate.isPending}>
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
