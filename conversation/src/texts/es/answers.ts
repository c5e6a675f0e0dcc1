import type { Answers } from '../texts.ts'

export const answers: Answers = {
  fault: {
    younger: ['No, no es por culpa tuya.', 'Eres buena persona, y no tienes la culpa.'],
    older: ['No, no tienes la culpa, digan lo que digan.', 'Esto no es por tu culpa, y eres buena persona.'],
  },
  secrecy: {
    younger: ['Yo no guardo secretos así. Quiero que estés bien.', 'Un secreto que pesa siempre se puede contar.'],
    older: [
      'Yo no guardo secretos así, porque quiero que estés bien.',
      'Un secreto que pesa siempre se puede contar, aunque alguien diga que no.',
    ],
  },
  cannotTell: {
    younger: ['Es difícil decirlo. También puedes dibujarlo.', 'Di solo: necesito ayuda. Con eso basta.'],
    older: [
      'Es difícil decir algo así en voz alta. Puedes escribirlo, o decir solo: necesito ayuda.',
      'No tienes que encontrar las palabras perfectas. Basta una frase pequeña.',
    ],
  },
  notHeard: {
    younger: ['Yo te creo. Entonces tiene que saberlo otro adulto.', 'Es duro. No te rindas: díselo a otro adulto.'],
    older: [
      'Yo te creo. No todos escuchan bien la primera vez, así que prueba con otro adulto, por favor.',
      'Eso es difícil después de tanto valor. Por favor, no te rindas, y cuéntaselo a otro adulto.',
    ],
  },
  willTell: {
    younger: ['Eso es de valientes.', 'Bien, es un paso muy grande.'],
    older: ['Eso es de valientes, y una buena decisión.', 'Bien. Es un paso muy grande, y el correcto.'],
  },
  asksForHelp: {
    younger: ['No puedo ir, soy muy pequeño. Un adulto puede.', 'No tengo manos. Un adulto sí.'],
    older: [
      'No puedo ir ni llamar a nadie, porque solo soy un pequeño compañero. Un adulto sí puede.',
      'Me gustaría, pero no tengo manos ni piernas. Un adulto puede hacer algo de verdad.',
    ],
  },
  asksWhy: {
    younger: ['No lo sé. Tú no tienes la culpa.', 'Es difícil saberlo. No has hecho nada malo.'],
    older: [
      'No lo sé, y es una buena pregunta. No es por nada que hayas hecho.',
      'Eso no te lo puedo decir. Solo sé que no tienes la culpa.',
    ],
  },
  affection: {
    younger: ['Me gusta estar contigo.', 'Te tengo mucho cariño.'],
    older: ['A mí también me gusta estar contigo.', 'Gracias, me alegra oírlo.'],
  },
  scared: {
    younger: ['Tienes miedo. No pasa nada por tenerlo.', 'Tener miedo no es malo.'],
    older: ['Tienes miedo, y es normal.', 'No hay que avergonzarse de tener miedo.'],
  },
  sad: {
    younger: ['Estás triste. Puedes llorar.', 'Hay mucha tristeza ahí dentro.'],
    older: ['Estás triste, y está bien estarlo.', 'Hay mucha tristeza en eso.'],
  },
  angry: {
    younger: ['Tienes rabia. Está bien sentirla.', 'Hay rabia en tu barriga.'],
    older: ['Tienes rabia, y está bien sentirla.', 'Esa rabia tiene sitio aquí.'],
  },
  hurt: {
    younger: ['Te duele. Lo siento.', 'Ay, lo siento mucho.'],
    older: ['Te duele, y lo siento.', 'Siento que te duela tanto.'],
  },
  lonely: {
    younger: ['Sientes que no tienes a nadie. Yo estoy contigo.', 'Estar sin nadie da frío por dentro.'],
    older: ['Sientes que no tienes a nadie. Ahora mismo yo estoy contigo.', 'La soledad duele mucho.'],
  },
  ashamed: {
    younger: ['No tiene que darte vergüenza.', 'Está bien si te da vergüenza.'],
    older: ['No tienes nada de que avergonzarte.', 'A muchos niños les da vergüenza decir algo así.'],
  },
  other: {
    younger: ['Te oigo.', 'Te escucho.', 'Mmm, entiendo.', 'Estoy contigo.', 'Sí, lo he oído.'],
    older: ['Te oigo.', 'Te escucho.', 'Entiendo.', 'Estoy contigo.', 'Sí, lo he oído.'],
  },
}
