import type { ComponentType } from 'react';
import { useLoaderData } from 'react-router-dom';

/** The screen of the current route, which the guard let through and the router fetched. */
export function CurrentScreen() {
  const Fetched = useLoaderData() as ComponentType; // every loader of the table answers a screen
  return <Fetched />;
}
