import { wordSet } from '@/adapters/language/local/word-set';

/** Words that many titles have and that name none by themselves. */
export const saysLittle = wordSet(
  'room site page place number part point people team time wait waits order need needs way case cost costs base off board second check test change use used twice waiting espera esperar esperan esperamos ' +
    'mail email message call letter note comment reminder correo mensaje llamada carta nota comentario recordatorio file report informe task ticket card list board new old next last first second two three year week month day work thing one item tarea tarjeta lista tablero nuevo nueva ano semana mes dia cosa',
);
/** Words that do not name a task even beside another. */
export const saysNothing = wordSet(
  'new old next last first second two three one year week month day nuevo nueva viejo vieja ano semana mes dia twice task ticket tarea',
);
/** What a title tells somebody to do: alone it names the task only behind an article. */
export const deeds = wordSet(
  'renew replace fix train repair answer update close order hire test paint back pay review translate check write call send buy plan prepare draft publish design build clean book find make set create add get install move organise organize schedule sign file submit collect deliver ship print contact email ask tell meet visit inspect upgrade migrate restore remove delete merge split recruit interview onboard research agree decide choose compare finish start open sell rent measure train teach count',
);
export const infinitive = /^\p{L}{2,}(?:ar|er|ir)$/u;
/** Words that are things only behind an article. */
export const mayJoin = wordSet('till may can will might like second right left back last past');
export const articles = wordSet(
  'the that this our my your la el los las lo al del esa ese esta este nuestra nuestro de',
);
/** What may stand before a task's name and narrows it to nothing else. */
export const before = wordSet(
  'the this that these those our my your his her their whole entire damn bloody stupid silly old poor dear good current usual famous fire little big la el los las lo este esta ese esa aquel aquella nuestro nuestra su sus mi tu dichoso dichosa bendito bendita viejo vieja famoso famosa pobre',
);
export const indefinite = wordSet('a an another new un una otro otra nuevo nueva');
/** And behind it. */
export const behind = wordSet(
  'draft work bit paperwork request topic task ticket one thing job item card story stuff business issue bug error problem matter question project tarea asunto tema problema fallo error incidencia',
);
/** Where something is: behind two words of a title it says no more. */
export const rooms = wordSet('room page site place area office shop department hall');
export const leads =
  /(?:^|\s)((?:(?:the|that|this|our) )?(?:thing|task|ticket|one|job|issue|item|card|matter|business|work|project|course|paperwork|stuff) (?:about|with|for|of|on|called|regarding)|(?:lo|la|el|las|los|la tarea|el tema|el asunto|la cosa|el ticket|la tarjeta|la parte|el curso|la formacion|el trabajo|la obra|el proyecto|la gestion|el papeleo) (?:de|del|con|sobre))$/;
