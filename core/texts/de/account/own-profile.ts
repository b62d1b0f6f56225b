import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlOwnProfile } from '#core/texts/nl/account/own-profile.ts'

/** A member's own profile, in German. */
export const deOwnProfile: TextsOf<typeof nlOwnProfile> = {
  own: {
    choose: 'Wählen …',
    save: 'Speichern',
    title: 'Mein Profil',
    views: 'Dein Profil',
    view: 'So sehen dich andere',
    edit: 'Bearbeiten',
    finder: 'Match-Finder: sieh, wer zu dir passt',
    missing: 'So findet man dich leichter',
    lacks: {
      photo: 'Ein Foto mit deinem Gesicht',
      about_me: 'Etwas über dich',
      reason: 'Warum du hier bist',
      interests: 'Deine Interessen',
      city: 'Wo du wohnst',
    },
    unfound: 'Eine Suche nach {{fields}} findet dich nicht.',
    unfoundByThese: 'Eine Suche danach findet dich nicht.',
    byPlace: 'Ort oder Entfernung',
    byInterests: 'Interessen',
    ahead: {
      male_one: '{{total}} Mann mit Foto steht vor dir.',
      male_other: '{{total}} Männer mit Foto stehen vor dir.',
      female_one: '{{total}} Frau mit Foto steht vor dir.',
      female_other: '{{total}} Frauen mit Foto stehen vor dir.',
    },
    length: '{{length}} von {{max}} Zeichen',
    beginWith: 'So könntest du anfangen',
    begin: {
      sunday: 'Mein idealer Sonntag beginnt mit',
      wake: 'Dafür darfst du mich wecken:',
      friends: 'Meine Freunde sagen, dass ich',
    },
    sexualityHint:
      'Fülle das nur aus, wenn andere es in deinem Profil sehen dürfen. Du kannst es jederzeit wieder wegnehmen.',
    saved: 'Dein Profil ist gespeichert.',
    age_one: '{{count}} Jahr alt',
    age_other: '{{count}} Jahre alt',
    free: 'Kostenloses Mitglied',
    premium: 'Premium-Mitglied',
  },
}
