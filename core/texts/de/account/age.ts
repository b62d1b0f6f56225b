import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlAge } from '#core/texts/nl/account/age.ts'

/** The page where a member proves to be 18 or older, in German. */
export const deAge: TextsOf<typeof nlAge> = {
  age: {
    title: 'Alterscheck',
    lead: 'Alle, mit denen du hier schreibst, sind 18 oder älter.',
    text: 'Deshalb zeigt das jeder einmal, vor der ersten Nachricht. Es dauert eine Minute.',
    kept: 'Wir speichern das Ergebnis, wie und wann. Keine Kopie von Ausweis oder Führerschein und kein Foto.',
    draft: 'Was du geschrieben hast, wartet auf dich.',
    start: 'Zum Alterscheck',
    adult: 'Gut, das ist erledigt',
    adultText: 'Du musst das nicht noch einmal machen.',
    back: 'Weiter',
    minor: 'Du kannst hier nicht schreiben',
    minorText:
      'Laut Alterscheck bist du jünger als 18, deshalb kannst du niemandem schreiben. Credits, die du noch hast, bleiben deine: Du kannst deinen Kauf widerrufen oder sie dir auszahlen lassen.',
    object:
      'Stimmt das nicht? Schreib uns und erkläre, warum. Einer von uns sieht es sich an, kein Computer.',
    write: 'Mail an {{email}}',
    none: 'Hier ist kein Alterscheck nötig',
    noneText: 'Du kannst einfach Nachrichten schicken.',
    way: 'Alterscheck machen',
    whatNow: 'Lies, was du tun kannst',
    once: 'Das machst du nur einmal, und es dauert eine Minute.',
  },
}
