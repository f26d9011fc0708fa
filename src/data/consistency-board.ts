/** Do the map, the regions, the tracks and the setup agree? */

import type { MapLayout } from '../drawing/map-model.ts';
import { type Check, type Report, reportDuplicates, type ValidFile, type ValidFiles } from './check.ts';
import { languageOf, unfinishedIn } from './consistency-messages.ts';
import type { CardsSource, CountrySource, MapSource, RegionsSource, SetupSource, TracksSource } from './sources.ts';

export const checkBoard: readonly Check[] = [
  { needs: ['map'], run: countriesAreUnique },
  { needs: ['map'], run: connectionsAreMutual },
  { needs: ['map', 'regions'], run: regionsHoldTheirCountries },
  { needs: ['map', 'regions'], run: subregionsHoldTheirCountries },
  { needs: ['regions'], run: southeastAsiaPaysForItsCountries },
  { needs: ['map', 'layout'], run: countriesHaveAPlace },
  { needs: ['map', 'regions', 'cards', 'names'], run: thingsHaveNames },
  { needs: ['tracks'], run: tracksAreComplete },
  { needs: ['setup'], run: setupAddsUp },
];

function countryEntries(files: ValidFiles) {
  return files
    .of<MapSource>('map')
    .flatMap((file) => file.value.countries.map((entry, index) => ({ file, path: ['countries', index], entry })));
}

function countriesAreUnique(files: ValidFiles, report: Report): void {
  reportDuplicates(countryEntries(files), 'id', report);
}

function connectionsAreMutual(files: ValidFiles, report: Report): void {
  const entries = countryEntries(files);
  const byId = new Map(entries.map(({ entry }) => [entry.id, entry]));
  for (const { file, path, entry } of entries)
    for (const [index, id] of entry.adjacent.entries()) {
      const at = [...path, 'adjacent', index];
      if (id === entry.id) report(file, at, `"${id}" cannot be its own neighbour`, { code: 'connection' });
      else if (!byId.get(id)?.adjacent.includes(entry.id)) {
        const hint = `add ${entry.id} to the neighbours of ${id}, or remove ${id} here`;
        report(file, at, `"${entry.id}" names "${id}" as a neighbour, but not the other way round`, {
          hint,
          code: 'connection',
        });
      }
    }
}

function regionsHoldTheirCountries(files: ValidFiles, report: Report): void {
  const countries = countryEntries(files).map(({ entry }) => entry);
  for (const file of files.of<RegionsSource>('regions'))
    for (const [index, region] of file.value.regions.entries()) {
      const members = countries.filter((country) => country.region === region.id);
      if (members.length !== region.countries) {
        const message = `${region.name} should have ${region.countries} countries, but the map has ${members.length}`;
        report(file, ['regions', index, 'countries'], message, { code: 'count' });
      }
      const battlegrounds = members.filter((country) => country.battleground).map(({ id }) => id);
      compareSets(
        file,
        ['regions', index, 'battlegrounds'],
        region.battlegrounds,
        battlegrounds,
        'a battleground of this region',
        report,
      );
    }
}

function subregionsHoldTheirCountries(files: ValidFiles, report: Report): void {
  const countries = countryEntries(files).map(({ entry }) => entry);
  for (const file of files.of<RegionsSource>('regions'))
    for (const [index, subregion] of file.value.subregions.entries()) {
      const inside = (country: CountrySource) => country.subregions?.includes(subregion.id) ?? false;
      const members = countries.filter(inside);
      const at = ['subregions', index];
      compareSets(
        file,
        [...at, 'countries'],
        subregion.countries,
        members.map(({ id }) => id),
        `in ${subregion.name}`,
        report,
      );
      for (const country of members) {
        if (country.region === subregion.parent) continue;
        const message = `"${country.id}" is in ${subregion.name}, but its region is ${country.region}`;
        report(file, [...at, 'parent'], message, { code: 'region' });
      }
    }
}

