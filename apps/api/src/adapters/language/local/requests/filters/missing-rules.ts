import type { TaskFilter } from '../request';
import { type FilterRule, filterRule } from './filter-rule';

const after = filterRule('en', 'after');
const both = filterRule('en', 'both');
const tras = filterRule('es', 'after');
const nobodys = (): TaskFilter => ({ assigneeId: null });
const noDue = (): TaskFilter => ({ due: 'none' });
const untagged = (): TaskFilter => ({ missing: ['tags'] });
const undescribed = (): TaskFilter => ({ missing: ['description'] });

/** What tasks have none of: nobody, no day, no tags, no description. */
export const missingRules: readonly FilterRule[] = [
  both('(unassigned|unowned)', nobodys),
  after('(nobody|no one) (owns|has|is on|is working on|took|has taken)', nobodys),
  after(
    "(doesn't have|don't have|does not have|do not have|has not got|have not got|hasn't got|haven't got|lacks|lack|missing) (an|any) (assignee|owner|responsible)",
    nobodys,
  ),
  after(
    "(doesn't have|don't have|does not have|do not have|has not got|have not got|hasn't got|haven't got|lacks|lack|missing) (a|any) (due date|deadline|date)",
    noDue,
  ),
  after("(isn't|aren't|is not|are not) (assigned|assigned to anyone|assigned to anybody)", nobodys),
  after('(assigned to|of) (nobody|no one)', nobodys),
  after(
    '(without an|without|with no|that have no|have no|has no|no|lacking an) (assignee|owner|responsible)',
    nobodys,
  ),
  after(
    '(nobody has|nobody owns|nobody is on|not assigned|not assigned to anyone|not assigned to anybody)',
    nobodys,
  ),
  after(
    '(without a|without|with no|that have no|have no|has no|no|lacking a) (due date|deadline|date|due day)',
    noDue,
  ),
  both('(untagged|unlabelled)', untagged),
  after('(without|with no|that have no|have no|no) [a|any] (tag|tags|label|labels)', untagged),
  after('(without|with no|that have no|have no|no) [a|any] (description|descriptions)', undescribed),
  after(
    "(doesn't have|don't have|does not have|do not have|lacks|lack) [a|any] (description|descriptions)",
    undescribed,
  ),
  after(
    "(doesn't have|don't have|does not have|do not have|lacks|lack) (tags|labels|any tags|any labels|a tag|a label|any tag)",
    untagged,
  ),
  tras(
    '[que] no (tienen|tiene|tengan|tenga|llevan|lleva) [una|ninguna|la] (descripcion|descripciones)',
    undescribed,
  ),
  tras('[que] no (tienen|tiene|tengan|tenga|llevan|lleva) (etiquetas|ninguna etiqueta)', untagged),
  after(
    '(with|has|have|having|got) (nobody|no one|noone|no person) [yet|at all] [(on|assigned to|doing|looking after|working on|in charge of|down for|for) [it|them|this|that]|assigned|responsible|in charge] [yet]',
    nobodys,
  ),
  after('(that|which) (nobody|no one) (is on|is doing|owns|has|took|has taken|wants)', nobodys),
  tras('(sin etiqueta|sin etiquetas)', untagged),
  tras('(sin descripcion)', undescribed),
  tras(
    '[que] no (tienen|tiene|tengan|tenga|llevan|lleva|lleve|lleven) [un|ningun|una|ninguna] (responsable|dueno|a nadie|nadie|asignado|persona|encargado|a nadie asignado)',
    nobodys,
  ),
  tras('[que] no (son|sean|es) de nadie', nobodys),
  tras('[que] no (estan|esten|esta|este) (asignadas|asignados|asignada|asignado) [a nadie]', nobodys),
  tras('que nadie (lleva|tiene|ha cogido|coge)', nobodys),
  tras(
    '[que] no (tienen|tiene|tengan|tenga|llevan|lleva) (fecha|plazo|fecha limite|fecha de entrega)',
    noDue,
  ),
  tras('sin asignar [a] (nadie|ninguna persona|ninguno)', nobodys),
  tras('(sin asignar|sin responsable|sin dueno|sin nadie|de nadie)', nobodys),
  tras('(sin fecha|sin fecha limite|sin plazo|sin vencimiento|sin fecha de entrega)', noDue),
  tras('(con|a cargo de|en manos de) nadie', nobodys),
  tras('[que] no (la|lo|las|los) (lleva|tiene|lleve|tenga|hace|haga) nadie', nobodys),
];
