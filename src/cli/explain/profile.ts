/** A profile, explained: what it is for, and in what it reads the rules otherwise than the rulebook. */
import { loadProfiles } from '../../data/index.ts';
import { label } from '../../ruling/language.ts';
import { type Entry, sectionsOf } from './entry.ts';
import type { Known } from './rules.ts';

/** A profile with every question that it answers otherwise, both answers in words. */
export function explainProfile({ board, texts, language }: Known, id: string): Entry {
  const profile = loadProfiles()[id];
  if (!profile) throw new Error(`there is no profile ${id}`);
  const differs = Object.entries(profile.policies).flatMap(([issueId, option]) => {
    const issue = board.rules.issues[issueId];
    if (!issue || option === issue.preferred) return [];
    const { question = '', options = {} } = texts.issues[issueId] ?? {};
    return [
      label(language, 'profile.differs', {
        issue: `${issueId} (${issue.number})`,
        what: question,
        came: options[option] ?? option,
        expected: options[issue.preferred] ?? issue.preferred,
      }),
    ];
  });
  return {
    kind: 'profile',
    id,
    title: id,
    summary: label(language, `profile.${id}`),
    sections: sectionsOf({ differs }),
  };
}
