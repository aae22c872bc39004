/** What is typed at the software, and below it what is to be offered, or what an answer is to say. */
export const software = `
who is on the login page?
  ? Arjun Rao
what's Tomasz working on
  ? CSV export | Facturas duplicadas
when is the export due
  ? 30
what is overdue
  ? Login page | API docs | Facturas
anything overdue for Sofie?
  ? API docs
which of my tasks are due this week?
  ? !Login
what's on my plate
  ? Onboarding emails
what should I do next?
  ? Onboarding emails
how many bugs are open
  ? 4 / four
how many open tasks does Tomasz have?
  ? 3 / three / 2 / two
who has the most tasks?
  ? Tomasz
who has nothing to do?
  ? !Tomasz
what's blocked?
  -
which tasks have no owner?
  ? Password mails | Search returns
tasks without a date
  ? Password mails | Search returns | New icons
what's the oldest open task
  ? Password mails
what was created most recently?
  ? Certificado
newest ticket?
  ? Certificado
since when is the icons task pending?
  ? 23
what changed since Monday
  ? Chat
what happened yesterday
  -
what got done this week?
  ? Chat widget
why does the login page time out?
  ? index
what did Arjun promise
  ? index
what did we decide about dark mode
  ? Christmas
what was decided in the sprint planning?
  ? library | Christmas
what does the export library cost?
  ? 300
how many users does Bergmann have?
  ? 140
how much discount does Bergmann get
  ? five
who was in the Bergmann call?
  ? Ana Torres | Maya
when was the last sprint planning?
  ? 23
why are we moving the backups?
  ? data centre
what's the status of the backups
  ? proposal
is the chat widget done?
  ? done
status of the export?
  ? To do
tell me about the login issue
  ? Login page
do we have anything about spam?
  ? Password mails
is there a ticket for the search with accents
  ? Search returns
what tags does the cert have
  ? infra | urgent
list the urgent ones
  ? Login | Bergmann | Certificado
show me everything tagged infra
  ? backups | Certificado
what's due tomorrow
  ? Certificado
what's due next week?
  ? CSV export
what do Sofie and Kofi have
  ? API docs | Dark mode
compare Arjun and Tomasz
  ? Arjun | Tomasz
which department has the most tasks?
  ? Backend
what does Backend have open?
  ? Login | CSV
who works in Frontend
  ? Sofie | Kofi
who is the designer?
  ? Kofi
what does Ana Torres do here
  ? Account Manager
when is the next deadline
  ? Certificado
whats in progress rn
  ? Login | Dark | survey
which ones are waiting for approval?
  ? backups
what's been in pending the longest
  ? Password mails
what has Arjun got on his plate?
  ? Login | Certificado
is Kofi free?
  ? Dark mode
who could take another task?
  -
and what about Ana?
  -
does anybody work on the search?
  ? not assigned
what's the deadline for the renewal
  ? 27
when do we finish dark mode?
  ? 9 / Christmas
who created the cert ticket?
  -
anything new?
  -
did Ana Torres send the offer?
  -
set everything in pending with no owner to Ana Beltrán
  mail: to Ana Beltrán
i want arjun on the spam thing, by wednesday
  mail: due 2026-12-02, to Arjun Rao
the cert is fixed, close the ticket
  cert: done
could we move the survey to the 10th?
  survey: due 2026-12-10
assign search and spam to Tomasz
  mail: to Tomasz Wilk; search: to Tomasz Wilk
I'll do the search one
  search: to Maya Lindgren
login to Tomasz, export to Arjun
  export: to Arjun Rao; login: to Tomasz Wilk
export due Friday not Monday
  export: due 2026-11-27
mark the backups approved and give them to Arjun
  backup: to Arjun Rao, todo
change the owner of the docs to Kofi
  docs: to Kofi Mensah
set the deadline of the onboarding emails to end of the month
  onboard: due 2026-11-30
put a bug tag on the cert
  cert: tag bug
reopen the chat widget, it breaks on Safari
  chat: todo
comment "customers keep asking" on the spam ticket
  mail: say 'customers keep asking'
note on the export: library is bought
  export: say 'library is bought'
describe the search task as: searching for café finds nothing
  search: text 'searching for café finds nothing'
file a ticket: footer broken on mobile
  +: title 'footer broken on mobile'
create two tasks: 'Update the FAQ' and 'Fix the footer'
  +: title 'Fix the footer', title 'Update the FAQ'
please don't assign anything to Leo
  -
assign the docs to Ana
  -
@ what is blocking this?
  -
@ postpone until after Christmas
  -
@ hand over to Sofie, she has time
  dark: to Sofie Claes
@ Sofie takes over from Kofi here
  dark: to Sofie Claes
@ when did this go into progress
  ? 19
@ why does this wait?
  ? Christmas
@ who owns this
  ? Kofi
@ is it late?
  ? 9
@ what other tasks does Kofi have?
  ? icons
@ due date?
  ? 9
@ tags?
  ? feature | design
`;
