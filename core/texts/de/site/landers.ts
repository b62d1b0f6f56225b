import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlLanders } from '../../nl/site/landers.ts'

/** The pages on which visitors from elsewhere land, in German. */
export const deLanders: TextsOf<typeof nlLanders> = {
  free: 'Anmelden ist kostenlos, eine Nachricht kostet {{credits}}. {{age}}+',
  closed: 'Du kannst dich gerade nicht anmelden.',
  fictional: 'Fiktiv',
  fictionalWhole: 'Fiktives Profil',
  drawn: 'Gezeichnet, keine Mitglieder.',
  pause: 'Pause',
  play: 'Abspielen',
  who: '{{name}}, {{age}}',
  whoWhere: '{{name}}, {{age}} · {{place}}',
  alonetonight: {
    title: 'Allein zu Hause ist es ganz schön still.',
    text: 'Erzähl jemandem, wie dein Tag war. Oder wie still es ist.',
    call: 'Rede mit jemandem',
    parts: {
      night: '{{day}}nacht',
      morning: '{{day}}morgen',
      noon: '{{day}}nachmittag',
      evening: '{{day}}abend',
    },
    description:
      'Keine Lust auf einen stillen Abend? Auf {{site}} erzählst du jemandem, wie dein Tag war.',
  },
  collagelanding: {
    title: 'Zwischen all den Leben ist Platz für dich.',
    text: 'Menschen, Orte, Dinge, die jemand aufgehoben hat. Komm ruhig dazu.',
    call: 'Komm dazu',
    you: 'Du?',
    description:
      'Menschen, Orte und Dinge, die jemand aufgehoben hat. Auf {{site}} kommst du dazu.',
  },
  gallery: {
    title: 'Abendmenschen',
    text: 'Geh in Ruhe herum. Bleib stehen, wo du hängen bleibst.',
    call: 'Kostenlos hinein',
    next: 'Nächster Rahmen',
    wall: 'Porträts an der Wand',
    people: {
      sanne: 'Ich tausche mein bestes Pastarezept gegen deinen schlechtesten Witz.',
      carla: 'Der Tee ist immer zu heiß. Bleib also ruhig noch.',
      jeroen: 'Ich kenne einen Weg, auf dem um sechs niemand geht.',
      noor: 'Tanzen geht auch zwischen Küchenschränken.',
      omar: 'Kommst du zum Hören? Die Platte liegt schon bereit.',
      ellen: 'Mit Rückenwind fahre ich dir immer noch davon.',
    },
    description:
      'Eine Wand voller Abendmenschen. Geh auf {{site}} in Ruhe herum und bleib, wo du hängen bleibst.',
  },
  iconslanding: {
    title: 'Worauf hast du Lust?',
    text: 'Nimm, was dir gefällt. Das Licht bleibt an.',
    call: 'Such jemanden, der das auch will',
    chosen: 'Was du wählst, steht schon in deiner Anmeldung.',
    wish: 'Lust auf: {{things}}.',
    things: {
      coffee: 'Erst Kaffee',
      record: 'Eine Platte',
      home: 'Bei mir zu Hause',
      rain: 'Auch im Regen',
      wine: 'Ein Glas Wein',
      town: 'In die Stadt',
      dinner: 'Lange essen',
      dance: 'Tanzen',
      reading: 'Vorlesen',
    },
    description:
      'Kaffee, eine Platte oder Tanzen: Wähl, worauf du Lust hast, und such auf {{site}} jemanden, der das auch will.',
  },
  maplanding: {
    title: 'Wer wohnt um die Ecke?',
    text: 'Nie die Adresse, nur die Stadt.',
    field: 'Dein Ort',
    hint: 'Gib deinen Ort ein',
    call: 'Umsehen',
    wish: 'Ich suche jemanden in der Nähe von {{place}}.',
    label: 'Fiktive Profile erkennst du am Label.',
    map: 'Karte der Niederlande und Belgiens am Abend',
    description: 'Wer wohnt um die Ecke? Auf {{site}} siehst du die Stadt, und nie die Adresse.',
  },
  socialnetwork: {
    kicker: 'Die Frage von heute Abend',
    title: 'Was machst du, wenn niemand zusieht?',
    field: 'Deine Antwort',
    hint: 'Und du?',
    call: 'Antworten',
    begins: 'Mit deiner Antwort beginnt deine Anmeldung.',
    evening: 'Der Abend von Stunde zu Stunde',
    people: {
      ruben: 'Mit dem Radio mitsingen. Alle Stimmen.',
      ellen: 'Auf Socken durch den Flur schlittern.',
      joy: 'Aus der Pfanne essen, im Stehen am Fenster.',
    },
    kitchen: 'Da steht etwas auf dem Herd.',
    canal: 'Die Gracht gehört allen, die noch wach sind.',
    description: 'Was machst du, wenn niemand zusieht? Antworte auf {{site}}.',
  },
  transitionsvideolanding: {
    title: 'Der Abend kann noch überall hinführen.',
    call: 'Steig ein',
    scenes: { home: 'Daheim', way: 'Unterwegs', inside: 'Drinnen', outside: 'Draußen' },
    film: 'Film: Jemand geht aus dem Haus, fährt mit der Tram in eine Bar und spaziert mit jemand anderem am Wasser entlang.',
    description:
      'Daheim, unterwegs, drinnen oder draußen: Auf {{site}} kann der Abend noch überall hinführen.',
  },
  video: {
    title: 'Steigst du ein?',
    call: 'Sag, dass du da bist',
    film: 'Film: Ein Zug fährt am Abend am Wasser entlang.',
    description: 'Steigst du ein? Sag auf {{site}}, dass du da bist.',
  },
  tinderswipe: {
    title: 'Drei Menschen. Wer gefällt dir?',
    text: 'Wisch zum Licht, wer dir gefällt. Mit Daumen, Maus oder Pfeiltasten.',
    call: 'Drinnen weiterwischen',
    no: 'Jetzt nicht',
    yes: 'Gefällt mir',
    liked: 'Wer dir gefällt',
    done: 'Das waren alle drei. Drinnen schaust du weiter.',
    people: {
      noor: 'tanzt in der Küche',
      fatima: 'liest im Zug',
      aya: 'bleibt, bis das Licht angeht',
    },
    description:
      'Drei Menschen, eine Frage: Wer gefällt dir? Wisch zum Licht und melde dich kostenlos bei {{site}} an.',
  },
}
