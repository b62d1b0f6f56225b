/** Finding members and beginning to talk with them, in Dutch. */
export const nlPeople = {
  people: {
    filters: 'Filters',
    filtersOn_one: '{{count}} actief',
    filtersOn_other: '{{count}} actief',
    show_one: 'Toon {{count}} profiel',
    show_other: 'Toon {{count}} profielen',
    showNone: 'Sluiten',
    widen: 'Wis je filters',
  },
  price: {
    from: 'vanaf {{price}}',
  },
  icebreakers: {
    title: 'Een eerste zin nodig? Kies er een, je kunt hem nog aanpassen.',
  },
} as const
