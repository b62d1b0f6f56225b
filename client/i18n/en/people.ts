/** Finding members and beginning to talk with them, in English. */
export const enPeople = {
  people: {
    filters: 'Filters',
    filtersOn_one: '{{count}} active',
    filtersOn_other: '{{count}} active',
    show_one: 'Show {{count}} profile',
    show_other: 'Show {{count}} profiles',
    showNone: 'Close',
    widen: 'Clear your filters',
  },
  price: {
    from: 'from {{price}}',
  },
  icebreakers: {
    title: 'Looking for a first line? Pick one, you can still change it.',
  },
} as const
