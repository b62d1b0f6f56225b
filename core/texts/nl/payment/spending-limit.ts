/** A member's own limits on spending, in Dutch. */
export const nlSpendingLimit = {
  spending: {
    title: 'Je bestedingsgrens',
    text: 'Bepaal zelf hoeveel je maximaal uitgeeft. Een lagere grens geldt meteen. Een hogere grens, of geen grens, geldt pas na {{days}} dagen.',
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
      day: 'Maximaal per dag, in {{currency}}',
      week: 'Maximaal per week, in {{currency}}',
      month: 'Maximaal per maand, in {{currency}}',
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
      day: 'Hiermee ga je over je eigen grens van {{limit}} per dag. Je kunt nog {{left}} uitgeven. Op {{until}} begint een nieuwe dag.',
      week: 'Hiermee ga je over je eigen grens van {{limit}} per week. Je kunt nog {{left}} uitgeven. Op {{until}} begint een nieuwe week.',
      month:
        'Hiermee ga je over je eigen grens van {{limit}} per maand. Je kunt nog {{left}} uitgeven. Op {{until}} begint een nieuwe maand.',
    },
    brokenElsewhere:
      'Je hebt zelf een grens gezet van {{limit}}. In een andere valuta kun je daarom nu niet bestellen.',
    brokenOpen: 'Bestellingen die nog openstaan, tellen mee.',
    look: 'Bekijk je grenzen',
  },
} as const
