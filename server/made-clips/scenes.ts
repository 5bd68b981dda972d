/** The kinds of shots that clips are made of: how bright, how noisy, how the camera and the things before it move. */

export const sceneNames = ['street', 'speaker', 'night', 'interview', 'sport', 'room'] as const;
export type SceneName = (typeof sceneNames)[number];

export interface SceneKind {
  readonly brightness: number;
  readonly contrast: number;
  readonly panes: number;
  readonly lamps: number;
  /** Standard deviation of the sensor's noise in grey levels. */
  readonly noise: number;
  /** The camera's way in frame widths a second, and how far its pan swings back and forth. */
  readonly panPerSecond: number;
  readonly sway: number;
  /** How much the view grows narrower, a second. */
  readonly zoomPerSecond: number;
  /** The hand's tremble in shares of the frame's width. */
  readonly shake: number;
  /** Things that move by themselves: how many, how fast (frame widths a second), how large. */
  readonly things: number;
  readonly thingSpeed: number;
  readonly thingSize: number;
  /** A person who speaks, with head, eyes and mouth. */
  readonly person: boolean;
  /** How far the exposure drifts, in shares. */
  readonly exposureDrift: number;
}

const steady = { lamps: 0, sway: 0, zoomPerSecond: 0, person: false, thingSize: 0.1, exposureDrift: 0.03 };

export const scenes: Readonly<Record<SceneName, SceneKind>> = {
  /** Walking through a street, camera in the hand. */
  street: {
    ...steady,
    brightness: 120,
    contrast: 90,
    panes: 50,
    noise: 2.5,
    panPerSecond: 0.06,
    zoomPerSecond: 0.01,
    shake: 0.004,
    things: 5,
    thingSpeed: 0.18,
  },
  /** Somebody videos himself while speaking. */
  speaker: {
    ...steady,
    brightness: 130,
    contrast: 60,
    panes: 20,
    noise: 2,
    panPerSecond: 0,
    sway: 0.02,
    shake: 0.005,
    things: 0,
    thingSpeed: 0,
    person: true,
  },
  /** Dark, few lights, strong noise. */
  night: {
    ...steady,
    brightness: 38,
    contrast: 26,
    panes: 20,
    lamps: 14,
    noise: 8,
    panPerSecond: 0.04,
    shake: 0.003,
    things: 3,
    thingSpeed: 0.15,
    exposureDrift: 0.08,
  },
  /** On a tripod: only the person moves, and little. */
  interview: {
    ...steady,
    brightness: 115,
    contrast: 55,
    panes: 25,
    noise: 1.2,
    panPerSecond: 0,
    shake: 0,
    things: 0,
    thingSpeed: 0,
    person: true,
    exposureDrift: 0,
  },
  /** The camera follows something fast. */
  sport: {
    ...steady,
    brightness: 125,
    contrast: 80,
    panes: 60,
    noise: 3,
    panPerSecond: 0.35,
    sway: 0.08,
    shake: 0.006,
    things: 6,
    thingSpeed: 0.5,
    thingSize: 0.08,
  },
  /** A room, the camera on a table; things are moved about. */
  room: {
    ...steady,
    brightness: 100,
    contrast: 70,
    panes: 35,
    noise: 3.5,
    panPerSecond: 0,
    shake: 0.0005,
    things: 3,
    thingSpeed: 0.1,
    thingSize: 0.14,
    exposureDrift: 0.05,
  },
};
