import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlSignup } from '#core/texts/nl/account/signup.ts'

/** Signing up, in Finnish. */
export const fiSignup: TextsOf<typeof nlSignup> = {
  signup: {
    title: 'Rekisteröidy ilmaiseksi',
    name: 'Profiilinimi',
    nameHint: 'Valitse nimi, jolla kukaan ei tunne sinua.',
    birth: 'Syntymäaika',
    day: 'Päivä',
    month: 'Kuukausi',
    year: 'Vuosi',
    gender: 'Olen',
    seeks: 'Etsin',
    consent:
      'Hyväksyn, että {{name}} säilyttää tiedon siitä, ketä etsin, näyttääkseen minulle sopivia jäseniä.',
    consentHint:
      'Se kertoo jotakin suuntautumisestasi, siksi kysymme sen erikseen. Voit perua sen milloin vain asetuksissasi: silloin poistamme sen.',
    am: 'Olen',
    and: 'ja etsin',
    or: 'tai',
    nth: 'Vaihe {{nth}}/{{of}}',
    reason: 'Mitä etsit täältä?',
    reasonHint: 'Saa jäädä tyhjäksi. Se näkyy profiilissasi.',
    submit: 'Rekisteröidy',
    adults: 'Rekisteröitymällä vakuutat olevasi vähintään {{age}}-vuotias ja hyväksyt ehtomme.',
    have: 'Onko sinulla tili?',
  },
  gender: { male: 'Mies', female: 'Nainen' },
  seeks: { male: 'miestä', female: 'naista' },
}
