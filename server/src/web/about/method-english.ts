/** The method page in English. */
import { type Html, html } from '@riscontro/verdict-view';
import type { AboutText } from './about-page.ts';
import { figuresEnglish } from './figures-english.ts';
import { levelList, type MethodFacts } from './method-page.ts';
import { listed } from './sections.ts';

export function methodEnglish(facts: MethodFacts): AboutText {
  return {
    title: 'How a verdict is made',
    description:
      'How Riscontro checks texts, articles and images: principles, levels, limits and measured results.',
    lead: 'Riscontro looks for evidence, holds it side by side and says how far it goes. This page tells how it does that, how often it is right, and where it cannot be relied on.',
    contents: 'On this page',
    sections: [
      { id: 'principi', title: 'Principles', body: principles },
      { id: 'livelli', title: 'The levels and what they mean', body: levels },
      { id: 'punteggio', title: 'Score and confidence', body: score },
      { id: 'testi', title: 'How a claim is checked', body: claims(facts) },
      { id: 'articoli', title: 'How an article is checked', body: articles },
      { id: 'immagini', title: 'How an image is checked', body: images(facts) },
      { id: 'video', title: 'Videos', body: videos(facts) },
      { id: 'misure', title: 'How often it is right', body: figuresEnglish(facts.figures) },
      { id: 'limiti', title: 'Limits', body: limits },
      { id: 'correzioni', title: 'Corrections by people', body: corrections },
    ],
  };
}

const principles = html`<ul>
<li><strong>No evidence, no verdict.</strong> Every source in the list was really read, and every quotation stands word for word in what was read. Where evidence is missing the answer is “not verifiable”, never “false”.</li>
<li><strong>The page under test is not its own witness.</strong> The checked article, its copies and the sites that repeat it are no confirmation. Sources are counted by origin, not by number of pages.</li>
<li><strong>People first.</strong> A fact-check of the same claim that people have published outranks any computation, and is named as such.</li>
<li><strong>No single method condemns a picture.</strong> To call a real photo fake is the worst error this service can make.</li>
<li><strong>What is not known is said.</strong> A check that was not made or could not decide is in the result as just that, and so is a source that did not answer.</li>
</ul>`;

const levels = html`<h3>For claims and articles</h3>
${levelList(
  [
    ['vero', 'The sources that were read confirm it, and what confirms it weighs more than what refutes it.'],
    ['falso', 'The sources that were read refute it, and what refutes it weighs more than what confirms it.'],
    [
      'fuorviante',
      'One part holds and another does not: something is confirmed and something refuted, or the title says what the text does not bear out.',
    ],
    [
      'non verificabile',
      'The evidence is not enough to decide, or it is an opinion, a forecast or a private fact. It does not mean that it is true, nor that it is false.',
    ],
  ],
  'en',
)}
<h3>For images and videos</h3>
${levelList(
  [
    [
      'autentica',
      'No sign of manipulation was found. The story told with the picture can be false all the same.',
    ],
    ['sospetta', 'One alarm, or two hints of different kinds, ask for a closer look before it is believed.'],
    [
      'manipolata',
      'The file declares that a part was made with AI, or an alarm for an alteration is confirmed by a signal of another kind.',
    ],
    [
      'creata con IA',
      'A mark or a declaration in the file says so, or two signals of different kinds agree.',
    ],
  ],
  'en',
)}`;

const score = html`<p>The <strong>score</strong> goes from 0 to 100: 0 means surely false (for images and videos: surely not authentic), 100 surely true (or authentic). “Not verifiable” stands at 50 unless the evidence leans to one side.</p>
<p><strong>Confidence</strong> is something else: it says how sure the service is of its own answer. For texts it is high only with a published fact-check or a known answer to the same claim, or with at least two independent sources and a clear outcome. For images and videos it is high only where a recognised signature vouches for the history of the file, or where two alarms of different kinds agree.</p>`;

function claims({ installation }: MethodFacts): Html {
  const { usesKnowledge, services, weighsSources } = installation;
  const asked = services.filter(
    ({ use, kind }) => use === 'on' && kind !== 'ricerca_inversa' && kind !== 'modello_linguistico',
  );
  const model = services.find(({ use, kind }) => use === 'on' && kind === 'modello_linguistico');
  const places = [
    ...(usesKnowledge ? ['a collection of common claims and facts that comes with the program'] : []),
    'the texts and fact-checks that the operator has collected',
    ...asked.map(({ name }) => name),
  ];
  return html`<ol>
<li><strong>It reads the sentence.</strong> It recognises the language, takes single claims apart and tells facts from opinions, forecasts and private facts, which no source can settle.</li>
<li><strong>It searches.</strong> On this installation it asks, all at once, ${listed(places, 'and')}. Whoever does not answer in time is named in the result, and the others go on.</li>
<li><strong>It looks whether somebody has answered already.</strong> If a published fact-check is about the very same claim, that decides${usesKnowledge ? '; next comes the bundled collection' : ''}. Another number, another name or a negation make it another claim.</li>
<li><strong>It compares the passages.</strong> Of every passage that was found it says whether it confirms, refutes or says nothing, and which words decide. ${
    model
      ? html`A language model (${model.name}) reads them and is believed only where it quotes the passage word for word; when it does not answer, a local program takes its place. The texts it writes are marked as generated by AI.`
      : html`A local program does this, with public rules and weights: no language model writes the verdict.`
  }</li>
<li><strong>It counts independent sources.</strong> Ten pages that copy the same news are one source.${weighsSources ? ' The operator has also said how much certain sources weigh: where that matters, the result says so.' : ''}</li>
<li><strong>It decides.</strong> There is a level only if at least one quoted passage bears it out. Where a text holds several claims, a true half does not make the other half true.</li>
</ol>`;
}

