import type { BusyPhrases, Fillers, RefusalTexts, SilenceTexts } from '../texts.ts'

export const busy: BusyPhrases = {
  wait: 'Hay muchos niños hablando conmigo ahora. Dame un momento, por favor.',
  askAgain: 'Hay muchos niños hablando conmigo ahora. Dímelo otra vez dentro de un ratito, por favor.',
  comeBack: 'Hay muchos niños hablando conmigo ahora. ¡Vuelve dentro de un ratito! Si algo va mal, díselo a un adulto.',
}

export const refusals: RefusalTexts = {
  noChild: 'Todavía no sé con quién hablo. Pide a un adulto que lo elija en Pipit, por favor.',
  noConsent:
    'Ahora no tengo permiso para hablar. Pide a un adulto que abra Pipit y acepte nuestras conversaciones, por favor.',
  noFamily: 'Todavía no soy de ninguna familia. Pide a un adulto que me añada en Pipit, por favor.',
  tryLater:
    'Ahora no puedo hablar, y no es culpa tuya. ¡Prueba otra vez dentro de un ratito! Si algo va mal, díselo a un adulto.',
  restarting: 'He dormido mucho y necesito un momento para despertarme. ¡Despiértame otra vez dentro de un ratito!',
}

export const fillers: Fillers = {
  whileGreeting: ['Un momento, me estoy despertando.', 'Mmm, primero estiro un poco las alas.'],
  whileStarting: ['¡Oh, una tarjeta! Déjame mirar.', '¡Una tarjeta! A ver qué es.'],
  forYounger: [
    'Mmm, déjame pensar.',
    'Un momento, estoy pensando.',
    'Espera un poquito, sigo pensando.',
    'Estoy pensando con toda mi cabeza.',
  ],
  forOlder: [
    'Mmm, déjame pensarlo.',
    'Dame un segundo, lo estoy pensando.',
    'A ver, déjame pensar.',
    'Todavía lo estoy pensando.',
  ],
}

export const silence: SilenceTexts = {
  encouragements: [
    'Sigo aquí. Tómate todo el tiempo que necesites.',
    'Sigo aquí. No hay prisa.',
    'Sigo aquí. Puedes pensar todo lo que quieras.',
  ],
  encouragementsWhileAway: ['Sigo aquí. Tómate tu tiempo.', 'Sin prisa, yo te espero.'],
  lastCalls: ['¿Sigues ahí? Te lo pregunto otra vez.', '¿Me oyes? Ahí va de nuevo.', '¿Te lo pregunto otra vez?'],
  stillThere: ['¿Sigues ahí? Puedes contarme lo que quieras.', '¿Sigues ahí? Te escucho.'],
  quietTogether: [
    'Puedes contarme lo que quieras, o podemos quedarnos un rato en silencio.',
    'También podemos quedarnos un ratito en silencio, tú y yo.',
  ],
  fallingAsleep: ['Aquí estoy. Cierra los ojos y descansa.', 'Todo está en calma. Descansa un poco.'],
  goodbye: 'Creo que ahora estás haciendo otra cosa. Háblame siempre que quieras. ¡Hasta luego!',
  goodbyeAfterGame:
    'Creo que ahora estás haciendo otra cosa. Podemos seguir con el juego siempre que quieras. ¡Hasta luego!',
  goodNight: 'Que duermas bien. Buenas noches.',
}
