import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlDiscount } from '#core/texts/nl/payment/discount.ts'

/** Discounts, which only members see, in Finnish. */
export const fiDiscount: TextsOf<typeof nlDiscount> = {
  discount: {
    bonus: '{{percent}} alennusta ensimmäisestä ostoksestasi. Aikaa jäljellä:',
    welcome_one: 'Tervetuloalennus: {{percent}} ensimmäisestä ostoksestasi, {{count}} tunnin ajan.',
    welcome_other:
      'Tervetuloalennus: {{percent}} ensimmäisestä ostoksestasi, {{count}} tunnin ajan.',
    was: 'Ennen {{price}}',
    now: 'Nyt {{price}}',
    have: 'Onko sinulla alennuskoodi?',
    label: 'Alennuskoodi',
    use: 'Käytä',
    remove: 'Poista koodi',
    applied: '{{percent}} alennusta koodilla {{code}}',
    from: 'Tämä koodi on vähintään {{price}} tilauksille.',
    only: 'Tämä koodi käy vain näillä: {{methods}}.',
    better: 'Ilman tätä koodia saat {{percent}} alennusta: poista se, niin maksat vähemmän.',
    personal: {
      newcomer: 'Henkilökohtainen: saat sen, koska olet uusi.',
      stay: 'Henkilökohtainen: saat sen, koska se oli sinusta liian kallista.',
      given: 'Henkilökohtainen: annoimme tämän koodin vain sinulle.',
    },
  },
  discountRefusal: {
    code_below_minimum: 'Tämä koodi on suuremmille tilauksille.',
    code_expired: 'Tämä koodi on vanhentunut.',
    code_first_purchase: 'Tämä koodi on ensimmäiselle ostoksellesi.',
    code_not_active: 'Tämä koodi ei ole nyt voimassa.',
    code_of_another: 'Tämä koodi on jollekulle muulle.',
    code_other_country: 'Tämä koodi ei käy maassasi.',
    code_other_currency: 'Tämä koodi ei käy tässä valuutassa.',
    code_other_method: 'Tämä koodi ei käy tällä maksutavalla.',
    code_unknown: 'Emme tunne tätä koodia. Tarkista, että kopioit sen oikein.',
    code_used: 'Tämä koodi on jo käytetty.',
  },
}
