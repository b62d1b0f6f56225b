import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlSignin } from '#core/texts/nl/account/signin.ts'

/** Logging in, in French. */
export const frSignin: TextsIn<'fr', typeof nlSignin> = {
  login: {
    title: 'Bon retour',
    submit: 'Se connecter',
    new: 'Pas encore de compte ?',
    forgot: 'Mot de passe oublié ?',
    personas: 'Regarder en tant que quelqu’un d’autre',
    withdraw: 'Se rétracter d’une commande sans connexion',
    next: 'Connecte-toi pour continuer.',
    lapsed: 'Ta session est terminée. Reconnecte-toi : ce que tu as écrit est toujours là.',
  },
}
