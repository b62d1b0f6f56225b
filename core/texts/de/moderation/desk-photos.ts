import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlDeskPhotos } from '#core/texts/nl/moderation/desk-photos.ts'

/** What the desk says of photos that wait, of what is locked and of the police, in German. */
export const deDeskPhotos: TextsOf<typeof nlDeskPhotos> = {
  photos: {
    section: 'Fotos',
    title: 'Fotos',
    waiting_one: '{{count}} wartet',
    waiting_other: '{{count}} warten',
    empty: 'Alles erledigt',
    emptyText: 'Kein Foto wartet. Zeit für Kaffee.',
    again: 'Noch einmal schauen',
    hidden: 'Andere sehen es noch nicht',
    shown: 'Andere sehen es schon',
    unseen: 'Für andere verborgen',
    broken: 'Das Foto lädt nicht. Vielleicht ist es weg. Versuch es noch einmal.',
    alike: 'Ähnelt einem abgelehnten Foto ({{bits}} von 64 Punkten anders)',
    refused_one: 'Schon abgelehnt: {{count}} Foto',
    refused_other: 'Schon abgelehnt: {{count}} Fotos',
    refusedNone: 'Noch nie ein Foto abgelehnt',
    alt: 'Das Foto, um das es geht',
    approve: 'Gut, nächstes',
    refuse: 'Ablehnen, nächstes',
    rules: 'Oder ablehnen wegen',
    facts: 'Was {{name}} liest',
    writeFacts: 'Schreib auf, warum.',
    child:
      'Das Foto ist weggeschlossen. Niemand sieht es mehr, auch du nicht, und der Fall steht ganz vorn.',
    lock: 'Wegschließen, nächstes',
    done: 'Freigegeben',
    doneRefused: 'Abgelehnt, mit dem Grund',
    doneLocked: 'Weggeschlossen',
  },
  locked: {
    title: 'Weggeschlossen',
    text: 'Niemand sieht dieses Foto, auch du nicht. Entscheide nach dem, was gesagt wurde. Bei „nichts gefunden“ kommt es ungesehen zurück, sonst folgt das Verfahren.',
    status: {
      locked: 'Weggeschlossen seit {{at}}',
      handedOver: 'Übergeben, war weggeschlossen seit {{at}}',
      destroyed: 'Vernichtet, war weggeschlossen seit {{at}}',
    },
    until: 'Ohne Entscheidung endet die Sperre von selbst: {{at}}.',
    hash: 'sha256 {{hash}}',
  },
  police: {
    title: 'Ist ein Leben in Gefahr? Ruf zuerst die 112 an.',
    number: 'Nummer, und mit wem du gesprochen hast',
    send: 'Polizei informiert',
    done: 'Steht im Fall und im Protokoll',
    told: 'Polizei informiert',
  },
}
