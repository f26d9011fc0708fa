import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import * as words from '@words';
import { type ReactNode, useState } from 'react';
import { Board } from '../components/map/Board.tsx';
import { BoardFrame } from '../components/map/BoardFrame.tsx';
import { Legend } from '../components/map/Legend.tsx';
import { Page } from '../components/Page.tsx';
import { Switch } from '../components/Switch.tsx';
import { Table } from '../components/Table.tsx';
import type { MapModel } from '../models.ts';
import { sentence } from '../sentence.ts';

export default function BoardPage({ map }: { readonly map: MapModel }): ReactNode {
  const [region, setRegion] = useState('');
  const history = useHistory();
  const base = useBaseUrl('/board/');
  const focus = map.regions.find(({ id }) => id === region)?.countries;
  return (
    <Page picture="board" title={words.board.title} description={words.board.lead} width="wide" head>
      <Switch
        legend={words.board.region}
        options={[{ id: '', name: words.board.whole }, ...map.regions].map((each) => ({
          ...each,
          look: `region--${each.id}`,
        }))}
        chosen={region}
        onChoose={setRegion}
      />
      <BoardFrame whole={focus === undefined} shown={region} picture>
        <Board
          map={map}
          influence={map.setup}
          focus={focus}
          label={words.board.title}
          onChoose={(country) => history.push(`${base}${country}/`)}
        />
      </BoardFrame>
      <p className="small">
        {words.board.keys} {sentence(words.board.opening)}.
      </p>
      <Legend map={map} />
      <details className="board-table">
        <summary>{words.board.table}</summary>
        <Table
          label={words.board.table}
          heads={(['country', 'region', 'stability', 'battleground', 'neighbours'] as const).map(
            (key) => words.board[key],
          )}
        >
          {map.countries.map((country) => (
            <tr key={country.id}>
              <th scope="row">
                <Link to={`/board/${country.id}`}>{country.name}</Link>
              </th>
              <td>{map.regions.find(({ id }) => id === country.region)?.name}</td>
              <td>{country.stability}</td>
              <td>{country.battleground ? '●' : ''}</td>
              <td>
                {[
                  ...(country.superpower ? [map.superpowers[country.superpower]] : []),
                  ...country.adjacent.map((id) => map.countries.find((other) => other.id === id)?.name),
                ].join(', ')}
              </td>
            </tr>
          ))}
        </Table>
      </details>
    </Page>
  );
}
