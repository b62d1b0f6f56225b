import type { Gift, GiftKind } from '#core/chat/values.ts'

const kinds: Record<GiftKind, string> = {
  flowers: 'Bloemen',
  treats: 'Iets lekkers',
  together: 'Samen',
  home: 'Voor thuis',
}

const names: Record<Gift, string> = {
  tulips: 'Bosje tulpen',
  sunflower: 'Zonnebloem',
  rose: 'Eén roos',
  daisy: 'Madelief',
  lavender: 'Lavendel',
  'olive-branch': 'Olijftak',
  coffee: 'Kop koffie',
  wine: 'Glas wijn',
  cake: 'Stuk taart',
  chocolates: 'Bonbons',
  fries: 'Zakje friet',
  'ice-cream': 'IJsje',
  tickets: 'Twee kaartjes',
  record: 'Een plaat',
  book: 'Een boek',
  'bike-ride': 'Fietstocht',
  beach: 'Dagje strand',
  'last-train': 'Laatste trein',
  candle: 'Kaars',
  blanket: 'Warme deken',
  socks: 'Dikke sokken',
  moon: 'Halve maan',
  letter: 'Briefje',
  lantern: 'Lantaarn',
}

/** Gifts in a conversation, in Dutch. */
export const nlGifts = {
  gift: {
    kinds,
    names,
    give: 'Cadeau geven',
    title: 'Cadeau voor {{name}}',
    each: '{{price}} per stuk',
    choose: 'Kies een cadeau',
    send: 'Stuur · {{price}}',
    sendFree: 'Stuur',
    kept: 'Je keuze blijft bewaard.',
    confirmText: 'Fysiek contact is niet mogelijk. Dit cadeau kost {{price}}.',
    from: 'Een cadeau van {{name}}',
    fromYou: 'Jouw cadeau',
    listed: 'Een cadeau voor jou: {{gift}}',
    listedOwn: 'Jij gaf: {{gift}}',
    came: '{{name}} geeft je een cadeau: {{gift}}.',
  },
} as const
