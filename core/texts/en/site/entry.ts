export const enEntry = {
  entry: {
    title: 'This site is for adults',
    text: 'People aged {{age}} and over date and chat here, about sex too. Come in if you are {{age}} or older.',
    yes: 'I am {{age}} or older',
    no: 'I am younger, take me away',
  },
} as const
