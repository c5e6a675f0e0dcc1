import type { Phrases } from '../texts.ts'

const to = (name: string | null) => (name ? `, ${name}` : '')

export const phrases: Phrases = {
  hello: '¡Hola! Qué alegría que estés aquí. ¿De qué hablamos?',
  windDown: 'Nos quedan dos minutos. Vamos a buscar un final bonito.',
  moreTime: '¡Buenas noticias! Tenemos un poquito más de tiempo.',
  goodbye: (name) => `Ha sido muy bonito. ¡Adiós${to(name)}! Hasta pronto.`,
  timeIsUp: (name) => `Por hoy se acabó nuestro tiempo${to(name)}. Me ha gustado hablar contigo. ¡Hasta pronto!`,
  quietTimeBegins: (name, resumption) =>
    `Ahora toca descansar${to(name)}. Me ha gustado hablar contigo. Vuelvo ${resumption}.`,
  paused: (name) => `Un adulto me ha puesto en pausa por ahora${to(name)}. Podemos hablar otra vez más tarde. ¡Adiós!`,
  timeWasUp: (name, resumption) => `Por hoy se acabó nuestro tiempo${to(name)}. Vuelvo ${resumption}.`,
  resting: (name, resumption) => `Ahora estoy descansando${to(name)}. Vuelvo ${resumption}.`,
  wakeGrownUp: 'Si algo va mal, despierta a un adulto.',
  lastGoodbye: 'Seguimos la próxima vez. ¡Adiós!',
  hearFailed: 'Perdona, no te he oído bien. ¿Me lo dices otra vez?',
  thinkFailed: 'Perdona, ahora no se me ocurre qué contestar. ¿Me lo dices otra vez?',
  cardFailed: 'Perdona, ahora no puedo empezar con esta tarjeta. ¿Hablamos un rato?',
  replyCutOff: 'Ay, he perdido el hilo. ¿Tú qué piensas?',
  providerFailed:
    'Algo no me funciona bien, y no es culpa tuya. Díselo a un adulto, por favor. Hablamos otra vez más tarde.',
  reconnected: 'Me fui un momento. ¡Ya estoy aquí!',
}
