import type { Language } from '@tavla/shared/meetings/languages';

const setOf = (words: string) => new Set(words.trim().split(/\s+/));

/**
 * Words with which one asks about talk and work and which say nothing of what it is about; without accents. What
 * stands between all words ('the', 'of') the dictionaries of the database leave out.
 */
const asking: Record<Language, ReadonlySet<string>> = {
  en: setOf(`
    say says said saying tell tells told talk talks talked talking speak spoke spoken discuss discusses discussed
    discussing discussion discussions mention mentions mentioned mentioning state stated think thinks thought thoughts
    thinking believe believes believed feel feels felt opinion opinions view views viewpoint argue argued express
    expressed suggest suggested propose proposed agree agreed agreement ask asks asked asking answer answered
    question questions explain explained describe described summarize summarise summarized summary conclude concluded
    conclusion decide decides decided decision decisions reason reasons according regarding concerning respect
    meeting meetings group groups team teams member members participant participants everyone everybody people anyone
    anybody somebody someone us please know knew known like would could might also tavla find found show give
    come came go going get got make made want wanted thing things something anything`),
  es: setOf(`
    decir dice dicen dijo dijeron dicho hablar habla hablan hablo hablaron hablado hablamos comentar comento comentaron
    comentado discutir discutio discutieron discutido mencionar menciono mencionaron mencionado pensar piensa piensan
    penso pensaron creer cree creen opina opinan opinion opiniones opino explicar explico explicaron describir
    resumir resume resumen resumeme concluir conclusion decidir decidio decidieron decidido decidimos decision
    decisiones acordar acordo acordaron acordado acordamos acuerdo razon razones motivo segun respecto sobre acerca
    reunion reuniones grupo equipo miembros participantes alguien todos gente pregunta preguntas preguntar pregunto
    responder respuesta saber sabe sabemos hay fue fueron hacer hace hizo quiere quiero puede puedes podria dime
    muestra muestrame encuentra busca cosa cosas algo cuando cuanto cuantos cuanta cuantas quien quienes cual cuales
    donde como porque tavla favor`),
  sv: setOf(`
    saga sager sade sagt prata pratar pratade pratat tala talar talade diskutera diskuterar diskuterade diskuterat
    namna namnde namnt tycka tycker tyckte tro tror trodde tanka tanker tankte asikt asikter forklara forklarade
    beskriv sammanfatta sammanfattning besluta beslutade beslutat beslut bestamde bestamt anledning enligt angaende
    mote moten motet grupp gruppen team teamet deltagare nagon alla folk fraga fragor fragade svar svarade veta vet
    visa hitta sak saker nagot gora gor gjorde vill ville nar var vem vilka vilken vilket varfor tavla snalla`),
};

/** Whether a word, folded, only asks. */
export const onlyAsks = (language: Language, folded: string) => asking[language].has(folded);
