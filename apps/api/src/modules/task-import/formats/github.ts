import { arrayOf, isRecord, textOf } from './json-values';
import { type NeutralComment, type NeutralFile, neutralRow } from './neutral';
import { colorOfHex, tagOfLabel } from './tag-of-label';

export function isGithub(file: unknown): boolean {
  const [first] = arrayOf(file);
  return first !== undefined && 'number' in first && 'title' in first;
}

/**
 * Pure: issues as `GET /repos/{owner}/{repo}/issues` of GitHub answers them (`html_url`, `user`, `created_at`), or as
 * `gh issue list --json number,title,body,state,url,labels,assignees,milestone,comments` writes them. Pull requests,
 * which the first also lists, have a `pull_request` and are no tasks. Comments stand in the second alone.
 */
export function readGithub(file: unknown, name: string): NeutralFile {
  const entries = arrayOf(file);
  const issues = entries.filter(({ pull_request }) => !isRecord(pull_request));
  const repository = issues.map(repositoryOf).find((found) => found !== undefined);
  const rows = issues.map((issue, index) =>
    neutralRow({
      line: index + 1,
      key: `${repositoryOf(issue) ?? ''}#${textOf(issue.number)}`,
      title: textOf(issue.title),
      description: textOf(issue.body),
      list: textOf(issue.state).toLowerCase() === 'closed' ? 'closed' : 'open',
      people: arrayOf(issue.assignees).map((person) => ({
        name: textOf(person.name) || textOf(person.login),
        email: null,
      })),
      due: isRecord(issue.milestone)
        ? textOf(issue.milestone.due_on) || textOf(issue.milestone.dueOn) || null
        : null,
      tags: tagsOf(issue),
      comments: arrayOf(issue.comments).map(commentOf),
    }),
  );
  return {
    format: 'github',
    // With its repository a number is enough; without one only the name of the file tells two apart.
    source: repository ? 'github' : `github:${name}`,
    product: 'GitHub',
    lists: [
      { key: 'open', name: 'Open', column: 'todo' },
      { key: 'closed', name: 'Closed', column: 'done' },
    ],
    rows,
    columns: [],
    leftOut: entries.length - issues.length,
  };
}

type Item = Record<string, unknown>;

/** `owner/name`, from the address of the issue on the site. */
function repositoryOf(issue: Item): string | undefined {
  const address = textOf(issue.html_url) || textOf(issue.url);
  return /^https?:\/\/[^/]+\/([^/]+\/[^/]+)\/issues\/\d+$/.exec(address)?.[1];
}

function tagsOf({ labels, milestone }: Item) {
  const tags = arrayOf(labels).map(({ name, color }) => tagOfLabel(textOf(name), colorOfHex(textOf(color))));
  const title = isRecord(milestone) ? textOf(milestone.title).trim() : '';
  return title ? [...tags, { category: 'Milestone', name: title, color: 'gray' as const }] : tags;
}

function commentOf({ author, body, createdAt }: Item): NeutralComment {
  return {
    author: isRecord(author) ? textOf(author.name) || textOf(author.login) : '',
    at: textOf(createdAt) || null,
    text: textOf(body),
  };
}
