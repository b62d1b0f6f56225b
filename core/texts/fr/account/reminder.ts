import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlReminder } from '#core/texts/nl/account/reminder.ts'

/** The reminder to confirm the address, for who has just signed up, in French. */
export const frReminder: TextsIn<'fr', typeof nlReminder> = {
  reminder: {
    lead: 'Presque fini. Nous avons envoyé un e-mail à {{email}}.',
    text: 'Ouvre son lien, alors ton compte est prêt et tu peux chatter. Rien reçu ? Regarde dans les indésirables.',
    understood: 'Je regarde mes e-mails',
  },
}
