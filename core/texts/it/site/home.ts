import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlHome } from '#core/texts/nl/site/home.ts'

/** The home of a visitor, and what stands at the end of a page, in Italian. */
export const itHome: TextsIn<'it', typeof nlHome> = {
  home: {
    adults: 'Solo per adulti, {{age}}+',
    title: 'Dove scocca la scintilla',
    lead: 'Conosci gente della tua zona, comodamente dal divano.',
    look: 'Prima dai un’occhiata',
    drawn: 'Le persone di questa pagina sono disegnate, non sono membri.',
    closed: 'Ora non ci si può iscrivere. Se hai un account, puoi entrare.',
    how: 'Come funziona',
    steps: {
      signup: 'Iscriviti gratis',
      signupText: 'In un minuto, con la tua e-mail.',
      signupGift: 'Ricevi {{credits}} per iniziare.',
      meet: 'Trova qualcuno che ti piace',
      meetText: 'Guarda, leggi chi è e metti un like.',
      chat: 'Manda un messaggio',
      chatText: 'Il prezzo è sul pulsante prima di inviare.',
    },
    prices: 'Quanto costa',
    looking: 'Iscriversi, guardare e mettere like',
    free: 'Gratis',
    message: 'Mandare un messaggio',
    from: 'da {{price}}',
    pricesText:
      'Compri i crediti in anticipo, IVA inclusa. Non c’è abbonamento, e niente si rinnova da solo.',
    honest: 'Sinceri sui profili fittizi',
    honestText: 'Chi è fittizio non si può incontrare di persona.',
  },
}
