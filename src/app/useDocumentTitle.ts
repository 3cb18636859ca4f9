import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import type { Route } from '../routes/route.ts';
import { useApp } from './appContext.ts';

/** Sets the document title: the page's title and the product's name, or only the product's name. */
export function useDocumentTitle(route: Route | null): void {
  const { config } = useApp();
  const translate = useTranslate();
  const title = route?.title ? translate(`titles.${route.title}`) : null;
  const product = config.productName;
  useEffect(() => {
    document.title = title ? translate('app.title', { title, product }) : product;
  }, [title, product, translate]);
}
