import type { Tag } from '@tavla/shared/contracts/tasks';
import { line } from '@tavla/shared/fields';
import { lineMax } from '@tavla/shared/limits';
import { v7 as newId } from 'uuid';
import type { NewTag } from '../formats/neutral';
import { plainCategory } from '../formats/tag-of-label';

const Name = line('tagName');

/**
 * The tags of a company and those that a file adds: the same name and category is the same tag, so that one filter
 * finds both. A tag without a category of its own is any that bears its name, where exactly one does.
 */
export class TagBook {
  readonly added: Tag[] = [];
  private readonly byKey = new Map<string, Tag>();
  private readonly byName = new Map<string, Tag | null>();

  constructor(tags: readonly Tag[]) {
    for (const tag of tags) this.keep(tag);
  }

  /** The tag that a label stands for; nothing for one without anything to be seen. */
  find(wanted: NewTag): Tag | undefined {
    const name = shown(wanted.name);
    if (!name) return undefined;
    const category = shown(wanted.category) ?? plainCategory;
    const known =
      this.byKey.get(keyOf(category, name)) ?? (category === plainCategory && this.byName.get(lower(name)));
    if (known) return known;
    const tag = { id: newId(), name, category, color: wanted.color };
    this.added.push(tag);
    this.keep(tag);
    return tag;
  }

  private keep(tag: Tag): void {
    const key = keyOf(tag.category, tag.name);
    if (this.byKey.has(key)) return;
    this.byKey.set(key, tag);
    const name = lower(tag.name);
    this.byName.set(name, this.byName.has(name) ? null : tag);
  }
}

const lower = (text: string) => text.toLowerCase();
const keyOf = (category: string, name: string) => JSON.stringify([lower(category), lower(name)]);

function shown(text: string): string | undefined {
  return Name.safeParse(text.slice(0, lineMax)).data;
}
