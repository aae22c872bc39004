import type { Store } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useStore } from 'react-redux';
import type { PersonSession } from '@/api/person-session';
import { usePersonSession } from '@/entities/session/person-session-context';
import type { Kept } from '@/lib/kept';
import { type Conversation, type ConversationsRoot, untouched } from './conversations';
import { type KeptConversation, nameOf, readConversation } from './kept-drafts';
import { mergeKept } from './merge-kept';

/** By session, and gone with it. */
const keeping = new WeakSet<PersonSession>();

/** Keeps drafts from the first conversation on that is shown: before it there is nothing to be written in. */
export function useKeptDrafts(): void {
  const session = usePersonSession();
  const store = useStore<ConversationsRoot>();
  useState(() => keepDrafts(session, store));
}

/**
 * Keeps what a person has written in their conversations and not sent, for as long as the session is open. Their other
 * tabs keep the same conversations: what this one did not change stays as it is there.
 */
export function keepDrafts(session: PersonSession, store: Store<ConversationsRoot>): void {
  if (keeping.has(session)) return;
  keeping.add(session);
  let before = store.getState().conversations;
  const stop = store.subscribe(() => {
    const now = store.getState().conversations;
    if (now === before) return;
    for (const [key, conversation] of Object.entries(now)) {
      const former = before[key] ?? untouched;
      if (conversation !== former) keep(session.kept, nameOf(key), toKeep(former), toKeep(conversation));
    }
    before = now;
  });
  session.onClose(stop);
}

function keep(kept: Kept, name: string, before: KeptConversation, now: KeptConversation): void {
  const there = readConversation(kept, name) ?? toKeep(untouched);
  const next = mergeKept(before, now, there);
  const isBegun = Object.keys(next.begun).length > 0;
  const isAny = next.draft || next.files || next.quote || next.isComment || isBegun || next.unsent.length;
  if (isAny) kept.write(name, next);
  else kept.remove(name);
}

function toKeep({ draft, files, outgoing, ...rest }: Conversation): KeptConversation {
  // What was sent with files cannot be sent again without them: only its words are worth keeping, before those that
  // were typed since.
  const open = outgoing.filter(({ phase }) => phase !== 'sent');
  const whole = open.filter((one) => one.files.length === 0);
  const cut = open.filter((one) => one.files.length > 0);
  return {
    draft: [...cut.map(({ text }) => text), draft].filter(Boolean).join('\n'),
    files: files.length + cut.reduce((sum, one) => sum + one.files.length, 0),
    mentions: [...cut.flatMap(({ mentions }) => mentions), ...rest.mentions],
    quote: rest.quote ?? cut.find(({ quote }) => quote)?.quote ?? null,
    isComment: rest.isComment,
    begun: rest.begun ?? {},
    unsent: whole.map(({ id, text, at, mentions, quote = null, isComment }) => ({
      ...{ id, text, at, mentions, quote, isComment },
    })),
  };
}
