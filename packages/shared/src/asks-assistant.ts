const byName = /(?<![\p{L}\p{N}_@.])@tavla(?![\p{L}\p{N}_]|[.@]\p{L})/iu;

/** Whether a message asks the assistant by its name, which it then always does. */
export const asksAssistant = (text: string): boolean => byName.test(text);
