import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlSignup } from '#core/texts/nl/account/signup.ts'

/** Signing up, in Italian. */
export const itSignup: TextsIn<'it', typeof nlSignup> = {
  signup: {
    title: 'Iscriviti gratis',
    name: 'Nome del profilo',
    nameHint: 'Scegli un nome con cui nessuno ti conosce.',
    birth: 'Data di nascita',
    day: 'Giorno',
    month: 'Mese',
    year: 'Anno',
    gender: 'Sono',
    seeks: 'Cerco',
    consent: 'Accetto che {{name}} conservi chi cerco, per mostrarmi membri adatti.',
    consentHint:
      'Dice qualcosa del tuo orientamento, perciò lo chiediamo a parte. Puoi revocarlo quando vuoi nelle impostazioni: allora lo cancelliamo.',
    am: 'Sono',
    and: 'e cerco',
    or: 'o',
    nth: 'Passo {{nth}} di {{of}}',
    reason: 'Cosa cerchi qui?',
    reasonHint: 'Può restare vuoto. Comparirà nel tuo profilo.',
    submit: 'Iscriviti',
    adults: 'Iscrivendoti dichiari di avere {{age}} anni o più e accetti i nostri termini.',
    have: 'Hai già un account?',
  },
  gender: { male: 'Uomo', female: 'Donna' },
  seeks: { male: 'un uomo', female: 'una donna' },
}
