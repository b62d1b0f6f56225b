import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlOwnProfile } from '#core/texts/nl/account/own-profile.ts'

/** A member's own profile, in Italian. */
export const itOwnProfile: TextsIn<'it', typeof nlOwnProfile> = {
  own: {
    choose: 'Scegli…',
    save: 'Salva',
    title: 'Il mio profilo',
    views: 'Il tuo profilo',
    view: 'Come ti vedono gli altri',
    edit: 'Modifica',
    finder: 'Affinità: guarda chi fa per te',
    missing: 'Come farti trovare più facilmente',
    lacks: {
      photo: 'Una foto con il tuo viso',
      about_me: 'Qualcosa di te',
      reason: 'Perché sei qui',
      interests: 'I tuoi interessi',
      city: 'Dove vivi',
    },
    unfound: 'Una ricerca per {{fields}} non ti trova.',
    unfoundByThese: 'Una ricerca per questi non ti trova.',
    byPlace: 'città o distanza',
    byInterests: 'interessi',
    ahead: {
      male_one: '{{total}} uomo con foto viene mostrato prima di te.',
      male_many: '{{total}} uomini con foto vengono mostrati prima di te.',
      male_other: '{{total}} uomini con foto vengono mostrati prima di te.',
      female_one: '{{total}} donna con foto viene mostrata prima di te.',
      female_many: '{{total}} donne con foto vengono mostrate prima di te.',
      female_other: '{{total}} donne con foto vengono mostrate prima di te.',
    },
    length: '{{length}} di {{max}} caratteri',
    beginWith: 'Potresti iniziare così',
    begin: {
      sunday: 'La mia domenica ideale inizia con',
      wake: 'Puoi svegliarmi per',
      friends: 'I miei amici dicono che',
    },
    sexualityHint:
      'Compila questo solo se gli altri possono vederlo nel tuo profilo. Puoi toglierlo quando vuoi.',
    saved: 'Il tuo profilo è salvato.',
    age_one: '{{count}} anno',
    age_many: '{{count}} anni',
    age_other: '{{count}} anni',
    free: 'Membro gratuito',
    premium: 'Membro Premium',
  },
}
