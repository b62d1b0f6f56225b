import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlSpendingLimit } from '#core/texts/nl/payment/spending-limit.ts'

/** A member's own limits on spending, in German. */
export const deSpendingLimit: TextsOf<typeof nlSpendingLimit> = {
  spending: {
    title: 'Dein Ausgabenlimit',
    text: 'Bestimme selbst, wie viel du höchstens ausgibst. Niedriger gilt sofort. Höher, oder gar kein Limit mehr, gilt nach {{days}} Tagen.',
    per: { day: 'Pro Tag', week: 'Pro Woche', month: 'Pro Monat' },
    none: 'Kein Limit',
    standing: '{{spent}} ausgegeben, noch {{left}} bis {{until}}',
    spent: '{{spent}} ausgegeben',
    elsewhere:
      'Wo du jetzt kaufst, zahlst du in {{currency}}. Solange dieses Limit gilt, kannst du dort nicht bestellen. Ein Limit in {{currency}} gilt nach {{days}} Tagen.',
    open: 'Davon sind {{open}} noch offen.',
    later: 'Ab {{at}}: {{limit}}',
    laterNone: 'Ab {{at}}: kein Limit',
    keep: 'Limit behalten',
    keepOf: {
      day: 'Tageslimit behalten',
      week: 'Wochenlimit behalten',
      month: 'Monatslimit behalten',
    },
    change: 'Ändern',
    changeOf: {
      day: 'Tageslimit ändern',
      week: 'Wochenlimit ändern',
      month: 'Monatslimit ändern',
    },
    most: {
      day: 'Höchstens pro Tag, in {{currency}}',
      week: 'Höchstens pro Woche, in {{currency}}',
      month: 'Höchstens pro Monat, in {{currency}}',
    },
    hint: 'Zum Beispiel 25 oder 25,50',
    wrong: 'Gib einen Betrag ein, wie 25 oder 25,50',
    save: 'Speichern',
    remove: 'Kein Limit mehr',
    cancel: 'Abbrechen',
    now: 'Dein Limit gilt jetzt.',
    raised: 'Deine neue Wahl gilt ab {{at}}. Bis dahin bleibt alles, wie es ist.',
    failed: 'Deine Limits können wir gerade nicht zeigen.',
    broken: {
      day: 'Das geht über dein eigenes Limit von {{limit}} pro Tag. Du hast noch {{left}}. Ein neuer Tag beginnt am {{until}}.',
      week: 'Das geht über dein eigenes Limit von {{limit}} pro Woche. Du hast noch {{left}}. Eine neue Woche beginnt am {{until}}.',
      month:
        'Das geht über dein eigenes Limit von {{limit}} pro Monat. Du hast noch {{left}}. Ein neuer Monat beginnt am {{until}}.',
    },
    brokenElsewhere:
      'Du hast dir ein Limit von {{limit}} gesetzt. In einer anderen Währung kannst du im Moment nicht bestellen.',
    brokenOpen: 'Bestellungen, die noch offen sind, zählen mit.',
    look: 'Deine Limits ansehen',
  },
}
