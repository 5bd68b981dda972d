/** The Huffman codes that the JPEG standard prints as examples (ITU-T T.81, tables K.3 to K.6): most cameras use them. */

/** Sixteen counts and the values, in the notation of the file and without the byte that names class and slot. */
const standardCodes = {
  direct: [
    '00010501010101010100000000000000000102030405060708090a0b',
    '00030101010101010101010000000000000102030405060708090a0b',
  ],
  alternating: [
    '0002010303020403050504040000017d01020300041105122131410613516107227114328191a1082342b1c11552d1f0243362' +
      '7282090a161718191a25262728292a3435363738393a434445464748494a535455565758595a636465666768696a73747576' +
      '7778797a838485868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3' +
      'd4d5d6d7d8d9dae1e2e3e4e5e6e7e8e9eaf1f2f3f4f5f6f7f8f9fa',
    '00020102040403040705040400010277000102031104052131061241510761711322328108144291a1b1c109233352f0156272' +
      'd10a162434e125f11718191a262728292a35363738393a434445464748494a535455565758595a636465666768696a737475' +
      '767778797a82838485868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9ca' +
      'd2d3d4d5d6d7d8d9dae2e3e4e5e6e7e8e9eaf2f3f4f5f6f7f8f9fa',
  ],
};

/** `table` as in the file: class and slot, sixteen counts, values. */
export function isStandardHuffman(table: Uint8Array): boolean {
  const codes = (table[0] ?? 0) >> 4 === 0 ? standardCodes.direct : standardCodes.alternating;
  return codes.includes(Buffer.from(table.subarray(1)).toString('hex'));
}
