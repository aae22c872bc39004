import { english, type PieceForm, spanish } from './piece';

/** What opens a text. */
export const textForms: readonly PieceForm[] = [
  ...english(
    { opens: 'comment' },
    '[and] (note|comment|write|say|put|add) [on|in|under|there|here] [it|this|{certain:task}] :',
    '[and] [add|leave|post|write|put|make|drop|attach|stick|jot] [down] [a|the|this|another|one] (comment|note|remark) [here|there|below|on it|to it|on this|in it|in there|saying|that says|that] [:]',
    '[and] [add|leave|post|write|put|make|drop|attach|stick|jot] [down] [a|the|this|another|one] (comment|note|remark) (on|to|in|under|for) {certain:task} [saying|that says|that] [:]',
  ),
  ...english(
    { opens: 'describe' },
    '[the|its|as|with] [new] description [:|is|should be|should read|should say|to|,]',
    '(has|have) no description [yet] [,|:|-] (make it|put|write|add|use|set it to|it should be|it should say|let it be) [:]',
    '(write|put|add|set|change|update) [as|in] [the|its|a] description [to|:|on|of] [:]',
  ),
  ...english(
    { opens: 'rename' },
    '(should|must|needs to|has to|can|ought to|shall|will) be (called|named|titled|renamed|renamed to)',
    '(call|name|title|rename|retitle) (it|this|that|{certain:task}) [to|:|just|simply]',
    '[the|its] [new] (title|name) (of {certain:task}|for {certain:task}) (should be|must be|to|is|:|becomes)',
    '[the|its] [new] (title|name) (should be|must be|to|:|becomes)',
  ),
  ...spanish(
    { opens: 'comment' },
    '[y] [deja|anade|agrega|escribe|pon|haz|apunta|mete|anota] [-le|-me|-les] [un|una|el|este|otro] (comentario|nota|mensaje) [ahi|aqui|alli] [:|que diga|diciendo|que] [:]',
    '[y] (anota|apunta|comenta|escribe) [ahi|aqui|-le] [que] :',
  ),
  ...spanish(
    { opens: 'describe' },
    '[pon|anade|escribe|cambia] [-le] [la|de|como|una|esta|su] [nueva] descripcion [que sea|a|por] :',
    'no tiene descripcion [,|:] (pon|escribe|anade|que sea) [-le|-la] [esta|:] [:]',
  ),
  ...spanish(
    { opens: 'rename' },
    'que se llame',
    '(cambia|pon) [-le] [el|de|como|por] (titulo|nombre) [de {certain:task}] (a|por|:|que sea)',
    '[el] [nuevo] (titulo|nombre) [de {certain:task}] [que sea|:|debe ser|sera]',
    '(llama|renombra) [-la|-lo] [a|como|:]',
  ),
];
