import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlWarnings } from '#core/texts/nl/chat/warnings.ts'

/** What the receiver of a message is told of it, in Italian. */
export const itWarnings: TextsIn<'it', typeof nlWarnings> = {
  label: 'Attenzione a questo messaggio',
  spoken: 'Attenzione a questo messaggio. {{titles}}.',
  why: 'Perché?',
  close: 'Nascondi questo consiglio',
  marked: 'Attenzione:',
  verdict: { fine: 'Tutto bene', right: 'È vero' },
  thanks: 'Grazie. È stata contata solo la tua risposta.',
  private: 'L’ha visto solo il tuo dispositivo. Nessuno legge i tuoi messaggi.',
  counted: 'È stato contato. Nessuno ha letto i messaggi.',
  title: {
    many_chats: 'All’improvviso scrive a tantissime persone',
    same_opener: 'Ha scritto lo stesso a molte persone',
    contact: 'Manda a molti un link o un numero',
    money: 'Chiede soldi',
    bank_account: 'Parla di un conto bancario',
    crypto: 'Parla di criptovalute o investimenti',
    phone: 'Vuole già telefonare o mandare SMS',
    mail: 'Vuole già scriverti per e-mail',
    elsewhere: 'Vuole già parlare altrove',
    identity: 'Chiede un codice o una prova',
    threat: 'Sembra una minaccia',
  },
  reason: {
    many_chats: 'Questo account è nuovo e ha iniziato molte conversazioni in poco tempo.',
    same_opener: 'Questo primo messaggio è arrivato anche ad altri.',
    contact: 'Diversi primi messaggi di questo membro contenevano un link o un numero.',
    money: 'Chiedere soldi raccontando una storia è la truffa più nota.',
    bank_account:
      'Con il tuo numero di conto, la carta o un codice qualcuno può arrivare ai tuoi soldi, o abusare del tuo conto.',
    crypto: 'Quello che mandi in criptovalute non torna quasi mai.',
    phone: 'Vi conoscete da poco, e un numero non si può riprendere.',
    mail: 'Vi conoscete da poco, e un indirizzo e-mail spesso rivela il tuo nome.',
    elsewhere: 'Vi conoscete da poco, e fuori da qui non possiamo aiutarti.',
    identity:
      'Con un codice, una password o una foto del tuo documento qualcuno può spacciarsi per te.',
    threat: 'Chi minaccia vuole che tu ceda in fretta. Cedere di rado migliora le cose.',
  },
  advice: {
    many_chats: 'Prenditi il tempo per capire se cerca davvero te.',
    same_opener: 'Non c’è bisogno di rispondere.',
    contact: 'Non aprire un link di cui non ti fidi.',
    money: 'Non mandare soldi a chi non hai mai incontrato.',
    bank_account: 'Non condividere dati bancari, e non prestare il tuo conto.',
    crypto: 'Non investire sulla parola di chi conosci solo da qui.',
    phone: 'Parla pure ancora un po’ qui.',
    mail: 'Parla pure ancora un po’ qui.',
    elsewhere: 'Parla pure ancora un po’ qui, e non aprire link di cui non ti fidi.',
    identity: 'Non darli. In una chat non li chiediamo mai.',
    threat:
      'Non rispondere, conserva il messaggio e segnalalo. In caso di pericolo chiama i soccorsi.',
  },
}
