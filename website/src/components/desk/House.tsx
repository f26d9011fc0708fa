import * as words from '@words';
import type { ReactNode } from 'react';
import { Drop } from '../Drop.tsx';
import { Plain } from '../Plain.tsx';
import { Problem } from '../Problem.tsx';
import { Popover } from '../work/Popover.tsx';

/** What a house plays differently: a file that is dropped, or text that is pasted. */
export function House({
  text,
  title,
  problems,
  example = '6.3.4: {delta: -2}',
  onText,
}: {
  readonly text: string;
  /** By which rulings name the rules in force. */
  readonly title: string | undefined;
  readonly problems: readonly string[];
  /** A changed value of the game. */
  readonly example?: string;
  readonly onText: (text: string) => void;
}): ReactNode {
  return (
    <Popover label={words.desk.house} {...(title !== undefined && { value: title })}>
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
