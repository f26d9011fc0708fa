import * as words from '@words';
import type { ComponentProps, ReactNode } from 'react';
import type { ShownRuling } from '../../run/shown-ruling.ts';
import { Export } from './Export.tsx';
import { RulingPanel } from './RulingPanel.tsx';

type Panel = Omit<ComponentProps<typeof RulingPanel>, 'told'>;
type Taken = ComponentProps<typeof Export>;

interface Props extends Panel, Taken {
  readonly input: { readonly id?: string };
  readonly told: ShownRuling | undefined;
  /** Why there is no ruling, if there is none. */
  readonly message: string | undefined;
  /** The text beside it can no longer be read. */
  readonly stale: boolean;
}

/** The ruling of either game with everything that can be taken away from it. */
export function Paper({
  told,
  message,
  stale,
  input,
  ruled,
  text,
  markdown,
  json,
  embedded,
  ...panel
}: Props): ReactNode {
  return (
    <>
      <p className="sr" data-testid="case-id">
        {input.id ?? ''}
      </p>
      {stale && (
        <p className="unverified" role="status">
          {words.desk.stale}
        </p>
      )}
      {told ? (
        <RulingPanel told={told} {...panel} />
      ) : (
        <p className="unverified" role="alert">
          {message}
        </p>
      )}
      <Export
        input={input}
        ruled={ruled}
        text={text}
        markdown={markdown}
        json={json}
        {...(embedded !== undefined && { embedded })}
      />
    </>
  );
}
