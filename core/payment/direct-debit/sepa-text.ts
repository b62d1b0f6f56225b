/** Letters that no accent makes of Latin ones. */
const others: Record<string, string> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
  '&': '+',
}
const allowed = /^[\dA-Za-z/?:().,'+ -]+$/

/** A name in the characters that SEPA takes; null where it has letters that cannot be rewritten. */
export const sepaText = (typed: string): string | null => {
  const plain = [...typed.normalize('NFKD').replaceAll(/[\p{M}\p{Cf}]/gu, '')]
    .map((sign) => others[sign] ?? sign)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return allowed.test(plain) ? plain : null
}
