/** What can be wished of tasks. */
export type WishKind =
  | 'assign'
  | 'move'
  | 'due'
  | 'rename'
  | 'describe'
  | 'tag'
  | 'create'
  | 'delete'
  | 'comment'
  | 'remind';

/** Beginnings of words that wish for something, folded, in English, Spanish and Swedish. */
export const wishVerbs: Record<WishKind, RegExp> = {
  assign:
    /^(?:(?:re|un)?assign(?:ed|ing|s)?|give|hand|delegate|asign\w*|reasign\w*|encarg\w*|delega\w*|dale|tilldela)$/,
  move: /^(?:move|mark|set|put|start|finish|close|complete|done|reopen|approve|muev\w*|mueve|mover|marca\w*|pon|poner|pasa\w*|empieza|termina\w*|cierra|cerrar|completa\w*|aprueb\w*|flytta|markera)$/,
  due: /^(?:due|deadline|postpone|reschedule|schedule|move|set|push|extend|vence\w*|fecha|plazo|aplaza\w*|pospon\w*|pon|poner|programa\w*|skjut)$/,
  rename: /^(?:rename|retitle|title|call|shorten|renombra\w*|titula\w*|llama\w*|byt)$/,
  describe:
    /^(?:describe|description|draft|write|rewrite|summari[sz]e|fill|add|expand|describ\w*|descripcion|redacta\w*|escrib\w*|rellena\w*|resum\w*|anade|beskriv)$/,
  tag: /^(?:tag|untag|label|tags|labels|etiquet\w*|tagga)$/,
  create:
    /^(?:create|add|make|split|break|turn|plan|crea\w*|anad\w*|agrega\w*|divid\w*|separa\w*|haz|convierte|skapa|dela)$/,
  delete:
    /^(?:delete|remove|merge|combine|drop|discard|borra\w*|elimina\w*|quita\w*|fusiona\w*|junta\w*|radera)$/,
  comment: /^(?:comment|reply|tell|write|post|note|comenta\w*|responde|dile|escrib\w*|kommentera)$/,
  remind: /^(?:remind|reminder|recuerda\w*|recordatorio|recordar\w*|paminn)$/,
};

/** Words that mean several tasks. */
export const wide =
  /^(?:all|every|each|everything|both|any|tasks|tickets|cards|ones|them|these|those|duplicates?|todas?|todos?|cada|ambas|tareas|duplicad\w*|alla|uppgifter)$/;

/** Pure: whether a folded word wishes for something. */
export const isWishVerb = (word: string): boolean => Object.values(wishVerbs).some((verb) => verb.test(word));
