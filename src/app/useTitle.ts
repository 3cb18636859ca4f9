import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import type { Route } from '../routes/route.ts';
import { useApp } from './appContext.ts';

/** The page's title with the product's name behind it; without a title just the name. */
export function useTitle(route: Route | null): void {
  const { config } = useApp();
  const translate = useTranslate();
  const title = route?.title ? translate(`titles.${route.title}`) : null;
  const product = config.productName;
  useEffect(() => {
    document.title = title ? translate('app.title', { title, product }) : product;
  }, [title, product, translate]);
}
