/** Addresses to which a member is never shown, in Dutch. */
export const nlAvoided = {
  avoided: {
    title: 'Onzichtbaar voor',
    text: 'Je ex, een collega, je broer: wie inlogt met een adres van deze lijst, komt je nergens tegen. Ook wie pas later lid wordt.',
    email: 'E-mailadres',
    note: 'Wie is dit? (mag leeg)',
    noteHint: 'Alleen voor jou. Het adres zelf bewaren we niet.',
    add: 'Zet op mijn lijst',
    added: 'Klaar. Met dit adres krijgt niemand je te zien.',
    list: 'Je lijst',
    none: 'Er staat nog niemand op je lijst.',
    since: 'Sinds {{date}}',
    noNote: 'Zonder naam',
    remove: 'Haal weg',
    removed: '{{name}} staat niet meer op je lijst.',
    know: 'Goed om te weten',
    same: 'Niemand merkt iets van je lijst, en jij ziet er niet aan wie hier zit.',
    acts: 'Like of schrijf je zelf iemand, dan komt dat aan. Diegene kan je profiel dan zien, ook met een adres van deze lijst.',
    reachTitle: 'Daarna kan diegene je zien',
    reachText:
      'Wie je liket of schrijft, kan je profiel zien. Ook met een adres van je lijst ‘Onzichtbaar voor’.',
    reachYes: 'Ga door',
    reachNo: 'Toch niet',
    talks: 'Wie al met je praat, blijft met je praten. Wil je dat niet? Blokkeer diegene dan.',
    limit: 'Je lijst heeft plaats voor {{max}} adressen.',
  },
} as const
