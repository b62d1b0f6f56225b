/**
 * How a picture came about, by the IPTC vocabulary "Digital Source Type"
 * (http://cv.iptc.org/newscodes/digitalsourcetype/). MOD-11.
 */
export const digitalSources = {
  /** By a program that learnt from no pictures: the picture pack. */
  program: 'algorithmicMedia',
  /** By a generative model. */
  generated: 'trainedAlgorithmicMedia',
  /** By a person with drawing software. */
  drawn: 'digitalCreation',
  /** A photo of which parts come from a generative model. */
  mixed: 'compositeWithTrainedAlgorithmicMedia',
  /** Taken with a camera. */
  camera: 'digitalCapture',
} as const

export type DigitalSource = keyof typeof digitalSources

/** What staff may state for a picture that they upload. */
export const uploadSources = ['generated', 'drawn', 'mixed', 'camera'] as const
export type UploadSource = (typeof uploadSources)[number]

const VOCABULARY = 'http://cv.iptc.org/newscodes/digitalsourcetype/'
const NAMESPACE = 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/'

/** The XMP packet that states the source of a picture. */
export const xmpOf = (source: DigitalSource): string =>
  [
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    `<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="${NAMESPACE}">`,
    `<Iptc4xmpExt:DigitalSourceType>${VOCABULARY}${digitalSources[source]}</Iptc4xmpExt:DigitalSourceType>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
  ].join('')
