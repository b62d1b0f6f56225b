/** A member's own limits on spending, in Dutch. */
export const nlSpendingLimit = {
  spending: {
    title: 'Je bestedingsgrens',
    text: 'Bepaal zelf hoeveel je hoogstens uitgeeft. Lager geldt meteen. Hoger, of geen grens meer, geldt pas na {{days}} dagen.',
    per: { day: 'Per dag', week: 'Per week', month: 'Per maand' },
    none: 'Geen grens',
    standing: '{{spent}} uitgegeven, nog {{left}} tot {{until}}',
    spent: '{{spent}} uitgegeven',
    elsewhere:
      'Waar je nu koopt, betaal je in {{currency}}. Zolang deze grens geldt, kun je daar niet bestellen. Een grens in {{currency}} gaat in na {{days}} dagen.',
    open: 'Daarvan staat {{open}} nog open.',
    later: 'Vanaf {{at}}: {{limit}}',
    laterNone: 'Vanaf {{at}}: geen grens',
    keep: 'Grens houden',
    keepOf: {
      day: 'Grens houden per dag',
      week: 'Grens houden per week',
      month: 'Grens houden per maand',
    },
    change: 'Aanpassen',
    changeOf: {
      day: 'Grens per dag aanpassen',
      week: 'Grens per week aanpassen',
      month: 'Grens per maand aanpassen',
    },
    most: {
      day: 'Hoogstens per dag, in {{currency}}',
      week: 'Hoogstens per week, in {{currency}}',
      month: 'Hoogstens per maand, in {{currency}}',
    },
    hint: 'Bijvoorbeeld 25 of 25,50',
    wrong: 'Vul een bedrag in, zoals 25 of 25,50',
    save: 'Opslaan',
    remove: 'Geen grens meer',
    cancel: 'Annuleren',
    now: 'Je grens geldt nu.',
    raised: 'Je nieuwe keuze gaat in op {{at}}. Tot dan blijft alles zoals het is.',
    failed: 'We kunnen je grenzen nu niet laten zien.',
    broken: {
      day: 'Dit gaat over je eigen grens van {{limit}} per dag. Je hebt nog {{left}} over. Op {{until}} begint een nieuwe dag.',
      week: 'Dit gaat over je eigen grens van {{limit}} per week. Je hebt nog {{left}} over. Op {{until}} begint een nieuwe week.',
      month:
        'Dit gaat over je eigen grens van {{limit}} per maand. Je hebt nog {{left}} over. Op {{until}} begint een nieuwe maand.',
    },
    brokenElsewhere:
      'Je hebt zelf een grens gezet van {{limit}}. In een andere munt kun je daarom nu niet bestellen.',
    brokenOpen: 'Bestellingen die nog open staan, tellen mee.',
    look: 'Bekijk je grenzen',
  },
} as const
