import type { ReactNode } from 'react';

/** One of several, as a row of buttons of which one is pressed. */
export function Switch<T extends string>(props: {
  readonly legend: string;
  readonly options: readonly { readonly id: T; readonly name: string; readonly look?: string }[];
  readonly chosen: T;
  readonly onChoose: (id: T) => void;
}): ReactNode {
  const { legend, options, chosen, onChoose } = props;
  return (
    <fieldset className="switch">
      <legend className="sr">{legend}</legend>
      {options.map(({ id, name, look = '' }) => (
        <button
          key={id}
          type="button"
          className={`switch__button ${look}`}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
