import type { StepTexts } from '../texts.ts'

export const steps: StepTexts = {
  alarm: {
    younger: [
      '¡Busca a un adulto ahora, por favor! ¿Hay un adulto contigo?',
      '¡Por favor, ve primero con un adulto! ¿Ha venido alguien?',
      '¡Un adulto tiene que saberlo ahora! Grita bien fuerte. ¿Ya hay alguno contigo?',
      '¡Ve rápido y llama a un adulto! Yo sigo aquí. ¿Viene alguien?',
    ],
    older: [
      'Busca a un adulto ahora, por favor, lo demás puede esperar. ¿Hay un adulto contigo?',
      'Ve primero con un adulto, por favor, o llama a uno muy fuerte. ¿Ha venido alguien?',
      'Un adulto tiene que saberlo ahora mismo. Si hace falta, ve con los vecinos. ¿Ya hay alguien contigo?',
      'Por favor, llama a un adulto enseguida, muy fuerte. Yo sigo aquí. ¿Viene alguien?',
    ],
  },
  selfHarmAlarm: {
    younger: [
      'Ve ahora con un adulto, por favor. Basta con que le des la mano. ¿Hay un adulto contigo?',
      'Un adulto debería abrazarte ahora. Ve con uno, por favor. Yo sigo aquí. ¿Ha venido alguien?',
      'Deja que un adulto esté cerca de ti, por favor. Ve ahora, si puedes. ¿Ya hay alguno ahí?',
    ],
    older: [
      'Ve ahora con un adulto, por favor. No tienes que explicar nada, solo di: te necesito. ¿Hay un adulto contigo?',
      'Un adulto debería estar cerca de ti ahora, así que ve con uno, por favor. Yo sigo aquí. ¿Ha venido alguien?',
      'Deja que un adulto esté contigo ahora, por favor, aunque te cueste. Me importas. ¿Ya hay alguien contigo?',
    ],
  },
  selfHarmNobodyThere: {
    younger: [
      'Entonces llama al {emergency}, por favor, y di: necesito ayuda. Estoy contigo.',
      'Ahora necesitas a alguien contigo. Llama al {emergency}, o llama fuerte a un adulto. Yo sigo aquí.',
    ],
    older: [
      'No deberías quedarte a solas con esto. Por favor, llama al {emergency} y di: necesito ayuda.{helpline}',
      'Entonces llama al {emergency}, por favor, allí hay gente justo para esto. Di: necesito ayuda, estoy en peligro.{helpline}',
    ],
  },
  nobodyThere: {
    younger: [
      'Entonces corre a casa de un vecino, o llama al {emergency}. Hazlo ahora, por favor. Tú puedes.',
      'Llama ahora al {emergency}, por favor, o pide ayuda a gritos en la puerta. Estoy contigo.',
    ],
    older: [
      'Entonces llama ahora al {emergency}, por favor, y di que necesitas ayuda. También puedes correr a casa de un vecino. Yo sigo aquí.',
      'Llama enseguida al {emergency}, por favor, o ve con el vecino más cercano y pide ayuda a gritos. Tú puedes.',
    ],
  },
  grownUpThere: {
    younger: [
      'Bien. Lo has hecho genial. Cuéntaselo ahora, igual que a mí. Quédate a su lado.',
      'Muy bien. Enséñaselo al adulto, o díselo. Me alegro de que esté contigo.',
    ],
    older: [
      'Bien, lo has hecho muy bien. Cuéntaselo ahora, con las mismas palabras que a mí, y quédate a su lado.',
      'Muy bien. Cuéntale todo lo que quieras. Me alegro de que ya tengas a alguien contigo.',
    ],
  },
  allIsWell: {
    younger: [
      'Está bien. Si un día es verdad, avisa primero a un adulto.',
      'Me alegra saberlo. Si pasa de verdad, llama primero a un adulto.',
    ],
    older: [
      'Está bien, no pasa nada. Si algún día pasa algo así de verdad, ve primero con un adulto.',
      'Me alegra saberlo, y está bien que me lo digas. Cuando es de verdad, lo primero es un adulto.',
    ],
  },
  support: {
    younger: [
      'No has hecho nada malo. Has hecho bien en contarlo.',
      'Eres muy valiente, y nadie debe regañarte.',
      'Nada de esto es por tu culpa.',
    ],
    older: [
      'No has hecho nada malo, y contarlo era lo correcto.',
      'Hace falta valor para decir algo así, y nadie debe regañarte por ello.',
      'Nada de esto es por tu culpa, y está bien sentir lo que sientes.',
    ],
  },
  helper: {
    younger: [
      'Puedes decírselo a {helpers}. Si no escucha, díselo a otro adulto.',
      'Quizá puedas contárselo a {helpers}. Si no, prueba con otro adulto.',
      'Díselo a {helpers}, y sigue hasta que un adulto te escuche.',
    ],
    older: [
      'Piensa en un adulto con quien te sientas a salvo. Quizá puedas contárselo a {helpers}. Si el primero no te escucha, díselo a otro, por favor.{helpline}',
      'Puedes acudir a {helpers}, y decir solo: necesito ayuda. Si no te escuchan, sigue contándolo hasta que alguien lo haga.{helpline}',
      'Hay adultos que saben ayudar en esto. Si se lo dices a {helpers}, será más fácil encontrarlos. Si uno no tiene tiempo, ve con el siguiente.{helpline}',
    ],
  },
  comfortHelper: {
    younger: [
      'Lo que se comparte pesa menos. Un adulto que te caiga bien puede sentarse contigo.',
      'Un abrazo o un dibujo pueden ayudar. Y también un adulto que te caiga bien.',
      'No tienes que arreglarlo sin ayuda. Un adulto puede pensar contigo.',
    ],
    older: [
      'Los sentimientos pesan menos si se comparten. Quizá puedas contárselo a {helpers}.{helpline}',
      'A veces ayuda dibujarlo, o escribirlo y enseñárselo a un adulto que te caiga bien.{helpline}',
      'No tienes que arreglarlo sin ayuda. Un adulto que te caiga bien puede pensarlo contigo.{helpline}',
    ],
  },
  choice: {
    younger: [
      '¿Seguimos jugando, nos quedamos en silencio o hablamos un poco más?',
      '¿Quieres seguir jugando, estar en silencio conmigo o hablar más?',
      'Tú eliges: ¿seguir jugando, estar en silencio o hablar otro poquito?',
    ],
    older: [
      '¿Seguimos jugando, nos quedamos un rato en silencio o hablamos un poco más?',
      'Tú decides: ¿quieres seguir jugando, estar en silencio conmigo o hablar otro poco?',
      '¿Prefieres seguir jugando, tener un momento de silencio o hablar de ello un poco más?',
    ],
  },
  choiceWithoutPlay: {
    younger: [
      '¿Nos quedamos un rato en silencio o hablamos un poco más?',
      '¿Quieres estar en silencio conmigo o hablar más?',
      'Tú eliges: ¿estar en silencio o hablar otro poquito?',
    ],
    older: [
      '¿Nos quedamos un rato en silencio o hablamos un poco más?',
      'Tú decides: ¿quieres estar en silencio conmigo o hablar otro poco?',
      '¿Prefieres un momento de silencio o hablar de ello un poco más?',
    ],
  },
  listen: {
    younger: [
      'Tengo tiempo para ti. Di mucho o poco, lo que quieras.',
      'Sigue, si quieres. Puedes parar en cualquier momento.',
    ],
    older: [
      'Tengo tiempo para ti. Puedes decir mucho o poco, y parar en cualquier momento.',
      'Sigue, si quieres. No tienes que explicar nada.',
    ],
  },
  quiet: {
    younger: [
      'Entonces nos quedamos en silencio. Di algo si me necesitas.',
      'Bien, un momento de silencio. Respira despacio. No me voy.',
    ],
    older: [
      'Entonces nos quedamos en silencio. Di algo si me necesitas.',
      'Bien, tengamos un momento de silencio. Respira despacio, no me voy.',
    ],
  },
  resume: {
    younger: [
      'De acuerdo, seguimos jugando. Puedes volver a hablarme de ello siempre que quieras.',
      'Bien. Luego también podemos hablar otra vez.',
    ],
    older: [
      'De acuerdo, sigamos jugando. Puedes volver a hablar de ello siempre que quieras.',
      'Bien. Y luego podemos hablar de ello otra vez, si quieres.',
    ],
  },
  reminder: {
    younger: [
      'Sigo pensando en lo que me contaste. Por favor, díselo hoy a un adulto.',
      'Antes de seguir: hiciste bien en contármelo. Un adulto también quiere saberlo.',
    ],
    older: [
      'Sigo pensando en lo que me contaste. Por favor, díselo hoy a un adulto con quien te sientas a salvo.',
      'Antes de seguir: no lo he olvidado. Espero que hoy se lo cuentes a un adulto con quien te sientas a salvo.',
    ],
  },
  comfortReminder: {
    younger: [
      'Sigo pensando en ti y en ese sentimiento. Estoy contigo.',
      'Por cierto: me alegré de que me lo contaras.',
    ],
    older: [
      'Sigo pensando en lo que te dolió. Ojalá pese cada vez menos.',
      'Por cierto: me alegré de que me lo contaras.',
    ],
  },
  hearFailed: {
    younger: ['No te he oído bien. No hace falta que lo repitas.', 'Perdona, eso no lo he oído. Sigo contigo.'],
    older: [
      'No te he oído bien. No hace falta que lo repitas, solo si quieres.',
      'Perdona, eso no lo he oído. Sigo contigo.',
    ],
  },
  silence: {
    younger: [
      'Sigo aquí contigo.',
      'No tienes que hablar. Podemos estar así, tú y yo.',
      'No me voy. Tómate tu tiempo.',
      'No hay ninguna prisa.',
    ],
    older: [
      'Sigo aquí contigo.',
      'No tienes que decir nada. Podemos estar así un rato, tú y yo.',
      'No me voy. Tómate todo el tiempo que necesites.',
      'No hay ninguna prisa. Aquí estoy.',
    ],
  },
  alarmSilence: {
    younger: [
      '¿Hay ya un adulto ahí? Si no, ¡ve a llamar a uno, por favor!',
      '¡Por favor, busca a un adulto, aunque te cueste! ¿Hay alguno contigo?',
      'Te espero. ¡Ve a llamar a un adulto! ¿Ha venido alguien?',
    ],
    older: [
      '¿Hay ya un adulto ahí? Si no, ve a llamar a uno, por favor, o llama al {emergency}.',
      'Por favor, busca a un adulto, aunque te cueste. ¿Ha venido alguien?',
      'Te espero. Ve a llamar a un adulto, por favor. ¿Hay alguno cerca de ti?',
    ],
  },
  goodbye: {
    younger: [
      'Adiós por ahora. Por favor, cuéntaselo a un adulto, igual que a mí. Hoy has sido muy valiente.',
      'Hasta luego. Me alegro de que me lo contaras. Por favor, ve con un adulto de confianza.',
    ],
    older: [
      'Adiós por ahora. Hiciste bien en contármelo. Por favor, díselo hoy también a un adulto con quien te sientas a salvo.',
      'Hasta luego, cuídate mucho. Por favor, ve con un adulto con quien te sientas a salvo, y cuéntaselo también.',
    ],
  },
}
