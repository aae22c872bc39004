import { wordSet } from '@/adapters/language/local/word-set';

/** Words that no name holds: an unknown name must not swallow the rest of a sentence. */
export const noName = wordSet(
  'a an the it this that these those them they he she we you i and or to in on at by for from of with as is are be was were do does did done not no if who what when why how please pls now too also then so but because today tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december next last week month year my your his her our their all every each some any someone somebody anyone anybody nobody everyone everybody one two three task tasks ticket tickets card cards progress pending todo urgent ' +
    'un una el la los las lo al del de y o e en para por con sin que es son se le les su sus mi mis tu tus ya no si quien cuando como hoy manana ayer lunes martes miercoles jueves viernes sabado domingo todas todos todo tarea tareas esta este esto esa ese eso ella ellas ellos hecho hecha curso pendiente alguien nadie todo favor tambien gracias',
);

/** Words that make a sentence something other than a plain wish: no title that is not quoted holds them. */
export const noTitle = wordSet(
  "wants wanted it them they he she you i i've i'd i'll we not don't doesn't didn't won't shouldn't can't cannot isn't aren't never if whether unless because but yet still maybe perhaps should would could might did does was were has have had been said says saying told asked wrote thinks then please pls tell everything except than some half most tasks tickets or it's that's he's she's they're we're you're i'm there's is are came arrived went needs started finished takes gets instead which who whose so already unassigned " +
    'lo ella ellos nunca jamas si aunque porque pero quizas quiza acaso deberia deberiamos podria habria ha han hemos he habia dijo dice dicen escribio pidio pregunto creo cree luego despues favor excepto salvo menos tareas esta estan llegaron llego tiene tienen ya se -la -lo -las -los -le -les -me -se',
);

/** A sentence that holds one of these beside a wish may take it back, or tell of somebody else's. */
export const unsafe = wordSet(
  "not don't dont doesn't didn't won't shouldn't can't cannot isn't wasn't no nope never wait actually nevermind mind cancel undo forget forgot kidding joke joking if unless whether would wouldn't should might maybe perhaps could said says saying wrote writes told asked asks asking thinks suggested suggests wants wanted according or but until once when hold stop ignore only except however quote quoted hypothetically imagine suppose example otherwise undecided unsure note mail email message below following here here's forwarded fwd transcript letter please pls pleas " +
    'nunca jamas espera espere cancela olvida olvidalo si quizas quiza acaso dijo dice dicen decia escribio escribe pidio pide pregunto pregunta quiere queria segun o u pero cuando hasta salvo excepto ignora broma deberia deberiamos podria podriamos imagina supon ejemplo mejor tampoco ni solo nota correo mensaje carta siguiente adjunto reenviado favor porfa',
);
