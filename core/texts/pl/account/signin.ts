import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlSignin } from '#core/texts/nl/account/signin.ts'

/** Logging in, in Polish. */
export const plSignin: TextsIn<'pl', typeof nlSignin> = {
  login: {
    title: 'Miło znów Cię widzieć',
    submit: 'Zaloguj się',
    new: 'Nie masz jeszcze konta?',
    forgot: 'Nie pamiętasz hasła?',
    personas: 'Rozejrzyj się jako ktoś inny',
    withdraw: 'Odstąp od zamówienia bez logowania',
    next: 'Zaloguj się, by przejść dalej.',
    lapsed: 'Twoja sesja się skończyła. Zaloguj się ponownie; to, co piszesz, wciąż tu jest.',
  },
}
