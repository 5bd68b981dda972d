/**
 * What of a link may be kept and shown to others: where the page is, without what may be a secret of whoever sent it.
 * A secret in the path cannot be told from a name, and stays.
 */

/** Names under which sites say which page is meant. Only these stay; what is searched for (`q`) says more of who asks. */
const pageNames = new Set([
  ...[
    'id',
    'p',
    'page_id',
    'page',
    'pagina',
    'post',
    'postid',
    'post_id',
    'nid',
    'item',
    'itemid',
    'item_id',
  ],
  ...['article', 'articleid', 'article_id', 'artid', 'aid', 'articolo', 'idarticolo', 'id_articolo'],
  ...[
    'story',
    'storyid',
    'story_id',
    'news',
    'newsid',
    'news_id',
    'idnews',
    'notizia',
    'doc',
    'docid',
    'doc_id',
  ],
  ...['thread', 'threadid', 'topic', 'topicid', 'curid', 'oldid', 'title'],
  // Facebook's posts and images, and the videos of YouTube and others.
  ...['fbid', 'story_fbid', 'v', 'vid', 'video', 'videoid', 'video_id'],
  ...['lang', 'language', 'hl'],
]);

/** Names of signatures, keys and sessions: a link with one of them was made for somebody, and keeps no query at all. */
const secretNames = new Set([
  ...[
    'sig',
    'signature',
    'hmac',
    'policy',
    'expires',
    'expiry',
    'exp',
    'se',
    'sp',
    'sv',
    'sr',
    'st',
    'skoid',
  ],
  ...['token', 'jwt', 'auth', 'authorization', 'authkey', 'key', 'apikey', 'secret', 'credential', 'ticket'],
  ...['session', 'sessionid', 'sid', 'phpsessid', 'jsessionid', 'password', 'passwd', 'pwd', 'pass', 'otp'],
  ...['code', 'state', 'nonce', 'invite', 'resourcekey', 'awsaccesskeyid', 'googleaccessid', 'keypairid'],
]);
const secretStart = /^(?:x-(?:amz|goog|ms|oss|cos|obs)-|oauth|hdn)/;
const secretEnd = /(?:token|signature|secret|password|session|sessionid|apikey|accesskey|authkey)$/;

const number = /^\d{1,20}$/;
/** As videos have on YouTube: a longer mixture of letters and digits may be a key. */
const shortName = /^[\w-]{1,12}$/;
/** Facebook's way of numbering posts. */
const postNumber = /^pfbid[0-9A-Za-z]{20,90}$/;
const slugLengthMax = 100;
/** Words and numbers with hyphens between them. */
const slug = /^(?:\p{L}{1,24}|\d{1,20})(?:[-_.](?:\p{L}{1,24}|\d{1,20}))*$/u;

/** The link without credentials, fragment and every parameter that does not say which page it is; undefined for what is no http(s) link. */
export function storedLink(link: string): string | undefined {
  const url = URL.parse(link);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined;
  const pairs = url.search.slice(1).split('&');
  const isSecret = pairs.some((pair) => isSecretName(nameIn(pair)));
  const path = url.pathname.replace(/;[^/;=]*=[^/;]*/g, '');
  const query = isSecret ? [] : pairs.filter(saysWhichPage);
  return `${url.protocol}//${url.host}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

const nameIn = (pair: string) => decoded(pair.split('=', 1)[0] ?? '').toLowerCase();

function isSecretName(name: string): boolean {
  const plain = name.replace(/[-_.[\]]/g, '');
  return secretNames.has(plain) || secretStart.test(name) || secretEnd.test(plain);
}

function saysWhichPage(pair: string): boolean {
  const at = pair.indexOf('=');
  if (at < 1 || !pageNames.has(nameIn(pair))) return false;
  const value = decoded(pair.slice(at + 1));
  return (
    number.test(value) ||
    shortName.test(value) ||
    postNumber.test(value) ||
    (value.length <= slugLengthMax && slug.test(value))
  );
}

/** What cannot be decoded is nobody's page. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
