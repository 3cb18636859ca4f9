import { useParams } from 'react-router-dom';
import { usePerson } from '../../kit/context/PersonContext.ts';

/** The person the address names; null for oneself. */
export function usePersonOfAddress(): number | null {
  const { id } = useParams();
  const { user } = usePerson();
  return id === undefined || Number(id) === user.id ? null : Number(id);
}
