/** Finding members and beginning to talk with them, in English. */
export const enPeople = {
  people: {
    filters: 'Filters',
    filtersOn_one: '{{count}} active',
    filtersOn_other: '{{count}} active',
    show_one: 'Show {{count}} profile',
    show_other: 'Show {{count}} profiles',
    showMore: 'Show {{total}} profiles',
    showNone: 'Close',
    widen: 'Clear your filters',
    nobodyYet: 'There is nobody to show yet. Have another look in a while.',
    lookAgain: 'Look again',
  },
  price: {
    from: 'from {{price}}',
  },
  icebreakers: {
    title: 'Looking for a first line? Pick one, you can still change it.',
  },
} as const
