import type { ComponentPropsWithoutRef, ReactNode } from 'react';

/** A button that looks like a link. */
export const Plain = ({ className = '', ...props }: ComponentPropsWithoutRef<'button'>): ReactNode => (
  <button type="button" className={`plain ${className}`.trim()} {...props} />
);
