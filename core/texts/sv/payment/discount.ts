import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlDiscount } from '#core/texts/nl/payment/discount.ts'

/** Discounts, which only members see, in Swedish. */
export const svDiscount: TextsOf<typeof nlDiscount> = {
  discount: {
    bonus: '{{percent}} rabatt på ditt första köp. Tid kvar:',
    welcome_one: 'Välkomstrabatt: {{percent}} rabatt på ditt första köp, i {{count}} timme.',
    welcome_other: 'Välkomstrabatt: {{percent}} rabatt på ditt första köp, i {{count}} timmar.',
    was: 'Förut {{price}}',
    now: 'Nu {{price}}',
    have: 'Har du en rabattkod?',
    label: 'Rabattkod',
    use: 'Använd',
    remove: 'Ta bort koden',
    applied: '{{percent}} rabatt med {{code}}',
    from: 'Koden gäller för beställningar på {{price}} eller mer.',
    only: 'Koden gäller bara med {{methods}}.',
    better: 'Utan koden får du {{percent}} rabatt: ta bort den, så betalar du mindre.',
    personal: {
      newcomer: 'Personlig: du får den för att du är ny.',
      stay: 'Personlig: du får den för att du tyckte att det var för dyrt.',
      given: 'Personlig: vi gav bara dig den här koden.',
    },
  },
  discountRefusal: {
    code_below_minimum: 'Koden gäller för större beställningar.',
    code_expired: 'Koden har gått ut.',
    code_first_purchase: 'Koden gäller för ditt första köp.',
    code_not_active: 'Koden gäller inte just nu.',
    code_of_another: 'Koden är till någon annan.',
    code_other_country: 'Koden gäller inte i ditt land.',
    code_other_currency: 'Koden gäller inte i den här valutan.',
    code_other_method: 'Koden gäller inte med det här betalsättet.',
    code_unknown: 'Vi känner inte till koden. Kontrollera att den är rätt skriven.',
    code_used: 'Koden är redan använd.',
  },
}
