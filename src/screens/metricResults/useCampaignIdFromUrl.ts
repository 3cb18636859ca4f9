import { useParams } from 'react-router-dom';

/** The campaign in the path; null for the newest one. */
export function useCampaignIdFromUrl(): number | null {
  const { id } = useParams();
  return id === undefined ? null : Number(id);
}
