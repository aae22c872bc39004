/** What is refused about signing in with a company's own provider, and about setting one. */
export const signInRefusals = {
  'too-many-attempts-seconds_one': 'There were too many sign-ins from here. Wait {{count}} second.',
  'too-many-attempts-seconds_other': 'There were too many sign-ins from here. Wait {{count}} seconds.',
  'too-many-attempts-minutes': 'There were too many sign-ins from here. Wait {{count}} minutes.',
  'provider-not-found': 'No company has set a provider for this domain. Sign in by code.',
  'provider-unavailable':
    'The sign-in of your company does not answer as it should. Try again in a few minutes.',
  'provider-busy': 'Too many people are signing in at this moment. Try again in a minute.',
  'attempt-not-known':
    'This sign-in did not begin in this browser, took more than ten minutes, or was used already. Begin again.',
  'provider-declined':
    'You were not signed in: it was called off, or your company’s sign-in does not let you in here.',
  'provider-answer-wrong':
    'What your company’s sign-in answered could not be trusted. Begin again, and tell your administrator if it happens again.',
  'provider-client-refused':
    'Your company’s sign-in does not know Tavla by what was entered there. Your administrator can look at the client and its secret.',
  'provider-email-missing':
    'Your company’s sign-in did not say which e-mail address is yours. Your administrator can let it.',
  'provider-email-not-verified':
    'Your company’s sign-in does not vouch for your e-mail address. Your administrator can have it verified there.',
  'provider-email-elsewhere': 'You signed in as somebody whose address is not at {{domain}}.',
  'provider-person-unknown': 'You have no account in this company yet. Ask its administrator to add you.',
  'provider-person-removed': 'Your account in this company was deleted. Its administrator can add you again.',
  'provider-person-refused': 'You cannot sign in to this company with this address. Ask its administrator.',
  'provider-other-account':
    'Your address belongs to another account of your company’s sign-in than the one before. Your administrator can unlink the former one.',

  'sign-in-needs-everything':
    'Whoever sets how people sign in decides who signs in as whom: it takes somebody who may do everything in the company.',
  'domain-not-set': 'Say first which domain it is.',
  'provider-changed-meanwhile':
    'Somebody else changed the provider meanwhile. Look at the current values and save again.',
  'domain-not-proved': 'Prove first that the domain is your company’s.',
  'domain-of-another-company':
    'Another company has proved that {{domain}} is theirs. Ask whoever runs Tavla.',
  'domain-record-missing':
    'The record is not there yet. It can take an hour until a new one is seen everywhere.',
  'domain-record-unknown': 'No name server answered. Try again in a few minutes.',
  'client-secret-needed': 'Enter the secret that the provider gave you',
  'issuer-address':
    'This server is not on the public internet. Whoever runs Tavla can list its network in WEBHOOK_NETWORKS.',
  'issuer-plain': 'Use https, so that nobody on the way can say who signs in.',
  'issuer-name': 'No server has this name.',
  'issuer-refused': 'Nothing listens at this address.',
  'issuer-certificate': 'Its connection is not encrypted as it should be.',
  'issuer-timeout': 'It did not answer in time.',
  'issuer-broken': 'The connection broke off.',
  'issuer-too-large': 'It answered far more than a provider does.',
  'issuer-answer':
    'There is no OpenID provider at this address: no document at /.well-known/openid-configuration.',
  'issuer-issuer': 'The provider there calls itself by another address. Enter that one, to the letter.',
  'issuer-endpoints': 'The provider there does not say where to sign in, or not by https.',
  'role-claim-needed': 'Name the claim that has these values',
  'value-twice': 'This value has a role already',
  'provider-not-set': 'Set a provider first.',
  'provider-not-tried': 'Sign in through the provider once yourself before you switch codes off.',
} as const;
