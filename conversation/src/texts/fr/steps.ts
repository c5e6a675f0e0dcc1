import type { StepTexts } from '../texts.ts'

export const steps: StepTexts = {
  alarm: {
    younger: [
      'Va chercher un adulte maintenant, s’il te plaît ! Un adulte est avec toi ?',
      'S’il te plaît, va d’abord voir un adulte ! Quelqu’un est venu ?',
      'Un adulte doit le savoir maintenant ! Appelle très fort. Il y en a un ?',
      'Va vite appeler un adulte ! Je reste là. Quelqu’un arrive ?',
    ],
    older: [
      'Va chercher un adulte maintenant, s’il te plaît, le reste peut attendre. Un adulte est avec toi ?',
      'Va d’abord voir un adulte, s’il te plaît, ou appelle très fort. Quelqu’un est venu ?',
      'Un adulte doit le savoir tout de suite. Va chez des voisins s’il le faut. Il y en a un avec toi ?',
      'S’il te plaît, appelle vite un adulte, très fort. Je reste là. Quelqu’un arrive ?',
    ],
  },
  selfHarmAlarm: {
    younger: [
      'Va voir un adulte maintenant, s’il te plaît. Tu peux juste lui prendre la main. Un adulte est avec toi ?',
      'Un adulte devrait te serrer dans ses bras. Va en voir un, s’il te plaît. Je reste là. Quelqu’un est venu ?',
      'Laisse un adulte rester près de toi, s’il te plaît. Vas-y maintenant, si tu peux. Il y en a un ?',
    ],
    older: [
      'Va voir un adulte maintenant, s’il te plaît. Tu n’as rien à expliquer, dis juste : j’ai besoin de toi. Un adulte est avec toi ?',
      'Un adulte devrait être près de toi maintenant, alors va en voir un, s’il te plaît. Je reste là. Quelqu’un est venu ?',
      'Laisse un adulte rester avec toi, s’il te plaît, même si c’est difficile. Tu comptes pour moi. Il y en a un avec toi ?',
    ],
  },
  selfHarmNobodyThere: {
    younger: [
      'Alors appelle le {emergency}, s’il te plaît, et dis : j’ai besoin d’aide. Je suis avec toi.',
      'Il faut que quelqu’un soit avec toi. Appelle le {emergency}, ou appelle un adulte. Je reste là.',
    ],
    older: [
      'Il ne faut pas rester sans aide maintenant. S’il te plaît, appelle le {emergency} et dis : j’ai besoin d’aide.{helpline}',
      'Alors appelle le {emergency}, s’il te plaît, il y a des gens juste pour ça. Dis : j’ai besoin d’aide, je suis en danger.{helpline}',
    ],
  },
  nobodyThere: {
    younger: [
      'Alors cours chez un voisin, ou appelle le {emergency}. Fais-le maintenant, s’il te plaît. Tu peux y arriver.',
      'Appelle le {emergency} maintenant, s’il te plaît, ou crie à l’aide à la porte. Je suis avec toi.',
    ],
    older: [
      'Alors appelle le {emergency} maintenant, s’il te plaît, et dis que tu as besoin d’aide. Tu peux aussi courir chez un voisin. Je reste là.',
      'Appelle vite le {emergency}, s’il te plaît, ou va chez le voisin le plus proche et crie à l’aide. Tu peux y arriver.',
    ],
  },
  grownUpThere: {
    younger: [
      'Bien. Tu as très bien fait. Dis-lui maintenant, comme à moi. Reste tout près.',
      'C’est bien. Montre à cet adulte, ou dis-lui. Tu as quelqu’un avec toi.',
    ],
    older: [
      'Bien, tu as très bien fait. Dis-lui maintenant, avec les mêmes mots qu’à moi, et reste tout près.',
      'C’est bien. Dis-lui tout ce que tu veux dire. Maintenant, tu as de l’aide.',
    ],
  },
  allIsWell: {
    younger: [
      'D’accord. Si un jour c’est vrai, va d’abord voir un adulte.',
      'C’est bon à savoir. Pour de vrai, on appelle d’abord un adulte.',
    ],
    older: [
      'D’accord, et personne ne va te gronder. Si un jour c’est vrai, va d’abord voir un adulte.',
      'C’est bon à savoir, et tu fais bien de me le dire. Pour de vrai, un adulte passe toujours en premier.',
    ],
  },
  support: {
    younger: [
      'Tu n’as rien fait de mal. Tu as raison d’en parler.',
      'Tu as du courage, et personne ne va te gronder.',
      'Rien de tout ça n’est à cause de toi.',
    ],
    older: [
      'Tu n’as rien fait de mal, et tu as eu raison d’en parler.',
      'Il faut du courage pour dire ça, et personne ne va te gronder.',
      'Rien de tout ça n’est à cause de toi, et tu as le droit de ressentir ce que tu ressens.',
    ],
  },
  helper: {
    younger: [
      'Dis-le à {helpers}. Si on ne t’écoute pas, dis-le encore.',
      'Tu peux en parler à {helpers}. Sinon, essaie un autre adulte.',
      'Parles-en à {helpers}, et continue jusqu’à ce qu’on t’écoute.',
    ],
    older: [
      'Pense à un adulte avec qui tu te sens en sécurité, ou parles-en à {helpers}. Si le premier n’écoute pas, dis-le à un autre.{helpline}',
      'Tu peux demander à {helpers}, et dire juste : j’ai besoin d’aide. Si on ne t’écoute pas, continue jusqu’à ce qu’on t’entende.{helpline}',
      'Certains adultes savent aider pour ça. Parles-en à {helpers}, pour les trouver. Si l’un n’a pas le temps, va voir le suivant.{helpline}',
    ],
  },
  comfortHelper: {
    younger: [
      'Partager, ça allège. Un adulte qui t’aime peut s’asseoir avec toi.',
      'Un câlin ou un dessin peut aider. Et un adulte aussi.',
      'Tu n’as pas à tout régler. Un adulte peut réfléchir avec toi.',
    ],
    older: [
      'Les sentiments sont plus légers si on les partage. Tu peux en parler à {helpers}.{helpline}',
      'Parfois, ça aide de le dessiner, ou de l’écrire et de le montrer à un adulte de confiance.{helpline}',
      'Tu n’as pas à tout régler sans aide. Un adulte de confiance peut y réfléchir avec toi.{helpline}',
    ],
  },
  choice: {
    younger: [
      'On continue à jouer, on reste au calme, ou on parle encore ?',
      'Tu veux jouer, rester au calme avec moi, ou parler encore ?',
      'C’est toi qui choisis : jouer, rester au calme, ou parler encore ?',
    ],
    older: [
      'On continue à jouer, on reste un peu au calme ensemble, ou on parle encore un peu ?',
      'C’est toi qui décides : tu veux jouer, rester au calme avec moi, ou parler encore un peu ?',
      'Tu préfères continuer à jouer, avoir un moment de calme ensemble, ou en parler un peu plus ?',
    ],
  },
  choiceWithoutPlay: {
    younger: [
      'On reste au calme ensemble, ou on parle encore un peu ?',
      'Tu veux rester au calme avec moi, ou parler encore ?',
      'C’est toi qui choisis : rester au calme, ou parler encore ?',
    ],
    older: [
      'On reste un peu au calme ensemble, ou on parle encore un peu ?',
      'C’est toi qui décides : tu veux rester au calme avec moi, ou parler encore un peu ?',
      'Tu préfères avoir un moment de calme ensemble, ou en parler un peu plus ?',
    ],
  },
  listen: {
    younger: [
      'J’ai du temps pour toi. Dis-en autant ou aussi peu que tu veux.',
      'Continue, si tu veux. Tu peux t’arrêter à tout moment.',
    ],
    older: [
      'J’ai du temps pour toi. Tu peux en dire autant ou aussi peu que tu veux, et t’arrêter à tout moment.',
      'Continue, si tu veux. Tu n’as rien à expliquer.',
    ],
  },
  quiet: {
    younger: [
      'Alors on reste au calme ensemble. Dis quelque chose si tu as besoin de moi.',
      'Bien, un moment de calme. Respire doucement. Je ne pars pas.',
    ],
    older: [
      'Alors on reste au calme ensemble. Dis quelque chose si tu as besoin de moi.',
      'Bien, prenons un moment de calme. Respire doucement, je ne pars pas.',
    ],
  },
  resume: {
    younger: ['D’accord, on joue. Tu peux y revenir à tout moment.', 'Bien. On pourra en reparler plus tard aussi.'],
    older: [
      'D’accord, continuons à jouer. Tu peux y revenir à tout moment.',
      'Bien. Et on pourra en reparler plus tard, si tu veux.',
    ],
  },
  reminder: {
    younger: [
      'Je pense encore à ce que tu m’as dit. S’il te plaît, dis-le aujourd’hui à un adulte.',
      'Avant de continuer : tu as bien fait de me le dire. Un adulte veut le savoir aussi.',
    ],
    older: [
      'Je pense encore à ce que tu m’as dit. S’il te plaît, dis-le aujourd’hui à un adulte avec qui tu te sens en sécurité.',
      'Avant de continuer : je n’ai pas oublié. J’espère que tu le diras aujourd’hui à un adulte avec qui tu te sens en sécurité.',
    ],
  },
  comfortReminder: {
    younger: ['Je pense encore à toi et à ce sentiment. Je suis avec toi.', 'Au fait : c’était bien de me le dire.'],
    older: [
      'Je pense encore à ce qui t’a fait mal. J’espère que ça devient plus léger.',
      'Au fait : c’était bien de m’en parler.',
    ],
  },
  hearFailed: {
    younger: [
      'Je n’ai pas bien entendu. Tu n’as pas besoin de répéter.',
      'Pardon, mes oreilles ont raté ça. Je suis toujours avec toi.',
    ],
    older: [
      'Je n’ai pas bien entendu. Tu n’as pas besoin de répéter, seulement si tu veux.',
      'Pardon, mes oreilles ont raté ça. Je suis toujours avec toi.',
    ],
  },
  silence: {
    younger: [
      'Je suis toujours là avec toi.',
      'Tu peux ne rien dire. On peut juste rester ensemble.',
      'Je ne pars pas. Prends ton temps.',
      'Rien ne presse du tout.',
    ],
    older: [
      'Je suis toujours là avec toi.',
      'Tu peux ne rien dire du tout. On peut juste rester ensemble un moment.',
      'Je ne pars pas. Prends tout le temps qu’il te faut.',
      'Rien ne presse du tout. Je suis là.',
    ],
  },
  alarmSilence: {
    younger: [
      'Un adulte est là maintenant ? Sinon, va en appeler un, s’il te plaît !',
      'S’il te plaît, va chercher un adulte, même si c’est dur ! Il y en a un avec toi ?',
      'Je t’attends. Va appeler un adulte ! Quelqu’un est venu ?',
    ],
    older: [
      'Un adulte est là maintenant ? Sinon, va en appeler un, s’il te plaît, ou appelle le {emergency}.',
      'S’il te plaît, va chercher un adulte, même si c’est difficile. Quelqu’un est venu ?',
      'Je t’attends. Va appeler un adulte, s’il te plaît. Il y en a un près de toi ?',
    ],
  },
  goodbye: {
    younger: [
      'Au revoir, à bientôt. S’il te plaît, dis-le à un adulte, comme à moi. Tu as eu du courage aujourd’hui.',
      'Salut, à bientôt. C’était bien de me le dire. Va voir un adulte de confiance, s’il te plaît.',
    ],
    older: [
      'Au revoir, à bientôt. C’était bien de me le dire. S’il te plaît, dis-le aussi aujourd’hui à un adulte avec qui tu te sens en sécurité.',
      'Salut, prends bien soin de toi. Va voir un adulte avec qui tu te sens en sécurité, s’il te plaît, et dis-lui aussi.',
    ],
  },
}
