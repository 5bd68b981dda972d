/** Which elements behave how while markup becomes a tree, by the rules that browsers share (HTML, section 13.2). */

const named = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/));

export const voidElements = named(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr',
);

/** What may stand in a head; anything else begins the body. */
export const headElements = named('base basefont bgsound link meta noscript script style template title');

/** Their content is text up to their own end tag, with no tags in it. */
export const rawElements = named('iframe noembed noframes script style textarea title xmp');
/** In these of them entities are still read. */
export const escapableElements = named('textarea title');

/** They end a paragraph that is still open. */
export const closingParagraph =
  named(`address article aside blockquote center details dialog dir div dl fieldset
  figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li listing main menu nav ol p plaintext pre search
  section summary table ul dd dt xmp`);

/** Their end tag ends whatever is open within them. */
export const blockEnds =
  named(`address article aside blockquote button center details dialog dir div dl fieldset
  figcaption figure footer form header hgroup listing main menu nav ol pre search section summary ul`);

export const headings = named('h1 h2 h3 h4 h5 h6');

/** They go on in the next paragraph when their end tag is missing or stands in the wrong place. */
export const formattingElements = named('a b big code em font i nobr s small strike strong tt u');

/** They begin a list of formatting of their own. */
export const markedElements = named('applet marquee object');

export const specialElements =
  named(`address applet area article aside base basefont bgsound blockquote body br button
  caption center col colgroup dd details dir div dl dt embed fieldset figcaption figure footer form frame frameset h1 h2
  h3 h4 h5 h6 head header hgroup hr html iframe img input keygen li link listing main marquee menu meta nav noembed
  noframes noscript object ol p param plaintext pre script search section select source style summary table tbody td
  template textarea tfoot th thead title tr track ul wbr xmp`);

export const impliedEnds = named('dd dt li optgroup option p rb rp rt rtc');

export const tableParts = named('caption col colgroup tbody td tfoot th thead tr');
/** Text and other elements do not belong here, and are put before the table. */
export const tableStructure = named('table tbody tfoot thead tr');

const scope = 'applet caption html table td th marquee object template';
export const defaultScope = named(scope);
export const listItemScope = named(`${scope} ol ul`);
export const buttonScope = named(`${scope} button`);
export const tableScope = named('html table template');

/** They end a drawing or a formula in which they stand. */
export const endingForeign =
  named(`b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i
  img li listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var`);
/** Parts of drawings and formulas that hold ordinary content. */
export const integrationPoints = named('foreignobject desc title mi mo mn ms mtext annotation-xml');
