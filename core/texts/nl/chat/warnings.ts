/** What the receiver of a message is told of it, in Dutch; it comes with the first warning. */
export const nlWarnings = {
  label: 'Let op bij dit bericht',
  spoken: 'Let op bij dit bericht. {{titles}}.',
  close: 'Deze tip verbergen',
  marked: 'Let op:',
  private: 'Dit zag alleen je eigen apparaat. Niemand leest mee.',
  title: {
    money: 'Vraagt om geld',
    bank_account: 'Gaat over een bankrekening',
    crypto: 'Gaat over crypto of beleggen',
    phone: 'Wil al bellen of appen',
    mail: 'Wil al mailen',
    elsewhere: 'Wil al ergens anders praten',
  },
  reason: {
    money: 'Geld vragen met een verhaal erbij is de bekendste manier van oplichten.',
    bank_account:
      'Met een rekeningnummer, pas of code kan iemand bij je geld, of jou erin betrekken.',
    crypto: 'Wat je in crypto overmaakt, krijg je bijna nooit terug.',
    phone: 'Jullie kennen elkaar nog maar kort, en een nummer haal je niet meer terug.',
    mail: 'Jullie kennen elkaar nog maar kort, en een mailadres verraadt vaak je naam.',
    elsewhere: 'Jullie kennen elkaar nog maar kort, en daarbuiten kunnen wij je niet helpen.',
  },
  advice: {
    money: 'Maak niets over aan wie je nog nooit hebt gezien.',
    bank_account: 'Deel geen gegevens van je bank, en leen je rekening niet uit.',
    crypto: 'Leg niets in op aanraden van wie je alleen van hier kent.',
    phone: 'Praat gerust nog even hier verder.',
    mail: 'Praat gerust nog even hier verder.',
    elsewhere: 'Praat gerust nog even hier, en open geen link die je niet vertrouwt.',
  },
} as const
