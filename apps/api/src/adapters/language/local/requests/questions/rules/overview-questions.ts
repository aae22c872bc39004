import { openColumns } from '@/adapters/language/local/requests/filters/filter-rules';
import { type Answerable, type QuestionRule, whole } from '../question-rule';
import { latePerPerson } from './board-questions';

const longestLate: Answerable = () => ({ kind: 'extreme', by: 'due', filter: { due: 'overdue' } });
const everything: Answerable = ({ context }) =>
  context.place === 'meeting' ? null : { kind: 'list', filter: { statuses: [...openColumns] } };
const myPart: Answerable = ({ context }) =>
  context.place === 'meeting' ? { kind: 'promises', userId: context.me, about: [], meeting: 'open' } : null;
const whoDoesWhat: Answerable = ({ context }) =>
  context.place === 'meeting' ? { kind: 'summary', of: 'meeting' } : null;

const items = '(action items|action points|actions|to dos|todos|next steps|follow ups)';
const puntos = '(acciones|puntos|compromisos|deberes)';

/** Who is behind, all that there is, and what a meeting left to whoever asks. */
export const overviewQuestions: readonly QuestionRule[] = [
  ...whole(
    [
      "(who is|who's|who runs|who are) [running] (behind|late|behind schedule|overdue) [with (their|his|her) (tasks|work|deadlines)]",
      'whose (tasks|work) (is|are) (late|overdue|behind)',
      'who has [the most] (overdue|late) (tasks|things|work)',
    ],
    [
      'quien (va|esta|anda|lleva) (retrasado|atrasado|con retraso|con atraso|retrasada|atrasada) [con (sus tareas|su trabajo|las tareas)]',
      '(quienes|quien) (van|estan|andan) (retrasados|atrasados|con retraso) [con (sus tareas|su trabajo)]',
      '(de quien|de quienes) son las [tareas] (vencidas|atrasadas|retrasadas)',
    ],
    latePerPerson,
  ),
  ...whole(
    ['(what|which task|which one|which) (has been|is) (overdue|late) [for] [the] longest'],
    [
      '(que|cual|que tarea) (lleva|es la que lleva) mas [tiempo] (vencida|atrasada|retrasada|vencido|atrasado)',
    ],
    longestLate,
  ),
  ...whole(
    [
      '(list|show|show me|give me|tell me) (everything|all tasks|all the tasks|all of the tasks|all open tasks|the whole board|the entire board|the board) [on the board|there is|we have|that is open]',
      'what is on the board',
    ],
    [
      '(ensena -me|muestra -me|lista|lista -me|dime|pon -me) (todo|todas las tareas|todo el tablero|el tablero) [lo que hay] [en el tablero|que hay]',
      'que hay en el tablero',
    ],
    everything,
  ),
  ...whole(
    [
      `(what are|which are|list|show me) my ${items} [here|from this|from this meeting|from the meeting]`,
      'what (do|must|should) i [have to] do (after|because of|following) (this|this meeting|the meeting)',
      `(do i have|what) [any] ${items} (for me|do i have) [here|from this|from this meeting]`,
    ],
    [
      `(cuales son|lista|dime|ensena -me) mis ${puntos} [de aqui|de esta reunion|de la reunion]`,
      'que me (toca|ha tocado|toco) [a mi] [de aqui|de esta reunion]',
    ],
    myPart,
  ),
  ...whole(
    ['who (has to do|does|is doing|will do|must do) what', 'who took on what', 'who is responsible for what'],
    ['quien (hace|tiene que hacer|hara|se encarga de) que', 'quien se quedo con que'],
    whoDoesWhat,
  ),
];
