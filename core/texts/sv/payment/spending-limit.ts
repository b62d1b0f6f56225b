import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlSpendingLimit } from '#core/texts/nl/payment/spending-limit.ts'

/** A member's own limits on spending, in Swedish. */
export const svSpendingLimit: TextsOf<typeof nlSpendingLimit> = {
  spending: {
    title: 'Din utgiftsgräns',
    text: 'Bestäm själv hur mycket du gör av med som mest. Lägre gäller direkt. Högre, eller ingen gräns längre, gäller efter {{days}} dagar.',
    per: { day: 'Per dag', week: 'Per vecka', month: 'Per månad' },
    none: 'Ingen gräns',
    standing: '{{spent}} använt, {{left}} kvar till {{until}}',
    spent: '{{spent}} använt',
    elsewhere:
      'Där du köper nu betalar du i {{currency}}. Så länge gränsen gäller kan du inte beställa där. En gräns i {{currency}} gäller efter {{days}} dagar.',
    open: 'Av det är {{open}} fortfarande öppet.',
    later: 'Från {{at}}: {{limit}}',
    laterNone: 'Från {{at}}: ingen gräns',
    keep: 'Behåll gränsen',
    keepOf: {
      day: 'Behåll gränsen per dag',
      week: 'Behåll gränsen per vecka',
      month: 'Behåll gränsen per månad',
    },
    change: 'Ändra',
    changeOf: {
      day: 'Ändra gränsen per dag',
      week: 'Ändra gränsen per vecka',
      month: 'Ändra gränsen per månad',
    },
    most: {
      day: 'Som mest per dag, i {{currency}}',
      week: 'Som mest per vecka, i {{currency}}',
      month: 'Som mest per månad, i {{currency}}',
    },
    hint: 'Till exempel 25 eller 25,50',
    wrong: 'Skriv ett belopp, som 25 eller 25,50',
    save: 'Spara',
    remove: 'Ingen gräns längre',
    cancel: 'Avbryt',
    now: 'Din gräns gäller nu.',
    raised: 'Ditt nya val börjar gälla den {{at}}. Tills dess är allt som det är.',
    failed: 'Dina gränser kan inte visas nu.',
    broken: {
      day: 'Det går över din egen gräns på {{limit}} per dag. Du har {{left}} kvar. En ny dag börjar den {{until}}.',
      week: 'Det går över din egen gräns på {{limit}} per vecka. Du har {{left}} kvar. En ny vecka börjar den {{until}}.',
      month:
        'Det går över din egen gräns på {{limit}} per månad. Du har {{left}} kvar. En ny månad börjar den {{until}}.',
    },
    brokenElsewhere:
      'Du har satt en gräns på {{limit}} för dig själv. I en annan valuta kan du inte beställa tills vidare.',
    brokenOpen: 'Beställningar som fortfarande är öppna räknas också.',
    look: 'Se dina gränser',
  },
}
