import { type Answerable, opening, type QuestionRule, whole } from '../question-rule';
import { junta, met } from './talk-questions';

const lastMeeting: Answerable = () => ({ kind: 'summary', of: 'meeting', meeting: 'last' });
const kindOfTalk = /^(?:reuni[oó]n|llamada|meeting|call)\s+(?:de|del|sobre|about|on|called|llamada)\s+/i;
/** 'The meeting Winter planning', and not 'the meeting room booking'. */
const bareKind = /^(?:[Rr]euni[oó]n|[Ll]lamada|[Mm]eeting|[Cc]all)\s+(?=[\p{Lu}"“«'‘])/u;
const noMeeting =
  /^(?:this|that|it|my|esta|este|esto|la tarea|the task|the ticket)\b|\b(?:in|en) (?:the|la) descrip/i;
const meetingNamed: Answerable = ({ words }) =>
  words && !noMeeting.test(words)
    ? {
        ...{ kind: 'summary', of: 'meeting' },
        meeting: { named: words.replace(kindOfTalk, '').replace(bareKind, '') },
      }
    : null;
const meeting: Answerable = ({ about }) => (about().length === 0 ? { kind: 'summary', of: 'meeting' } : null);
/** What a meeting comes to has everybody's part. */
const ofMeeting: Answerable = ({ context: { place } }) =>
  place === 'board' ? null : { kind: 'summary', of: 'meeting' };
const file: Answerable = () => ({ kind: 'summary', of: 'file' });
const here: Answerable = ({ context: { place } }) =>
  place === 'board' ? null : { kind: 'summary', of: place };

const sum =
  '(summarise|summarize|sum up|recap|(give me|write|write me|i need|i want|can i have|can i get|could i have) (a|an|the) [short|quick|brief|concise] (summary|overview|recap|rundown) (of|on)|a summary of|a short summary of|a quick summary of|a brief summary of|summary of|write a summary of|tldr of|an overview of|the short version of|give me the short version of|give me the gist of|the gist of|give me the highlights of|walk me through|catch me up on|fill me in on)';
const resumen =
  '(resume|resume -me|(haz|da|prepara|escribe|quiero|necesito) [-me] un [breve|pequeno|rapido] resumen [breve|corto|rapido] (de|del)|un resumen de|un resumen del|resumen de|resumen del)';
const doc = '(file|document|pdf|attachment|spreadsheet|attached file)';
const archivo = '(archivo|documento|pdf|adjunto|fichero)';

/** What a meeting, a file or a ticket comes to. */
export const summaryQuestions: readonly QuestionRule[] = [
  ...whole(
    [
      `${sum} (the|our) (last|latest|previous) ${met}`,
      `what (was|happened in|came out of|came up in|are the open points (of|from)|are the action items (of|from)|was said in|was discussed in|did we talk about in|did we discuss in) (the|our) (last|latest|previous) ${met} [about]`,
    ],
    [
      `${resumen} [la] ultima ${junta}`,
      `(de que (iba|fue|trato|trataba)|que (se dijo|paso|se hablo) en|que salio de) la ultima ${junta}`,
    ],
    lastMeeting,
  ),
  ...opening(
    [
      `${sum} [the|this|our] [whole] ${met}`,
      `what (was|happened in) [the|this] ${met} [about]`,
      `what was (said|discussed) in [the|this] ${met}`,
      `(what are|list|show|show me) [all] the (action items|todos|to dos|next steps) [(of|from) [the|this] ${met}]`,
    ],
    [
      `${resumen} [la|esta|el] ${junta}`,
      `de que (iba|fue|trato|trataba) [la|esta] ${junta}`,
      `que (se dijo|paso|se hablo) en [la|esta] ${junta}`,
    ],
    meeting,
  ),
  ...whole(
    [
      `[(tell|show|give)] [me] [list] who (does|is doing|has to do|will do|should do|does do|took|takes|took on|takes on|committed to|commits to|signed up for|agreed to|agreed to do|promised|promised to do|is responsible for|is on|owns|got|gets|said they would do|volunteered for) what [(after|in|from|at|since|during) (this|the) ${met}] [[and] (by when|when)]`,
      `(which|what) (tasks|jobs|action items|todos|to dos) (went|go|fell|fall) to (whom|who) [(after|in|from|at) (this|the) ${met}]`,
    ],
    [
      `[(dime|cuenta -me|cuentame|muestra -me|muestrame|lista)] quien (hace|hizo|hara|va a hacer|tiene que hacer|debe hacer|se encarga de|se encargo de|se encargara de|se ocupa de|se ocupo de|se comprometio a|se ha comprometido a|se comprometio con|quedo en|quedo en hacer|quedo con|se lleva|se llevo|asumio|prometio|se apunto a|se ofrecio a|se queda con|se quedo con|lleva) que [cosa|tarea|tareas] [(despues de|en|tras|desde|a partir de|de) (esta|la) ${junta}] [[y] (para cuando|cuando)]`,
    ],
    ofMeeting,
  ),
  ...opening([`${sum} [the|this|that] [attached] ${doc}`], [`${resumen} [el|este] ${archivo}`], file),
  ...whole(
    [
      `${sum} (it|this|that|everything|the task|this task|the ticket|this ticket)`,
      '(summary|summarise|summarize|recap|tldr|tl dr|the gist|the short version|highlights|key points|main points|cliff notes) [please]',
      '(give|tell|get) me the (gist|summary|short version|highlights|key points|main points|tldr|main takeaways|takeaways)',
      '(what are|what were) the (key|main) (points|takeaways) [of it|of this|here|from this]',
      'what (did i miss|have i missed|was it about|was this about|happened|was this|did they talk about|did we talk about|was discussed|was said) [here|there|in it]',
      '(can|could) you (sum it up|summarise it|summarize it|sum this up)',
      '(sum it up|sum this up|catch me up|bring me up to speed|fill me in)',
      'what (do|should) i [need to] know (about|from) (this|it)',
      'what [exactly] does (it|this|this task|this ticket) [all] (mean|say)',
      "(what is|what's) (this|it|this task|the task|this ticket|this meeting) [all] about",
    ],
    [
      `${resumen} (esto|esta tarea|la tarea|el ticket|este ticket|todo)`,
      '(resumen|resume|resume -lo|resume -la|en resumen|lo importante|puntos clave|lo principal)',
      '(de que|que) [se] (hablo|hablaron|hablaron|trato|dijo|paso|me perdi|me he perdido) [aqui|en esta|ahi|alli]',
      '(dame|da -me|dime|cuenta -me) (lo importante|lo principal|los puntos clave|lo esencial|un resumen|el resumen|de que va|de que iba)',
      '(pon -me|ponme) al dia',
      'que (debo|necesito|tengo que|deberia) saber (de|sobre) esto',
      'de que (va|trata) (esto|esta tarea|la tarea)',
    ],
    here,
  ),
  ...whole(
    [
      `${sum} [the|our] {words} [${met}]`,
      `what (happened|was said|was discussed) (in|at|during) [the|our] {words} [${met}]`,
      'what did (we|they) (talk about|discuss) (in|at|during) [the|our] {words}',
      `(what are|what were|list|show me|show) [all] [the] (action items|action points|actions|todos|to dos|next steps|open points|outcomes) (of|from|in) [the|our] {words} [${met}]`,
      `what came out of [the|our] {words} [${met}]`,
      "(what's|what is) new from [the|our] {words} meeting",
    ],
    [
      `${resumen} [la|el|de] {words}`,
      'que (se dijo|paso|se hablo) en [la|el] {words}',
      'de que se hablo en [la|el] {words}',
      '(que salio|que salieron) (de|del) [la|el] {words}',
      '(que|cuales son los|cuales fueron los) (acuerdos|compromisos|acciones|proximos pasos) (salieron|quedaron|hubo|se tomaron) (de|del|en) [la|el] {words}',
    ],
    meetingNamed,
  ),
];
