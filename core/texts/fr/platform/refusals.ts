import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlRefusals } from '#core/texts/nl/platform/refusals.ts'

/** What is refused, and what is wrong with a field, where one signs up or logs in, in French. */
export const frRefusals: TextsIn<'fr', typeof nlRefusals> = {
  refusal: {
    account_leaving:
      'Tu as fermé ce compte. Reviens avec le lien de ton e-mail, ou connecte-toi simplement.',
    account_suspended:
      'Ce compte est suspendu. L’e-mail que tu as reçu dit pourquoi, et comment contester.',
    authentication_required: 'Ta session est fermée. Connecte-toi pour continuer.',
    cross_site: 'Cette demande venait d’un autre site et a été refusée.',
    invalid: 'Quelque chose ne va pas.',
    key_reused: 'Quelque chose est parti deux fois. Réessaie.',
    login_failed: 'La connexion a échoué, réessaie.',
    mailbox_full:
      'Cette adresse a reçu assez d’e-mails. Regarde ta boîte : les liens pas encore utilisés marchent toujours.',
    not_found: 'C’est introuvable.',
    not_now: 'C’est impossible en ce moment.',
    signups_closed: 'L’inscription n’est pas possible en ce moment.',
    too_large: 'C’est trop grand pour être envoyé.',
    too_many_attempts_one: 'Trop d’essais : ton compte est bloqué {{count}} minute.',
    too_many_attempts_many: 'Trop d’essais : ton compte est bloqué {{count}} minutes.',
    too_many_attempts_other: 'Trop d’essais : ton compte est bloqué {{count}} minutes.',
    too_many_guesses:
      'Trop de mauvais mots de passe ont été essayés. Attends {{count}} min, ou choisis un nouveau mot de passe par e-mail.',
    too_many_requests: 'Doucement. Réessaie dans un instant.',
    unavailable: 'Une petite panne. Réessaie dans un instant.',
    unforeseen: 'Une erreur s’est produite, réessaie plus tard.',
  },
  field: {
    consent_needed: 'Pour cela, il nous faut ton accord',
    date_invalid: 'Date de naissance invalide',
    email_invalid: 'Adresse e-mail invalide',
    field_invalid: 'Ce n’est pas tout à fait juste',
    name_characters: 'Prends des lettres, chiffres et signes ordinaires, sur une ligne',
    name_is_contact: 'Ne mets ni adresse, ni site, ni numéro dans ton nom',
    name_is_email: 'Ton nom de profil doit être différent de ton adresse e-mail',
    name_length: 'Choisis un nom de 2 à {{max}} caractères',
    name_of_staff: 'On te prendrait pour quelqu’un du site. Choisis un autre nom',
    name_starts_with_at: 'Ton nom de profil ne peut pas commencer par @',
    password_length: 'Choisis un mot de passe de {{min}} caractères au moins',
    required: 'À remplir encore',
    text_too_long: 'Ce texte est trop long',
    too_young: 'Donne ta date de naissance, {{age}}+',
  },
}
