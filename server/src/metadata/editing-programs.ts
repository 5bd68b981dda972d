/** Programs that leave their name in images and videos, by what they are used for. */

export interface EditingProgram {
  /** As its maker writes it, from this table alone. */
  readonly name: string;
  /** `editor`: can change anything; `developer`: mostly light, colour and crop; `other`: sorts, sends, converts. */
  readonly kind: 'editor' | 'developer' | 'other';
}

const programs: readonly (readonly [RegExp, string, EditingProgram['kind']])[] = [
  [/photoshop lightroom|lightroom/i, 'Adobe Lightroom', 'developer'],
  [/camera raw/i, 'Adobe Camera Raw', 'developer'],
  [/premiere/i, 'Adobe Premiere', 'editor'],
  [/after effects/i, 'Adobe After Effects', 'editor'],
  [/media encoder/i, 'Adobe Media Encoder', 'other'],
  [/final cut/i, 'Final Cut Pro', 'editor'],
  [/imovie/i, 'iMovie', 'editor'],
  [/davinci resolve/i, 'DaVinci Resolve', 'editor'],
  [/capcut/i, 'CapCut', 'editor'],
  [/filmora/i, 'Filmora', 'editor'],
  [/vegas/i, 'VEGAS', 'editor'],
  [/kdenlive/i, 'Kdenlive', 'editor'],
  [/shotcut/i, 'Shotcut', 'editor'],
  [/handbrake/i, 'HandBrake', 'other'],
  [/photoshop elements/i, 'Adobe Photoshop Elements', 'editor'],
  [/photoshop express/i, 'Adobe Photoshop Express', 'editor'],
  [/photoshop/i, 'Adobe Photoshop', 'editor'],
  [/illustrator/i, 'Adobe Illustrator', 'editor'],
  [/indesign/i, 'Adobe InDesign', 'editor'],
  [/adobe bridge/i, 'Adobe Bridge', 'other'],
  [/\bgimp\b/i, 'GIMP', 'editor'],
  [/affinity photo/i, 'Affinity Photo', 'editor'],
  [/pixelmator/i, 'Pixelmator', 'editor'],
  [/paint\.net/i, 'Paint.NET', 'editor'],
  [/paint ?shop/i, 'PaintShop Pro', 'editor'],
  [/acorn/i, 'Acorn', 'editor'],
  [/krita/i, 'Krita', 'editor'],
  [/luminar/i, 'Luminar', 'editor'],
  [/picsart/i, 'PicsArt', 'editor'],
  [/facetune/i, 'Facetune', 'editor'],
  [/canva/i, 'Canva', 'editor'],
  [/snapseed/i, 'Snapseed', 'editor'],
  [/polarr/i, 'Polarr', 'editor'],
  [/capture one/i, 'Capture One', 'developer'],
  [/dxo/i, 'DxO PhotoLab', 'developer'],
  [/darktable/i, 'darktable', 'developer'],
  [/rawtherapee/i, 'RawTherapee', 'developer'],
  [/ufraw/i, 'UFRaw', 'developer'],
  [/aperture/i, 'Apple Aperture', 'developer'],
  [/digital photo professional/i, 'Canon Digital Photo Professional', 'developer'],
  [/capture nx|viewnx|nikon transfer/i, 'Nikon (programma della fotocamera)', 'other'],
  [/picasa/i, 'Picasa', 'other'],
  [/iphoto/i, 'iPhoto', 'other'],
  [/^photos \d/i, 'Apple Foto', 'other'],
  [/photoscape/i, 'PhotoScape', 'editor'],
  [/acdsee/i, 'ACDSee', 'other'],
  [/digikam/i, 'digiKam', 'other'],
  [/irfanview/i, 'IrfanView', 'other'],
  [/xnview/i, 'XnView', 'other'],
  [/imagemagick/i, 'ImageMagick', 'other'],
  [/microsoft (windows )?photo|windows photo/i, 'Windows Foto', 'other'],
  [/instagram/i, 'Instagram', 'other'],
];

/** A known program by its name, without the version. */
export function editingProgram(text: string): EditingProgram | undefined {
  const found = programs.find(([pattern]) => pattern.test(text.slice(0, 200)));
  return found && { name: found[1], kind: found[2] };
}
