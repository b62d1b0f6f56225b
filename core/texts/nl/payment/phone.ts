/** What the phone of a demo says in Dutch. */
export const nlPhoneTexts = {
  language: 'nl',
  title: 'Sms-berichten',
  notice: 'Dit is een oefentelefoon. Er wordt niets echt verstuurd.',
  none: 'Er is nog geen sms.',
}

export type PhoneTexts = typeof nlPhoneTexts
