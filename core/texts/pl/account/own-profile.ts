import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlOwnProfile } from '#core/texts/nl/account/own-profile.ts'

/** A member's own profile, in Polish. */
export const plOwnProfile: TextsIn<'pl', typeof nlOwnProfile> = {
  own: {
    choose: 'Wybierz…',
    save: 'Zapisz',
    title: 'Mój profil',
    views: 'Twój profil',
    view: 'Jak widzą Cię inni',
    edit: 'Edytuj',
    finder: 'Dopasowanie: zobacz, kto do Ciebie pasuje',
    missing: 'Jak łatwiej Cię znaleźć',
    lacks: {
      photo: 'Zdjęcie z twarzą',
      about_me: 'Coś o sobie',
      reason: 'Dlaczego tu jesteś',
      interests: 'Twoje zainteresowania',
      city: 'Gdzie mieszkasz',
    },
    unfound: 'Szukanie ({{fields}}) Cię nie znajdzie.',
    unfoundByThese: 'Szukanie po tym Cię nie znajdzie.',
    byPlace: 'miejscowość albo odległość',
    byInterests: 'zainteresowania',
    ahead: {
      male_one: '{{total}} mężczyzna ze zdjęciem jest pokazywany przed Tobą.',
      male_few: 'Mężczyźni ze zdjęciem pokazywani przed Tobą: {{total}}.',
      male_many: 'Mężczyźni ze zdjęciem pokazywani przed Tobą: {{total}}.',
      male_other: 'Mężczyźni ze zdjęciem pokazywani przed Tobą: {{total}}.',
      female_one: '{{total}} kobieta ze zdjęciem jest pokazywana przed Tobą.',
      female_few: 'Kobiety ze zdjęciem pokazywane przed Tobą: {{total}}.',
      female_many: 'Kobiety ze zdjęciem pokazywane przed Tobą: {{total}}.',
      female_other: 'Kobiety ze zdjęciem pokazywane przed Tobą: {{total}}.',
    },
    length: '{{length}} z {{max}} znaków',
    beginWith: 'Można zacząć tak',
    begin: {
      sunday: 'Moja idealna niedziela zaczyna się od',
      wake: 'Obudź mnie, jeśli',
      friends: 'Przyjaciele mówią, że',
    },
    sexualityHint:
      'Wypełnij to tylko, jeśli inni mogą to widzieć w profilu. Możesz to usunąć w każdej chwili.',
    saved: 'Profil został zapisany.',
    age_one: '{{count}} rok',
    age_few: '{{count}} lata',
    age_many: '{{count}} lat',
    age_other: '{{count}} roku',
    free: 'Darmowe konto',
    premium: 'Konto Premium',
  },
}
