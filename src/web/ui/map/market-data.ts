/**
 * @file Lanes and landmarks of the six markets for our own map ground, drawn by us from general knowledge: the course of the lanes and the
 * buildings along them, not a survey. Metres east and north of the market's middle, two numbers a point.
 */
import { t } from '#words/t.ts';

export type MarketGround = {
  /** Degrees, north and east. */
  readonly centre: readonly [north: number, east: number];
  readonly lanes: readonly (readonly number[])[];
  readonly landmarks: readonly (readonly [name: string, east: number, north: number])[];
};

// prettier-ignore
export const marketGrounds: readonly MarketGround[] = [
  { centre: [28.5496, 77.2346], lanes: [[-150,90,150,90,150,-90,-150,-90,-150,90],[0,90,0,-90],[-150,0,150,0],[-260,90,-150,90],[150,-90,280,-120]], landmarks: [[t('Park'),-60,45],[t('N Block lane'),210,-140],[t('Archana side'),250,110]] },
  { centre: [28.5703, 77.2427], lanes: [[-340,40,-120,20,140,10,330,0],[-120,20,-110,-190],[20,15,30,210],[140,10,150,-200],[-240,30,-230,160],[-110,-190,150,-200]], landmarks: [[t('Central Market'),60,60],[t('Metro, Lajpat Nagar'),-560,90],[t('Ring Road'),-100,-330]] },
  { centre: [28.6003, 77.227], lanes: [[-110,80,110,80,110,-80,-110,-80,-110,80],[-110,0,110,0],[0,80,0,150],[110,0,190,0]], landmarks: [[t('Front lane'),-70,92],[t('Middle lane'),0,18],[t('Metro, Khan Market'),130,260],[t('Lodhi Garden'),-560,-420]] },
  { centre: [28.5772, 77.1966], lanes: [[-190,60,190,50],[-190,-40,190,-50],[-190,60,-190,-40],[0,55,0,-45],[190,50,190,-50],[-90,58,-90,-160]], landmarks: [[t('Babu Market'),-120,-90],[t('Export lane'),90,90],[t('Metro, Sarojini Nagar'),60,-250]] },
  { centre: [28.6453, 77.1203], lanes: [[-330,-120,-60,-20,160,80,340,170],[-60,-20,-120,180],[160,80,210,-110],[-200,-70,-230,-220],[40,25,-10,190]], landmarks: [[t('Main Market'),-40,50],[t('Metro, Rajouri Garden'),260,400],[t('Ring Road'),420,120]] },
  { centre: [28.6562, 77.2302], lanes: [[-640,20,-300,10,0,0,300,-10,720,-20],[-80,0,-90,-180,-60,-320],[140,-5,150,-260],[-260,10,-280,-240],[-430,15,-440,200],[320,-10,330,220],[-280,-240,-90,-180,150,-260]], landmarks: [[t('Red Fort'),860,-10],[t('Fatehpuri Masjid'),-720,20],[t('Town Hall'),40,60],[t('Kinari Bazaar'),-20,-230],[t('Paranthe Wali Gali'),-120,-110],[t('Jama Masjid'),300,-600]] },
];
