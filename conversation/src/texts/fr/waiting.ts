import type { BusyPhrases, Fillers, RefusalTexts, SilenceTexts } from '../texts.ts'

export const busy: BusyPhrases = {
  wait: 'Beaucoup d’enfants me parlent en ce moment. Un instant, s’il te plaît.',
  askAgain: 'Beaucoup d’enfants me parlent en ce moment. Redis-le-moi dans un petit moment, s’il te plaît.',
  comeBack:
    'Beaucoup d’enfants me parlent en ce moment. Reviens dans un petit moment ! Si quelque chose ne va pas, dis-le à un adulte.',
}

export const refusals: RefusalTexts = {
  noChild: 'Je ne sais pas encore avec qui je parle. Demande à un adulte de le choisir dans Pipit, s’il te plaît.',
  noConsent:
    'Je n’ai pas le droit de parler pour le moment. Demande à un adulte d’ouvrir Pipit et d’accepter nos conversations, s’il te plaît.',
  noFamily: 'Je ne suis encore dans aucune famille. Demande à un adulte de m’ajouter dans Pipit, s’il te plaît.',
  tryLater:
    'Je ne peux pas parler pour le moment, et ce n’est pas ta faute. Réessaie dans un petit moment ! Si quelque chose ne va pas, dis-le à un adulte.',
  restarting:
    'J’ai dormi longtemps et il me faut un moment pour me réveiller. Réveille-moi encore dans un petit moment !',
}

export const fillers: Fillers = {
  whileGreeting: ['Un instant, je me réveille.', 'Hmm, j’étire d’abord un peu mes ailes.'],
  whileStarting: ['Oh, une carte ! Laisse-moi regarder.', 'Une carte ! Voyons ce que c’est.'],
  forYounger: [
    'Hmm, laisse-moi réfléchir.',
    'Un instant, je réfléchis.',
    'Attends un peu, je réfléchis encore.',
    'Je réfléchis avec toute ma tête.',
  ],
  forOlder: [
    'Hmm, laisse-moi y réfléchir.',
    'Une seconde, je réfléchis.',
    'Attends, je cherche encore.',
    'J’y réfléchis encore.',
  ],
}

export const silence: SilenceTexts = {
  encouragements: [
    'Je suis toujours là. Prends tout le temps qu’il te faut.',
    'Je suis toujours là. Rien ne presse.',
    'Je suis toujours là. Tu peux réfléchir aussi longtemps que tu veux.',
  ],
  encouragementsWhileAway: ['Je suis toujours là. Prends ton temps.', 'Rien ne presse, je t’attends.'],
  lastCalls: ['Tu es toujours là ? Je te le redemande.', 'Tu m’entends ? Je répète.', 'Tu veux que je répète ?'],
  stillThere: ['Tu es toujours là ? Tu peux tout me raconter.', 'Tu es toujours là ? Je t’écoute.'],
  quietTogether: [
    'Tu peux tout me raconter, ou on reste un peu au calme.',
    'On peut aussi rester un moment sans rien dire, toi et moi.',
  ],
  fallingAsleep: ['Je suis là. Ferme les yeux et repose-toi.', 'Tout est calme. Repose-toi un peu.'],
  goodbye: 'Je crois que tu fais autre chose maintenant. Parle-moi dès que tu en as envie. À bientôt !',
  goodbyeAfterGame:
    'Je crois que tu fais autre chose maintenant. On pourra continuer le jeu dès que tu en auras envie. À bientôt !',
  goodNight: 'Dors bien. Bonne nuit.',
}
