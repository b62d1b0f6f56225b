/** What the practice page that tells an age says, in Dutch: only a demo has it. */
export const nlPracticeAge = {
  language: 'nl',
  name: 'Oefencheck leeftijd',
  notice: 'Dit is een oefenpagina. Een echte leeftijdscheck kijkt het na; hier zeg je het zelf.',
  question: 'Ben je 18 jaar of ouder?',
  adult: 'Ja, 18 of ouder',
  minor: 'Nee, jonger dan 18',
  breakOff: 'Afbreken',
  said: 'Je antwoord is binnen',
  back: 'Terug naar de site',
  unclear: 'Kies een van de antwoorden.',
  missing: 'Deze check is er niet meer',
  missingHint: 'Ga terug naar de site en begin opnieuw.',
}
export type PracticeAgeTexts = typeof nlPracticeAge
