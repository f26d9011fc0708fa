import type { ReactNode } from 'react';
import { Scroll } from './Scroll.tsx';

/** A line of the excerpt: its number or nothing, and a bar. */
const EXCERPT = /^[> ] +\d* *\|/;

/** What is wrong with a text, as the command line tells it. The excerpt keeps its columns, so that its caret points. */
export function Problem({ text }: { readonly text: string }): ReactNode {
  const [said = '', ...rest] = text.split('\n');
  const excerpt = rest.filter((line) => EXCERPT.test(line));
  const hints = rest.filter((line) => !EXCERPT.test(line));
  return (
    <div className="yaml__problem">
      <p>{said}</p>
      {excerpt.length > 0 && (
        <Scroll label={said}>
          <pre>{excerpt.join('\n')}</pre>
        </Scroll>
      )}
      {hints.length > 0 && <p>{hints.map((line) => line.trim()).join('\n')}</p>}
    </div>
  );
}
