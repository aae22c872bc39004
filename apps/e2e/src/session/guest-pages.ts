/** The pages of somebody who has not signed in, each with its title. */
export const guestPages = [
  ['/login', 'Sign in to your account'],
  ['/register', 'Tell us about your company'],
  ['/email-register?name=Acme&domain=acme.example', "Let's verify your email"],
  ['/verify?email=anna%40acme.example', 'Email verification'],
  ['/nowhere', '404 - Page Not Found'],
] as const;
