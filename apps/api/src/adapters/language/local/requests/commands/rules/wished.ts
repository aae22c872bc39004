/**
 * 'I want the ramp moved to Done': of one task that is named. Of several the same words ask which ones those are: 'I need
 * all tasks assigned to Grace'.
 */
export const wished = "(i|we|i'd|we'd) (want|need|would like|like) [to have] ({certain:task}|{topical:task})";
