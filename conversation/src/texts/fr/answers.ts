import type { Answers } from '../texts.ts'

export const answers: Answers = {
  fault: {
    younger: ['Non, ce n’est pas à cause de toi.', 'Tu as bon cœur, et personne ne va te gronder.'],
    older: ['Non, ce n’est pas ta faute, quoi qu’on en dise.', 'Personne ne va te gronder, et tu as bon cœur.'],
  },
  secrecy: {
    younger: ['Je ne garde pas ces secrets-là. Tu dois être à l’abri.', 'Un secret lourd, on peut toujours le dire.'],
    older: [
      'Je ne garde pas ces secrets-là, car tu dois être à l’abri.',
      'Un secret lourd, on peut toujours le dire, même si quelqu’un l’interdit.',
    ],
  },
  cannotTell: {
    younger: ['C’est dur à dire. Tu peux aussi le dessiner.', 'Dis juste : j’ai besoin d’aide. Ça suffit.'],
    older: [
      'C’est dur de dire ça à voix haute. Tu peux l’écrire, ou dire juste : j’ai besoin d’aide.',
      'Tu n’as pas à trouver les mots parfaits. Une petite phrase suffit.',
    ],
  },
  notHeard: {
    younger: ['Moi, je te crois. Un autre adulte doit le savoir.', 'C’est dur. Ne laisse pas tomber.'],
    older: [
      'Moi, je te crois. On n’écoute pas toujours bien la première fois, alors essaie un autre adulte, s’il te plaît.',
      'C’est dur après tant de courage. Ne laisse pas tomber, s’il te plaît, et dis-le à un autre adulte.',
    ],
  },
  willTell: {
    younger: ['Ça, c’est du courage.', 'Bien, c’est un grand pas.'],
    older: ['C’est très courageux, et c’est une bonne décision.', 'Bien. C’est un grand pas, et le bon.'],
  },
  asksForHelp: {
    younger: ['Je suis trop petit pour venir. Un adulte peut.', 'Je n’ai pas de mains. Un adulte, si.'],
    older: [
      'Je ne peux ni venir ni appeler, car je ne suis qu’un petit compagnon. Un adulte peut le faire.',
      'J’aimerais bien, mais je n’ai ni mains ni jambes. Un adulte peut vraiment faire quelque chose.',
    ],
  },
  asksWhy: {
    younger: ['Je ne sais pas. Tu n’as rien fait de mal.', 'C’est dur à savoir. Ce n’est pas ta faute.'],
    older: [
      'Je ne sais pas, et c’est une bonne question. Ce n’est à cause de rien que tu aies fait.',
      'Ça, je ne peux pas te le dire. Je sais seulement que ce n’est pas ta faute.',
    ],
  },
  affection: {
    younger: ['J’aime être avec toi.', 'Je t’aime bien.'],
    older: ['Moi aussi, j’aime être avec toi.', 'Merci, ça me fait plaisir.'],
  },
  scared: {
    younger: ['Tu as peur. Tu as le droit.', 'On a le droit d’avoir peur.'],
    older: ['Tu as peur, et ça se comprend.', 'Il n’y a pas de honte à avoir peur.'],
  },
  sad: {
    younger: ['Tu as de la peine. Tu peux pleurer.', 'Ça fait beaucoup de tristesse.'],
    older: ['Tu as de la peine, et tu as le droit.', 'Il y a beaucoup de tristesse là-dedans.'],
  },
  angry: {
    younger: ['Tu es en colère. Tu as le droit.', 'Il y a de la colère dans ton ventre.'],
    older: ['Tu es en colère, et tu as le droit.', 'Cette colère a sa place ici.'],
  },
  hurt: {
    younger: ['Ça fait mal. Je suis avec toi.', 'Aïe, ça me fait de la peine.'],
    older: ['Ça fait mal, et ça me fait de la peine.', 'J’ai de la peine que ça fasse si mal.'],
  },
  lonely: {
    younger: ['Tu te sens sans personne. Je suis là.', 'La solitude, ça fait froid.'],
    older: ['Tu ressens de la solitude. En ce moment, je suis avec toi.', 'La solitude, c’est dur.'],
  },
  ashamed: {
    younger: ['Tu n’as pas à avoir honte.', 'La honte, ça passe.'],
    older: ['Tu n’as pas à avoir honte.', 'Beaucoup d’enfants ont du mal à dire ces choses.'],
  },
  other: {
    younger: ['Je t’entends.', 'Je t’écoute.', 'Mm, je vois.', 'Je suis avec toi.', 'Oui, j’ai entendu.'],
    older: ['Je t’entends.', 'Je t’écoute.', 'Je vois.', 'Je suis avec toi.', 'Oui, j’ai entendu.'],
  },
}
