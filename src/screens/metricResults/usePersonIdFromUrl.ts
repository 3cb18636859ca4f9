import { useParams } from 'react-router-dom';
import { usePerson } from '../../kit/context/PersonContext.ts';

/** The id of the person in the address; null if it is missing or the signed-in person's own. */
export function usePersonIdFromUrl(): number | null {
  const { id } = useParams();
  const { user } = usePerson();
  return id === undefined || Number(id) === user.id ? null : Number(id);
}
