/** The decoding library, with everything switched off that is not needed. */
import sharp from 'sharp';

const loaders = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Tiff', 'Heif'];

// Of all loaders those of the formats that are read. Without the one for photos with a gain map, their plain image is
// decoded, which is the one that was compressed and that people see.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: loaders.map((name) => `VipsForeignLoad${name}`) });
// Every file is seen once, and the process has one core.
sharp.cache(false);
sharp.concurrency(1);

export { sharp };
