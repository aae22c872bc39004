import { type Build, type CommandRule, rules } from '../rule';

const topic: Build = ({ task }) => ({ task: task ?? null, wishes: [], isTopic: true });

const fine =
  '(fine|ok|okay|good|great|done|finished|ready|complete|completed|approved) [by me|with me|to me|for me|now]';
const bien =
  '(esta|ya esta|me parece|parece|queda) (bien|lista|listo|terminada|terminado|hecha|hecho|acabada|acabado|perfecta|perfecto)';

/** What says which task the next words are about, and asks for nothing by itself. */
export const topicRules: readonly CommandRule[] = rules(
  [
    `{task} (is|looks|seems|are|look) [all] ${fine}`,
    '(as for|regarding|concerning|about) {task} (,|:)',
    '{filter:task} (,|:)',
    '{topical:task} :',
    '(i|we|they|{named}) [just|have|already|finally] (finished|completed|did|sorted|started|signed|paid|fixed|got|received|delivered|wrapped up|closed|handled|sent|settled|am done with|are done with|is done with) [with|off|out] {task} [yesterday|today|this morning|last week|last night|just now|at last|finally|already|on {day}]',
    '(i|we|they|{named}) (have|had|just|already|finally) {word} {certain:task} (with|at|for) {namesake:named} [yesterday|today|this morning|just now|already]',
    '{task} (is not|are not) [all|yet|really|actually|quite] (done|finished|ready|complete|completed|over)',
    "{task} (isn't|aren't) [all|yet|really|actually|quite] (done|finished|ready|complete|completed|over)",
    '{topical:task} (came back|is back|needs more work|needs work|has been reopened)',
    '{named} can (start|begin) [on|with|work on|working on] {task}',
    '{task} (is|are) (a done deal|sorted|behind us|history|off the table|out of the way|over)',
  ],
  [
    `{task} ${bien} [por mi|para mi]`,
    'a {task}',
    '{task} [todavia|aun] no (lo|la|los|las) (tiene|lleva|coge|hace|quiere) [todavia|aun] nadie',
    '{task} (no tiene|sigue sin|siguen sin|esta sin|estan sin) (responsable|asignar|dueno)',
    '{named} ya [esta|anda|sigue] [con] {certain:task}',
    '{named} (esta|anda|sigue) [ya] [con] {certain:task}',
    '{named} [ya] (esta|anda|sigue) [ya] {word} {certain:task}',
    '{task} [todavia|aun] no (esta|estan) [todavia|aun|del todo] (terminada|terminado|hecha|hecho|lista|listo|acabada|acabado|terminadas|terminados|listas|listos)',
    '[ya] (empezamos|empece|hemos empezado|terminamos|termine|hemos terminado|acabamos|he acabado|pagamos|firmamos|arreglamos) [con] {task} [{day}]',
    '[ya|hoy|ayer|por fin] (he|hemos|ha|han) {word} {certain:task} [con {namesake:named}] [hoy|ayer|esta manana|esta tarde|ya]',
    '{filter:task} [,]',
    '{topical:task} :',
    '(en cuanto a|sobre|respecto a) {task} (,|:)',
  ],
  topic,
);
