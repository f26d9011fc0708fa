import * as words from '@words';
import type { ReactNode } from 'react';
import { Copy } from '../../components/Copy.tsx';

/** A command or a file, as it is typed. That of the theme would bring along colours for two dozen languages of programs. */
export default function CodeBlock({ children }: { readonly children?: ReactNode }): ReactNode {
  const text = typeof children === 'string' ? children.trimEnd() : undefined;
  return (
    <div className="code">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached without a mouse */}
      <pre tabIndex={0}>
        <code>{text ?? children}</code>
      </pre>
      {text !== undefined && <Copy className="plain code__copy no-print" label={words.copy.copy} text={() => text} />}
    </div>
  );
}
