/**
 * The header in which a client names the person that it believes to be signed in, by id. All tabs of a browser
 * share their cookies: when somebody else has signed in meanwhile, the server refuses with 401 `other-person`.
 * A client that sends no such header takes whoever the cookies name.
 */
export const personHeader = 'tavla-person';
