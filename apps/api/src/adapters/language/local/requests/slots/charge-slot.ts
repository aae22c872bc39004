import type { SlotReader } from '../grammar/match';
import type { Reader } from './reader';

/** Forms in -a that wish: those of verbs in -er and -ir. What ends in -a otherwise only tells: 'que las pinta Eva'. */
const inA =
  /^(?:haga|ponga|tenga|traiga|venga|recoja|coja|escoja|escriba|devuelva|resuelva|vea|venda|lea|cosa|imprima|corrija|reparta|suba|meta|atienda|barra|ofrezca|conduzca|traduzca|dirija|elija|pida|consiga|siga|sirva|abra|cubra|reciba|responda|mueva|decida|defina|construya|instale|introduzca|produzca|distribuya|incluya|describa|transcriba|mida|despida|proteja|comparta|asuma|resuma|añada|anada|divida|una|reuna|discuta|prometa|proponga|componga|exponga|disponga|mantenga|obtenga|extraiga|encienda|extienda|defienda|tienda|hierva|exija|presida|acuda|debata|beba|coma|cueza|tuerza|ejerza|convenza|recorra|corra|rompa|rehaga|deshaga|diga|oiga|salga|entienda|tiña)$/;
/** Forms in -e that only tell, of the same verbs; whoever approves or closes a task need not have it. */
const tellsInE =
  /^(?:hace|tiene|trae|pone|escribe|recoge|coge|escoge|vende|lee|resuelve|devuelve|imprime|corrige|mueve|sube|reparte|cose|mete|atiende|barre|ofrece|conduce|traduce|dirige|elige|pide|consigue|sigue|sirve|abre|cubre|conoce|quiere|puede|debe|viene|dice|sale|conviene|parece|ve|cree|recibe|responde|decide|define|construye|introduce|produce|distribuye|incluye|describe|transcribe|mide|protege|comparte|asume|resume|divide|une|discute|promete|propone|mantiene|obtiene|enciende|extiende|exige|rompe|rehace|apruebe|cierre|autorice|confirme|decide|sabe|tuvo|hizo|vio|este|ese|padre|jefe)$/;

/** A Spanish verb by which somebody is to do something, whichever it is: 'que las devuelva Eva', 'que lo arregle Iván'. */
export function chargeSlot({ tokens }: Reader): SlotReader {
  return (at) => {
    const token = tokens[at];
    if (token?.kind !== 'word') return [];
    const verb = token.raw ?? token.text;
    const isWish =
      inA.test(verb) || (/^\p{L}{2,}[^aeiou]e$|^\p{L}+[gq]ue$/u.test(verb) && !tellsInE.test(verb));
    return isWish ? [{ end: at + 1, value: verb, cost: 0.5 }] : [];
  };
}
