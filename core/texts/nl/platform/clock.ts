/** What the clock of a demo says in Dutch. */
export const nlClockTexts = {
  language: 'nl',
  locale: 'nl-NL',
  title: 'Klok',
  intro:
    'Deze demo heeft een eigen klok. Zet haar vooruit om te zien wat er na een uur, een dag of een paar weken gebeurt.',
  now: 'Op deze site is het',
  real: 'Gelijk met de echte tijd.',
  ahead: 'vooruit op de echte tijd.',
  quick: 'Vooruit',
  hour: '1 uur',
  day: '1 dag',
  fortnight: '14 dagen',
  units: {
    minutes: { one: 'minuut', many: 'minuten' },
    hours: { one: 'uur', many: 'uur' },
    days: { one: 'dag', many: 'dagen' },
  },
  custom: 'Zelf kiezen',
  amount: 'Hoeveel',
  unit: 'Eenheid',
  forward: 'Zet vooruit',
  amountWrong: 'Vul een heel getal in van 1 tot 9999.',
  tooFar: 'Verder dan tien jaar vooruit gaat deze klok niet.',
  unclear: 'Deze keuze ken ik niet. Kies een van de knoppen.',
  back: 'Terug',
  backText:
    'Dit zet alleen de klok terug. Wat intussen is gebeurd, blijft gebeurd: verlopen links, afgelopen betalingen, verstuurde mails. Wat je daarna doet, krijgt een eerder tijdstip dan wat er al staat.',
  backButton: 'Terug naar de echte tijd',
  session: 'Na 30 dagen ben je overal uitgelogd, net als in het echt.',
}

export type ClockTexts = typeof nlClockTexts
