import * as words from '@words';
import type { ReactNode } from 'react';
import { Drop } from '../Drop.tsx';
import { Plain } from '../Plain.tsx';
import { Problem } from '../Problem.tsx';
import { Popover } from '../work/Popover.tsx';
import type { Desk } from './useDesk.ts';

/** What a house plays differently: a file that is dropped, or text that is pasted. */
export function House({
  desk: { house: text, laid, changeHouse: onText },
  example,
}: {
  readonly desk: Pick<Desk<object, unknown>, 'house' | 'laid' | 'changeHouse'>;
  /** A changed value of the game. */
  readonly example: string;
}): ReactNode {
  const problems = laid && !laid.ok ? laid.problems : [];
  return (
    <Popover label={words.desk.house} {...(laid?.ok && { value: laid.title })}>
      <p className="small">{words.desk.houseLead}</p>
      <Drop
        label={words.desk.houseFile}
        accept=".yaml,.yml"
        onFile={(file) => void file.text().then((read) => onText(read))}
      />
      <label className="house">
        <span className="sr">{words.desk.house}</span>
        <textarea
          value={text}
          rows={8}
          spellCheck={false}
          placeholder={`title: …\nclauses:\n  ${example}`}
          aria-invalid={problems.length > 0}
          onChange={(event) => onText(event.target.value)}
        />
      </label>
      <div role="status">
        {problems.map((problem) => (
          <Problem key={problem} text={problem} />
        ))}
      </div>
      {text !== '' && <Plain onClick={() => onText('')}>{words.desk.houseRemove}</Plain>}
    </Popover>
  );
}
