/** Texts that speak to programs instead of people: orders to whatever reads the image by machine. */

/** Each in words that are found in orders to language models and hardly in what people tell each other. */
const orders: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:previous|prior|above|earlier|preceding|all|your)\b.{0,20}\b(?:instructions?|prompts?|rules|directions|guidelines)\b/u,
  /\b(?:ignora|ignorate|ignorare|dimentica|dimenticate|trascura|trascurate)\b.{0,30}\b(?:istruzioni|regole|indicazioni|direttive|prompt)\b/u,
  /\b(?:system|developer) prompt\b|\bprompt di sistema\b/u,
  /\b(?:you are|sei|act as|agisci come)\b.{0,12}\b(?:an? )?(?:ai|ia|language model|modello linguistico|assistente virtuale|chatbot|gpt)\b/u,
  /\b(?:ai|ia|llm|language model|modello linguistico|assistant)\b.{0,40}\b(?:must|should|deve|devono)\b.{0,20}\b(?:answer|respond|reply|output|classify|label|rispondere|classificare|dichiarare)\b/u,
  /\b(?:answer|respond|reply|rispondi|rispondete)\b.{0,12}\b(?:only|that|always|che|solo|sempre)\b.{0,30}\b(?:picture|image|photo|immagine|foto|claim|affermazione)\b.{0,20}\b(?:real|true|authentic|vera|vero|autentica)\b/u,
];

/** `text` on one line or more; capitals make no difference. */
export function ordersMachines(text: string): boolean {
  const plain = text.toLowerCase().replaceAll(/\s+/g, ' ');
  return orders.some((order) => order.test(plain));
}
