import type { ArchiveTexts } from '#core/texts/nl/account/files.ts'

/** What the readable pages of an archive say, in Italian. */
export const itArchiveTexts: ArchiveTexts = {
  locale: 'it-IT',
  title: ({ site }) => `I tuoi dati su ${site}`,
  lead: ({ name, site, at }) => [
    `Questo è tutto ciò che ${site} aveva di ${name} il ${at}, tranne quello che ti protegge: la password e le chiavi dei dispositivi le conserviamo solo illeggibili.`,
    'Degli altri membri c’è solo quello che puoi vedere: il nome e quello che ti hanno scritto. Ogni parte c’è anche in JSON, con gli stessi nomi.',
    'Tieni l’archivio al sicuro: chi ce l’ha può leggere i tuoi messaggi.',
  ],
  back: 'Torna alla panoramica',
  read: 'Leggili come pagina',
  nothing: 'Niente.',
  parts: {
    account: {
      title: 'Account',
      what: 'Il tuo indirizzo, la lingua e com’è messo il tuo account.',
    },
    profile: { title: 'Profilo', what: 'Cosa vedono di te gli altri, e chi cerchi.' },
    photos: { title: 'Foto', what: 'Le tue foto, così come le abbiamo.' },
    likes: { title: 'Like', what: 'Chi ti piace, e a chi piaci.' },
    finder: {
      title: 'Affinità',
      what: 'Cosa hai risposto, e cosa speri di trovare in qualcuno.',
    },
    blocked: { title: 'Membri bloccati', what: 'Chi hai bloccato.' },
    conversations: { title: 'Conversazioni', what: 'Con chi hai scritto.' },
    messages: { title: 'Messaggi', what: 'Cosa hai scritto, e cosa ti è arrivato.' },
    credits: { title: 'Crediti', what: 'Ogni cambiamento del tuo saldo.' },
    payments: { title: 'Pagamenti', what: 'I tuoi ordini e com’è andata.' },
    discounts: { title: 'Sconti', what: 'Codici che hai ricevuto o usato.' },
    consents: { title: 'Consensi', what: 'A cosa hai detto sì, e quando.' },
    devices: {
      title: 'Dispositivi e link',
      what: 'Dove hai una sessione aperta, e i link che ti abbiamo mandato.',
    },
    history: { title: 'Cronologia', what: 'Cosa è successo al tuo account.' },
  },
}
