import type { Gender } from '#core/discovery/values.ts'

const list = (names: string) => names.trim().split(/\s+/)

/** First names that were given in the years in which people of that age were born. */
const generations: { from: number; names: Record<Gender, string[]> }[] = [
  {
    from: 59,
    names: {
      female: list(`Marja Ria Wilma Joke Tineke Anneke Gerda Ineke Hennie Truus Corrie Elly Riet
        Marijke Willy Nel Ans Greet Thea Coby Dinie Hanneke Lia Marian Toos Trudy Yvonne Petra`),
      male: list(`Henk Jan Piet Cor Wim Gerrit Ton Theo Hans Joop Bert Ad Leo Nico Sjaak Klaas
        Gerard Rinus Frans Arie Dick Koos Huub Harrie Jos Wil Tjeerd Evert`),
    },
  },
  {
    from: 47,
    names: {
      female: list(`Monique Astrid Mirjam Sandra Karin Jolanda Esther Brigitte Angelique Marjolein
        Saskia Bianca Judith Nicole Caroline Anita Jacqueline Mariska Wendy Ellen Heleen Patricia
        Sonja Carla Marloes Renate Diana Erica`),
      male: list(`Marcel Erik Peter René Edwin Richard Ronald Patrick Frank John Robert Arjan Marco
        Dennis Jeroen Michel Martijn Bas Wouter Ruud Eric Remco Raymond Harald Jaap Stefan Maarten
        Gijsbert`),
    },
  },
  {
    from: 35,
    names: {
      female: list(`Linda Kim Marieke Danielle Inge Maaike Suzanne Ilse Femke Anouk Chantal Manon
        Kirsten Lisette Nienke Hanna Eveline Annemarie Tamara Mirthe Floor Leonie Charlotte Simone
        Jorien Rianne Sabine Elise`),
      male: list(`Jasper Joost Niels Mark Sander Bart Rick Sjoerd Vincent Tim Jelle Koen Roel Mathijs
        Thomas Ralph Bram Gijs Casper Floris Robbert Pim Guido Rogier Steven Laurens Job Wessel`),
    },
  },
  {
    from: 18,
    names: {
      female: list(`Emma Julia Lisa Fleur Iris Maud Noa Eva Sophie Roos Myrthe Amber Britt Demi
        Isa Jet Merel Puck Sterre Vera Yara Zoë Fenna Nina Pien Lieke Tess Kiki Naomi Elin`),
      male: list(`Sem Milan Lars Thijn Stijn Jesse Luuk Bas Tijn Teun Mees Rens Sven Jelmer Max Tom
        Ruben Cas Olivier Hugo Julian Mick Joep Siem Quinten Twan Dylan Ties`),
    },
  },
]

export const namesAt = (age: number, gender: Gender): string[] =>
  generations.find(({ from }) => age >= from)?.names[gender] ?? []