const articles = html`<p>Title, text, author and dates are read from the page. The claims that matter are chosen: that of the title, those that take it up, what the first paragraph states. Reported words of others are left out. Each is checked like any claim, without using as evidence the article itself, its site or those who copy it.</p>
<ul>
<li>A false central claim makes the article false.</li>
<li>A false claim elsewhere, a misleading one, or a title that its own text contradicts makes it misleading.</li>
<li>“True” needs at least half of the claims confirmed, a central one among them, and none refuted.</li>
<li>In every other case it is not verifiable.</li>
</ul>
<p>A missing author or date, hidden text and the age of the page are told but have no weight in the level.</p>`;

function images({ installation: { looksForAi, services } }: MethodFacts): Html {
  const reverse = services.filter(({ use, kind }) => use === 'on' && kind === 'ricerca_inversa');
  return html`<p>The file is examined by many small methods. Each says what it saw, and one public rule makes a level of it.</p>
<ul>
<li><strong>Provenance.</strong> The signed history of the file (C2PA), declarations of origin, and the marks that generators leave.</li>
<li><strong>Data of the file.</strong> Device, dates, programs used, and the preview hidden in the file against the picture.</li>
<li><strong>Traces in the pixels.</strong> Regions copied within the photo, regions compressed or disturbed in another way than the rest. Where there is something to see, a map shows it.</li>
<li><strong>Detectors of AI.</strong> ${
    looksForAi
      ? 'This installation has at least one. Alone it is never enough for a verdict.'
      : 'This installation has none: a picture made with AI that bears no mark is not recognised, and the result says so.'
  }</li>
<li><strong>Earlier appearances.</strong> The picture is looked for among those known here${
    reverse.length > 0
      ? ` and with ${listed(
          reverse.map(({ name }) => name),
          'and',
        )}`
      : ''
  }. Where it was before helps to tell whether the story told with it is its own.</li>
<li><strong>Text in the picture.</strong> Where there is some, it is read and can be checked as a claim.</li>
</ul>
<p>Two methods that look at the same trace count once. In pictures, faces are not examined.</p>`;
}

function videos({ checksVideos, installation: { looksForAi } }: MethodFacts): Html {
  if (!checksVideos) {
    return html`<p>On this installation the verification of videos is not active. Whoever sends one gets this explanation, and no verdict.</p>`;
  }
  return html`<p>The video is decoded from beginning to end and looked at over time. The rule is that of images: no single signal is enough, and two count together only where they speak of the same moment.</p>
<ul>
<li><strong>The file.</strong> Signed provenance, marks of generators, device and dates; the structure of the file often tells which phone, program or application wrote it.</li>
<li><strong>Time.</strong> Cuts within a take that looks continuous, frozen pictures, stretches that are repeated, run backwards or were put in, sudden changes of grain or sharpness, traces of earlier compression. Every signal says when.</li>
<li><strong>Frames.</strong> Up to twenty-four are examined as pictures; a few strange frames are not enough. ${
    looksForAi
      ? 'Some go to the installed detectors of AI: most of them have to agree.'
      : 'No detector of AI is installed: a video made with AI that bears no mark is not recognised, and the result says so.'
  }</li>
<li><strong>Faces.</strong> It is measured whether a face moves and looks like what surrounds it. Faces are not recognised, and nothing of them is kept. It is a modest hint, and the result says so.</li>
<li><strong>Sound.</strong> Its length against the pictures, splices, jumps of level. Whether a voice was cloned cannot be told without a detector for it.</li>
<li><strong>Earlier appearances.</strong> The frames that stand for it are looked for among the pictures and videos that are known.</li>
</ul>
<p>To cut, to compress again, to add music or a title is ordinary for whoever publishes: it is told, and has no weight in the level.</p>`;
}

const limits = html`<ul>
<li><strong>Often it does not decide.</strong> Where the evidence is not enough it prefers “not verifiable”: silence costs less than misleading somebody.</li>
<li><strong>The local program compares words.</strong> A passage that says the same in quite other words can escape it.</li>
<li><strong>What has only just happened</strong> is often not in the sources yet.</li>
<li><strong>“Authentic” is no guarantee.</strong> It means that nothing was seen. Pictures shared on the web have nearly always lost the data and marks they were born with.</li>
<li><strong>Sources can be wrong,</strong> all of them together. Read them: that is why they are there.</li>
</ul>`;

const corrections = html`<p>An automatic verdict can be wrong. At the foot of every result there is “Report an error”: the report reaches whoever runs the installation. If a person corrects the verdict, a new version is made and marked as reviewed by a person; the page lists what was changed and why, and earlier versions stay readable.</p>`;