/** One report for each country that only one of the two files knows of. */
function compareSets(
  file: ValidFile,
  path: readonly (string | number)[],
  listed: readonly string[],
  onMap: readonly string[],
  what: string,
  report: Report,
): void {
  for (const [index, id] of listed.entries())
    if (!onMap.includes(id)) report(file, [...path, index], `"${id}" is not ${what} in map.yaml`, { code: 'region' });
  for (const id of onMap)
    if (!listed.includes(id))
      report(file, path, `"${id}" is ${what} in map.yaml, but is not listed here`, { code: 'region' });
}

function southeastAsiaPaysForItsCountries(files: ValidFiles, report: Report): void {
  for (const file of files.of<RegionsSource>('regions')) {
    const members = file.value.subregions.find(({ id }) => id === 'southeast-asia')?.countries ?? [];
    const paid = Object.keys(file.value.southeastAsiaScoring.vpPerControlledCountry);
    const path = ['southeastAsiaScoring', 'vpPerControlledCountry'];
    for (const id of paid)
      if (!members.includes(id))
        report(file, [...path, id], `"${id}" is not in Southeast Asia`, { onKey: true, code: 'region' });
    for (const id of members)
      if (!paid.includes(id)) report(file, path, `"${id}" of Southeast Asia has no VP here`, { code: 'region' });
  }
}

function countriesHaveAPlace(files: ValidFiles, report: Report): void {
  const places = new Set(files.of<MapLayout>('layout').flatMap(({ value }) => Object.keys(value.countries)));
  for (const { file, path, entry } of countryEntries(files))
    if (!places.has(entry.id))
      report(file, [...path, 'id'], `"${entry.id}" has no place in layout.yaml`, { code: 'place' });
}

/** A ruling names countries, regions and cards in every whole language; English has the names of the data itself. */
function thingsHaveNames(files: ValidFiles, report: Report): void {
  const regions = files.of<RegionsSource>('regions').flatMap(({ value }) => [...value.regions, ...value.subregions]);
  const wanted = {
    countries: countryEntries(files).map(({ entry }) => entry.id),
    regions: regions.map(({ id }) => id),
    cards: files.of<CardsSource>('cards').flatMap(({ value }) => value.cards.map(({ id }) => id)),
  };
  const unfinished = unfinishedIn(files);
  for (const file of files.of<Readonly<Record<string, object | undefined>>>('names')) {
    const language = languageOf(file);
    if (language === 'en' || unfinished.has(language)) continue;
    for (const [kind, ids] of Object.entries(wanted))
      for (const id of ids)
        if (!Object.hasOwn(file.value[kind] ?? {}, id))
          report(file, [kind], `"${id}" has no name here`, { code: 'name' });
  }
}

function tracksAreComplete(files: ValidFiles, report: Report): void {
  for (const file of files.of<TracksSource>('tracks')) {
    for (const [edition, boxes] of Object.entries(file.value.spaceRace))
      for (const [index, { box }] of boxes.entries()) {
        if (box === index + 1) continue;
        report(file, ['spaceRace', edition, index, 'box'], `box ${box} stands in place ${index + 1}`, {
          code: 'order',
        });
      }
    const { turns, periods } = file.value.turnRecord;
    const listed = periods.flatMap((period) => period.turns);
    if (listed.length === turns && listed.every((turn, index) => turn === index + 1)) continue;
    const message = `the periods list the turns ${listed.join(', ')}`;
    report(file, ['turnRecord', 'periods'], message, { expected: `the turns 1 to ${turns} in order`, code: 'order' });
  }
}

function setupAddsUp(files: ValidFiles, report: Report): void {
  for (const file of files.of<SetupSource>('setup'))
    for (const [edition, sides] of Object.entries(file.value))
      for (const [side, { total, fixed, free }] of Object.entries(sides)) {
        const sum = Object.values(fixed).reduce((a, b) => a + b, 0) + free.count;
        if (sum === total) continue;
        const message = `the total is ${total}, but fixed and free influence add up to ${sum}`;
        report(file, [edition, side, 'total'], message, { code: 'count' });
      }
}
