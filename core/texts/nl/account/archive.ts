/** One's own data, in Dutch. */
export const nlArchive = {
  data: {
    title: 'Je gegevens downloaden',
    text: 'Alles wat we van je bewaren, in één bestand: je profiel, foto’s, berichten, likes, credits en betalingen. Om te lezen en om mee te nemen.',
    care: 'Je kunt dit een paar keer per dag doen. Bewaar het bestand goed: wie het heeft, kan je berichten lezen.',
    start: 'Opvragen',
    startOf: 'Gegevens opvragen',
    download: 'Download mijn gegevens',
    done: 'Je gegevens zijn gedownload.',
  },
} as const
