import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlGifts } from '#core/texts/nl/chat/gifts.ts'

/** Gifts in a conversation, in English. */
export const enGifts: TextsOf<typeof nlGifts> = {
  gift: {
    kinds: {
      flowers: 'Flowers',
      treats: 'Something nice',
      together: 'Together',
      home: 'For at home',
    },
    names: {
      tulips: 'Bunch of tulips',
      sunflower: 'Sunflower',
      rose: 'A single rose',
      daisy: 'Daisy',
      lavender: 'Lavender',
      'olive-branch': 'Olive branch',
      coffee: 'Cup of coffee',
      wine: 'Glass of wine',
      cake: 'Slice of cake',
      chocolates: 'Chocolates',
      fries: 'Bag of fries',
      'ice-cream': 'Ice cream',
      tickets: 'Two tickets',
      record: 'A record',
      book: 'A book',
      'bike-ride': 'Bike ride',
      beach: 'Day at the beach',
      'last-train': 'Last train',
      candle: 'Candle',
      blanket: 'Warm blanket',
      socks: 'Thick socks',
      moon: 'Half moon',
      letter: 'Little letter',
      lantern: 'Lantern',
    },
    give: 'Give a gift',
    title: 'A gift for {{name}}',
    each: '{{price}} each',
    choose: 'Choose a gift',
    send: 'Send · {{price}}',
    sendFree: 'Send',
    kept: 'What you chose is kept.',
    confirmText:
      'The answer comes from the site, not from a real person, and physical contact is not possible. This gift costs {{price}}.',
    from: 'A gift from {{name}}',
    fromYou: 'Your gift',
    listed: 'A gift for you: {{gift}}',
    listedOwn: 'You gave: {{gift}}',
    came: '{{name}} gives you a gift: {{gift}}.',
  },
}
