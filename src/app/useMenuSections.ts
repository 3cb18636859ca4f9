import { useContext, useMemo } from 'react';
import { PersonContext } from '../kit/context/PersonContext.ts';
import { type MenuSection, menuSections } from '../routes/menuSections.ts';
import { useApp } from './appContext.ts';

/** The menu of the signed-in person; empty when no one is signed in. */
export function useMenuSections(): readonly MenuSection[] {
  const { routes, app } = useApp();
  const person = useContext(PersonContext);
  return useMemo(() => (person ? menuSections(person, routes, app, new Date()) : []), [person, routes, app]);
}
