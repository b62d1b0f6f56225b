import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlOwnProfile } from '#core/texts/nl/account/own-profile.ts'

/** A member's own profile, in Spanish. */
export const esOwnProfile: TextsIn<'es', typeof nlOwnProfile> = {
  own: {
    choose: 'Elige…',
    save: 'Guardar',
    title: 'Mi perfil',
    views: 'Tu perfil',
    view: 'Cómo te ven',
    edit: 'Editar',
    finder: 'Afinidad: mira quién va contigo',
    missing: 'Cómo te encuentran mejor',
    lacks: {
      photo: 'Una foto con tu cara',
      about_me: 'Algo sobre ti',
      reason: 'Por qué estás aquí',
      interests: 'Tus intereses',
      city: 'Dónde vives',
    },
    unfound: 'Una búsqueda por {{fields}} no te encuentra.',
    unfoundByThese: 'Una búsqueda por esto no te encuentra.',
    byPlace: 'ciudad o distancia',
    byInterests: 'intereses',
    ahead: {
      male_one: '{{total}} hombre con foto sale antes que tú.',
      male_many: '{{total}} hombres con foto salen antes que tú.',
      male_other: '{{total}} hombres con foto salen antes que tú.',
      female_one: '{{total}} mujer con foto sale antes que tú.',
      female_many: '{{total}} mujeres con foto salen antes que tú.',
      female_other: '{{total}} mujeres con foto salen antes que tú.',
    },
    length: '{{length}} de {{max}} caracteres',
    beginWith: 'Podrías empezar así',
    begin: {
      sunday: 'Mi domingo ideal empieza con',
      wake: 'Me puedes despertar para',
      friends: 'Mis amigos dicen que',
    },
    sexualityHint:
      'Rellena esto solo si los demás pueden verlo en tu perfil. Puedes quitarlo cuando quieras.',
    saved: 'Tu perfil se ha guardado.',
    age_one: '{{count}} año',
    age_many: '{{count}} años',
    age_other: '{{count}} años',
    free: 'Miembro gratis',
    premium: 'Miembro Premium',
  },
}
